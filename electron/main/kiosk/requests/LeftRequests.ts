import type { Call, CallOptions, Clock } from '../../../../shared/client/ports.ts';
import { isTransient } from '../../../../shared/client/isTransient.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import { ANSWER_WAIT_MS } from '../../../../shared/outbox/Sender.ts';
import { Outbox } from '../../../../shared/outbox/Outbox.ts';
import type { OutboxParts } from '../../../../shared/outbox/ports.ts';
import type { OutboxItem, OutboxView } from '../../../../shared/outbox/view.ts';
import type { Payload } from '../../../../shared/signing/requestSignature.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import type { AuditCode } from '../staff/AuditLog.ts';
import { isVisitorsRequest, leftRequestOf } from './leftRequestOf.ts';

/** How long a request is kept that the store never accepts. */
const LEFT_REQUEST_DAYS = 14;
const DAY_MS = 86_400_000;
/**
 * The first check comes long after the start: the clock of a machine that was off may be wrong until it has a network,
 * and by then the requests have been sent.
 */
const EXPIRY_CHECK_MS = 3_600_000;
const READ_AGAIN_MS = 60_000;

export interface LeftRequestParts {
  /** Encrypted; refuses to store anything without its key. */
  storage: OutboxParts['storage'];
  /** Calls the API without a session, as another visitor may be signed in when a request is sent. */
  call: Call;
  clock: Clock;
  newId(): string;
  random(): number;
  language(): Language;
  /** Gets no personal data. */
  audit(what: AuditCode, detail?: string): void;
}

export interface LeftRequestCount {
  waiting: number;
  /** Refused by the store; kept until they expire. */
  refused: number;
}

/**
 * Visitors' requests for quotations that the store did not answer: kept by an outbox, whatever is wiped meanwhile, and
 * sent when the store answers. No page ever reads them.
 */
export class LeftRequests {
  readonly #parts: LeftRequestParts;
  readonly #outbox: Outbox;
  /** The entries whose end is in the audit log. */
  readonly #reported = new Set<string>();

  constructor(parts: LeftRequestParts) {
    const { storage, call, clock, newId, random } = parts;
    this.#parts = parts;
    this.#outbox = new Outbox({
      storage,
      call,
      clock,
      newId,
      random,
      takes: ['leaveRequest'],
      memberId: () => Promise.resolve(null),
    });
    // A failed write is in the log already. The next change of the outbox tries again.
    this.#outbox.onChanged((view) => void this.#reportEnded(view).catch(() => undefined));
  }

  /** Reads what earlier runs have kept, and sends it. */
  open(): void {
    this.#checkExpiry();
    void this.#read();
  }

  async #read(): Promise<void> {
    try {
      await this.#outbox.open({ isAlone: true });
    } catch {
      // The keychain may start later than the kiosk.
      this.#parts.clock.after(READ_AGAIN_MS, () => void this.#read());
    }
  }

  /** `call` for the kiosk's pages: throws `kept` for a request that is kept. */
  through(call: Call): Call {
    const callOrKeep = async (name: OperationName, payload: Payload, options: CallOptions = {}): Promise<unknown> => {
      if (isVisitorsRequest(name)) return this.#request(call, name, payload, options);
      const answer = await call(name as never, payload as never, options);
      this.#outbox.reached();
      return answer;
    };
    return callOrKeep as Call;
  }

  /** Null if the kept requests cannot be read. */
  async count(): Promise<LeftRequestCount | null> {
    const entries = await this.#parts.storage.read().catch(() => null);
    const inState = (state: string): number => entries?.filter((entry) => entry.state === state).length ?? 0;
    return entries && { waiting: inState('awaiting'), refused: inState('review') };
  }

  async #request(call: Call, name: OperationName, payload: Payload, options: CallOptions): Promise<unknown> {
    try {
      return await this.#callWithTimeout(call, name, payload, options);
    } catch (error) {
      const isUnanswered = error instanceof ApiError && hasNoAnswer(error);
      const guestRequest = isUnanswered ? leftRequestOf(payload, this.#parts.language()) : null;
      if (!guestRequest || !(await this.#outbox.queue('leaveRequest', guestRequest))) throw error;
      this.#parts.audit('request-kept', await this.#waiting());
      throw new ApiError('queued');
    }
  }

  /** A late answer must not sign anybody in, so the call is cancelled when its time is over. */
  async #callWithTimeout(call: Call, name: OperationName, payload: Payload, options: CallOptions): Promise<unknown> {
    const limit = new AbortController();
    const abort = (): void => limit.abort();
    const stop = this.#parts.clock.after(ANSWER_WAIT_MS, abort);
    options.signal?.addEventListener('abort', abort, { once: true });
    try {
      return await call(name as never, payload as never, { ...options, signal: limit.signal });
    } catch (error) {
      throw limit.signal.aborted && options.signal?.aborted !== true ? new ApiError('timeout') : error;
    } finally {
      stop();
      options.signal?.removeEventListener('abort', abort);
    }
  }

  /** Reports what became of requests, and forgets the accepted ones. */
  async #reportEnded({ items }: OutboxView): Promise<void> {
    const ended = items.filter(
      ({ id, state }) => (state === 'accepted' || state === 'review') && !this.#reported.has(id),
    );
    for (const item of ended) {
      this.#reported.add(item.id);
      await this.#report(item);
    }
    if (items.some(({ state }) => state === 'accepted')) await this.#outbox.act({ type: 'clearAccepted' });
  }

  async #report({ state, reason }: OutboxItem): Promise<void> {
    const { audit } = this.#parts;
    // The store's message may repeat what was typed.
    if (state === 'review') audit('request-refused', `code ${reason?.code}`);
    else audit('request-sent', await this.#waiting());
  }

  #checkExpiry(): void {
    this.#parts.clock.after(EXPIRY_CHECK_MS, () => {
      this.#checkExpiry();
      void this.#expire().catch(() => undefined); // unreadable: the next check tries again
    });
  }

  async #expire(): Promise<void> {
    const { items } = await this.#outbox.read();
    const now = this.#parts.clock.now();
    for (const { id } of items.filter(({ at }) => now - at > LEFT_REQUEST_DAYS * DAY_MS)) {
      await this.#outbox.act({ type: 'discard', id });
      this.#parts.audit('request-expired', `${LEFT_REQUEST_DAYS} days`);
    }
  }

  async #waiting(): Promise<string> {
    return `waiting: ${(await this.count())?.waiting ?? '?'}`;
  }
}

/** The store did not answer, or with a fault that passes; not a refusal, and not the page's own cancelling. */
const hasNoAnswer = ({ code }: ApiError): boolean =>
  typeof code === 'string' ? code !== 'cancelled' : isTransient(code);
