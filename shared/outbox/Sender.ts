import type { Call, CallOptions } from '../client/ports.ts';
import { CoalescingRunner } from '../async/CoalescingRunner.ts';
import { ApiError } from '../contract/envelope.ts';
import { isRecord } from '../json/isRecord.ts';
import type { Payload } from '../signing/requestSignature.ts';
import { isIdempotencyKeyExpired, type OutboxEntry, type OutboxReason } from './entry.ts';
import type { EntryStore } from './EntryStore.ts';
import { classifyFailure, wasNeverSent } from './failureClass.ts';
import type { OutboxOperation } from './operations.ts';
import { PendingAnswers } from './PendingAnswers.ts';
import type { OutboxParts } from './ports.ts';
import { LONGEST_DELAY_MS, RetrySchedule } from './RetrySchedule.ts';
import { RoundTimer } from './RoundTimer.ts';

/** The time in ms that a caller waits for the answer before `call` rejects with the code `queued`. */
export const ANSWER_WAIT_MS = 15_000;
/** A first attempt older than this belongs to a tab that was closed. */
export const ORPHANED_AFTER_MS = 2 * ANSWER_WAIT_MS;

/** Milliseconds until the next attempt; null until its member signs in; or go on to the `next` entry. */
type NextStep = number | null | 'next';

/**
 * Sends the stored entries in order, with retries. A rejected entry waits for its owner; one without an answer blocks
 * the member's later entries, as their order matters.
 */
export class Sender {
  readonly #parts: OutboxParts;
  readonly #entries: EntryStore;
  readonly #changed: () => void;
  readonly #pending = new PendingAnswers();
  readonly #schedule: RetrySchedule;
  readonly #timer: RoundTimer;
  readonly #runner = new CoalescingRunner(() => this.#exclusiveRound());
  /** Answered, but the storage failed to record it: not sent again by this process. */
  readonly #finished = new Set<string>();
  #sending: string | null = null;

  constructor(parts: OutboxParts, entries: EntryStore, changed: () => void) {
    this.#parts = parts;
    this.#entries = entries;
    this.#changed = changed;
    this.#schedule = new RetrySchedule(parts.random);
    this.#timer = new RoundTimer(parts.clock, () => void this.send());
  }

  /** The id of the entry that is being sent. */
  get sending(): string | null {
    return this.#sending;
  }
  isFinished(id: string): boolean {
    return this.#finished.has(id);
  }
  lastFailure(id: string): OutboxReason | null {
    return this.#schedule.lastFailure(id);
  }

  /** The callers that wait for an answer. */
  get pending(): PendingAnswers {
    return this.#pending;
  }

  /** Forgets the earlier attempts of an entry. */
  resetAttempts(id: string): void {
    this.#schedule.reset(id);
  }

  /** Tries every entry that is due; one round at a time. */
  send(): Promise<void> {
    return this.#runner.run();
  }

  /** Another call was answered: the connection works. */
  reached(): void {
    this.#schedule.countSuccess();
    this.#timer.runEarly();
  }

  /** Rejects the caller's promise with `queued`, once the entry is marked as queued. */
  async keep(id: string): Promise<void> {
    // If the mark cannot be stored, the entry still is, since before its first attempt.
    await this.#mark(id, { isKept: true }).catch(() => undefined);
    // Without an entry it was answered meanwhile.
    if (this.#entries.find(id)) this.#pending.reject(id, new ApiError('queued'));
  }

  async #exclusiveRound(): Promise<void> {
    this.#timer.stop();
    try {
      // Without an entry to send no lock is requested: a browser does not keep a page in its back/forward cache if the
      // page holds a lock that another tab requests.
      const isAnyDue = await this.#next(new Map(), new Map());
      if (isAnyDue) await this.#parts.storage.exclusive(() => this.#round());
    } catch {
      // Unreadable now: tried again later.
      this.#timer.start(LONGEST_DELAY_MS);
    }
  }

  async #round(): Promise<void> {
    /** Members whose later entries are blocked, with the delay of the blocking entry. */
    const blocked = new Map<string, number | null>();
    /** Entries that let later ones go first, with their delays. */
    const yielding = new Map<string, number | null>();
    for (let entry = await this.#next(blocked, yielding); entry; entry = await this.#next(blocked, yielding)) {
      const step = await this.#attempt(entry).catch(() => LONGEST_DELAY_MS);
      if (step === 'next') continue;
      if (this.#schedule.yields(entry.id)) yielding.set(entry.id, step);
      else blocked.set(entry.owner, step);
    }
    const waiting = this.#entries.entries.filter(
      ({ id, owner }) => (blocked.has(owner) || yielding.has(id)) && this.#pending.has(id),
    );
    await Promise.all(waiting.map(({ id }) => this.keep(id)));
    const delays = [...blocked.values(), ...yielding.values()].filter((delay) => delay !== null);
    if (delays.length > 0) this.#timer.start(Math.min(...delays));
  }

  async #next(
    blocked: ReadonlyMap<string, unknown>,
    yielding: ReadonlyMap<string, unknown>,
  ): Promise<OutboxEntry | undefined> {
    const entries = await this.#entries.read();
    const [user, now] = [await this.#parts.memberId(), this.#parts.clock.now()];
    return entries.find(
      ({ id, owner, state, isKept, at }) =>
        state === 'awaiting' &&
        (owner === '' || owner === user) &&
        !blocked.has(owner) &&
        !yielding.has(id) &&
        !this.#finished.has(id) &&
        (isKept || this.#pending.has(id) || now - at > ORPHANED_AFTER_MS || now < at),
    );
  }

  async #attempt(entry: OutboxEntry): Promise<NextStep> {
    const { clock, call } = this.#parts;
    const now = clock.now();
    this.#timer.noteAttempt();
    if (isIdempotencyKeyExpired(entry, now)) return this.#review(entry, { code: 'unsure', message: '', errors: {} });
    const isOrphan = !entry.isKept && !this.#pending.has(entry.id);
    if (entry.unsureSince === null || isOrphan)
      await this.#mark(entry.id, { unsureSince: entry.unsureSince ?? now, isKept: entry.isKept || isOrphan });
    this.#sending = entry.id;
    this.#changed();
    try {
      const { name, payload, owner } = entry;
      return await this.#accept(entry, await ask(call, name, payload, { banTips: true, ...(owner && { owner }) }));
    } catch (error) {
      // A bug of ours, such as a payload without an address: a retry is useless, so it waits for its owner.
      return await this.#failed(entry, error instanceof ApiError ? error : new ApiError('malformed'), error);
    } finally {
      this.#sending = null;
      this.#changed();
    }
  }

  async #failed(entry: OutboxEntry, error: ApiError, thrown: unknown): Promise<NextStep> {
    const { id } = entry;
    const isBug = error !== thrown;
    if (this.#pending.has(id) && !entry.isKept && (typeof error.code === 'number' || isBug)) {
      // Taken before the storage is written, so that nothing else settles it meanwhile.
      const reject = this.#pending.takeReject(id);
      await this.#finish(id, () => this.#entries.remove((each) => each.id === id));
      reject(thrown);
      return 'next';
    }
    const failure = classifyFailure(error, entry);
    if (failure === 'done') return this.#accept(entry, null);
    const reason = { code: error.code, message: error.message, errors: error.fieldErrors };
    this.#schedule.countFailure(id, error, reason);
    const isHopeless = isBug || this.#schedule.isHopeless(id);
    if (failure === 'refused') this.#schedule.countSuccess();
    if (failure === 'refused' || (failure === 'later' && isHopeless)) return this.#review(entry, reason);
    const wasSure = entry.unsureSince === null || (!entry.isKept && entry.unsureSince === entry.at);
    if (wasSure && wasNeverSent(error)) await this.#mark(id, { unsureSince: null });
    const delay = this.#schedule.delayMs(id, error);
    return failure === 'signIn' ? null : delay;
  }

  async #accept({ id }: OutboxEntry, data: unknown): Promise<'next'> {
    this.#schedule.countSuccess();
    const { id: number, code } = isRecord(data) ? data : {};
    const result = {
      id: typeof number === 'number' ? number : null,
      code: typeof code === 'string' ? code : '',
      at: this.#parts.clock.now(),
    };
    await this.#finish(id, () => this.#entries.accept(id, result));
    this.#pending.resolve(id, data);
    return 'next';
  }

  /** Records that the entry was answered: it is not sent again, even if the storage fails. */
  async #finish(id: string, write: () => Promise<unknown>): Promise<void> {
    this.#schedule.reset(id);
    this.#finished.add(id);
    await write().then(
      () => this.#finished.delete(id),
      () => this.#changed(),
    );
  }

  async #review({ id }: OutboxEntry, reason: OutboxReason): Promise<'next'> {
    this.#schedule.reset(id);
    await this.#mark(id, { state: 'review', reason, isKept: true });
    await this.keep(id);
    return 'next';
  }

  async #mark(id: string, change: Partial<OutboxEntry>): Promise<void> {
    await this.#entries.update(id, (entry) => ({ ...entry, ...change }));
  }
}

// The API validates the payload; here it is opaque.
export const ask = (call: Call, name: OutboxOperation, payload: Payload, options: CallOptions): Promise<unknown> =>
  (call as (name: OutboxOperation, payload: Payload, options: CallOptions) => Promise<unknown>)(name, payload, options);
