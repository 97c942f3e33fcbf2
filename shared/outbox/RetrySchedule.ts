import { backoffDelay } from '../async/backoff.ts';
import type { ApiError } from '../contract/envelope.ts';
import type { OutboxReason } from './entry.ts';
import { isUnexpectedAnswer } from './failureClass.ts';

/** Exponential backoff with jitter between two attempts, in milliseconds. */
const BACKOFF = { first: 2_000, longest: 300_000 };
/** After this many unexpected answers, later entries are tried before this one. */
const YIELD_AFTER = 8;
/** After this many unexpected answers while the store answers other calls, the entry itself is considered the cause. */
const OWN_FAULT_AFTER = 8;

interface Attempts {
  count: number;
  /** The attempts with an unexpected answer: an error page, or an error of the store. */
  unexpected: number;
  /** The attempts with an unexpected answer although the store answered another call since the attempt before. */
  unexpectedAlone: number;
  /** `#successes` at the last attempt. */
  successes: number;
  last: OutboxReason;
}

/**
 * Counts failed attempts by entry and decides when to retry. An outage or a proxy's error page is not the entry's
 * fault: unexpected answers count against it only while the store answers other calls.
 */
export class RetrySchedule {
  readonly #attempts = new Map<string, Attempts>();
  readonly #random: () => number;
  #successes = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Counts a call that the store answered, this or any other. */
  countSuccess(): void {
    this.#successes += 1;
  }

  countFailure(id: string, error: ApiError, last: OutboxReason): void {
    const before = this.#attempts.get(id) ?? {
      count: 0,
      unexpected: 0,
      unexpectedAlone: 0,
      successes: this.#successes,
    };
    const isUnexpected = isUnexpectedAnswer(error);
    this.#attempts.set(id, {
      count: before.count + 1,
      unexpected: before.unexpected + (isUnexpected ? 1 : 0),
      unexpectedAlone: before.unexpectedAlone + (isUnexpected && this.#successes > before.successes ? 1 : 0),
      successes: this.#successes,
      last,
    });
  }

  /** Forgets the attempts of an entry. */
  reset(id: string): void {
    this.#attempts.delete(id);
  }

  lastFailure(id: string): OutboxReason | null {
    return this.#attempts.get(id)?.last ?? null;
  }

  /** Whether entries behind this one are tried before it. */
  yields(id: string): boolean {
    return (this.#attempts.get(id)?.unexpected ?? 0) >= YIELD_AFTER;
  }

  /** Whether another attempt is useless, as the entry itself causes the unexpected answers. */
  isHopeless(id: string): boolean {
    return (this.#attempts.get(id)?.unexpectedAlone ?? 0) >= OWN_FAULT_AFTER;
  }

  /** Milliseconds until the next attempt; at least what the server asks for (`retry_after`). */
  delayMs(id: string, { retryAfter }: Pick<ApiError, 'retryAfter'>): number {
    const { count } = this.#attempts.get(id) ?? { count: 1 };
    return Math.max((retryAfter ?? 0) * 1_000, backoffDelay(count - 1, this.#random(), BACKOFF));
  }
}

/** The delay after a round in which the storage failed. */
export const LONGEST_DELAY_MS = BACKOFF.longest;
