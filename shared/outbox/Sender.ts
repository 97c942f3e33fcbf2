import type { Call, CallOptions } from '../client/ports.ts';
import { backoffDelay } from '../async/backoff.ts';
import { ApiError } from '../contract/envelope.ts';
import { isRecord } from '../json/isRecord.ts';
import type { Payload } from '../signing/requestSignature.ts';
import { isIdempotencyKeyExpired, type OutboxEntry, type OutboxReason } from './entry.ts';
import type { EntryStore } from './EntryStore.ts';
import type { OutboxOperation } from './operations.ts';
import type { OutboxParts } from './ports.ts';
import { isUnexpectedAnswer, classifyFailure, wasNeverSent } from './failureClass.ts';

/** How long whoever asked waits for the answer himself. */
export const ANSWER_WAIT_MS = 15_000;
/** A first try this old belongs to a tab that is gone. */
export const ORPHANED_AFTER_MS = 2 * ANSWER_WAIT_MS;
const PAUSE = { first: 2_000, longest: 300_000 };
/** After so many wrong answers those behind an entry are tried before it. */
const STEP_ASIDE_AFTER = 8;
/** So many wrong answers, while the store answers others rightly, are taken for the entry's own fault. */
const OWN_FAULT_AFTER = 8;
/** Another call got through: worth a try, but not at each of them. */
const REACHED_GAP_MS = 15_000;

type Waiter = PromiseWithResolvers<unknown>;
interface Tried {
  count: number;
  /** Of these, how often something answered wrongly: an error page, or an error of the store's. */
  wrong: number;
  /** Of these, how often the store had answered something else rightly since the try before. */
  wrongAlone: number;
  /** `#answers` at the last try. */
  answers: number;
  last: OutboxReason;
}

/**
 * Sends what the ledger holds, in its order and as often as it takes: an entry that the store refuses steps aside and
 * waits for a person; one that gets no answer holds up those behind it, for the order is its member's. An entry that gets
 * wrong answers waits as long as the store answers nothing else: an error page of a proxy or an outage is not its fault.
 */
export class Sender {
  readonly #parts: OutboxParts;
  readonly #ledger: EntryStore;
  readonly #changed: () => void;
  readonly #waiters = new Map<string, Waiter>();
  readonly #tried = new Map<string, Tried>();
  /** Answered, though the storage did not take it: never sent again by this process. */
  readonly #over = new Set<string>();
  #sending: string | null = null;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #callOff: (() => void) | null = null;
  #triedAt = 0;
  /** Right answers of the store so far, to whatever was asked. */
  #answers = 0;

  constructor(parts: OutboxParts, ledger: EntryStore, changed: () => void) {
    this.#parts = parts;
    this.#ledger = ledger;
    this.#changed = changed;
  }

  /** What is on its way at this moment. */
  get sending(): string | null {
    return this.#sending;
  }
  isOver(id: string): boolean {
    return this.#over.has(id);
  }
  lastTry(id: string): OutboxReason | null {
    return this.#tried.get(id)?.last ?? null;
  }

  /** Whoever asked for it waits for its answer, and is told `kept` when he has waited long enough. */
  expect(id: string): Promise<unknown> {
    const waiter: Waiter = Promise.withResolvers();
    this.#waiters.set(id, waiter);
    return waiter.promise;
  }
  expected(id: string): Promise<unknown> | undefined {
    return this.#waiters.get(id)?.promise;
  }
  expectNoMore(id: string): void {
    this.#waiters.delete(id);
  }

  /** Its earlier tries do not count any more. */
  startOver(id: string): void {
    this.#tried.delete(id);
  }

  /** Tries everything that may be sent now; one round at a time. */
  async send(): Promise<void> {
    this.#isAskedAgain = this.#running !== null;
    this.#running ??= this.#rounds();
    await this.#running;
  }

  /** Something else was answered: the way to the store is open. */
  reached(): void {
    this.#answers += 1;
    if (this.#callOff && this.#parts.clock.now() - this.#triedAt > REACHED_GAP_MS) void this.send();
  }

  /** Whoever asked waits no longer; he learns that it is kept only when it is. */
  async keep(id: string): Promise<void> {
    // Where this cannot be written the entry itself still is, since before its first try.
    await this.#mark(id, { isKept: true }).catch(() => undefined);
    const waiter = this.#ledger.find(id) && this.#waiters.get(id);
    if (!waiter) return; // answered in this very moment
    this.#waiters.delete(id);
    waiter.reject(new ApiError('kept'));
  }

  async #rounds(): Promise<void> {
    try {
      do {
        this.#isAskedAgain = false;
        this.#callOff?.();
        this.#callOff = null;
        await this.#parts.storage.exclusive(() => this.#round());
      } while (this.#isAskedAgain);
    } finally {
      // In the same moment: whoever asked between the last look and this would be taken for a part of what is over.
      this.#running = null;
    }
  }

  async #round(): Promise<void> {
    const held = new Map<string, number | null>();
    /** Entries that let those behind them go first, with their pauses. */
    const aside = new Map<string, number | null>();
    for (let entry = await this.#next(held, aside); entry; entry = await this.#next(held, aside)) {
      const pause = await this.#try(entry).catch(() => PAUSE.longest);
      if (pause === 'go on') continue;
      if (this.#stepsAside(entry.id)) aside.set(entry.id, pause);
      else held.set(entry.owner, pause);
    }
    const behind = this.#ledger.entries.filter(
      ({ id, owner }) => (held.has(owner) || aside.has(id)) && this.#waiters.has(id),
    );
    await Promise.all(behind.map(({ id }) => this.keep(id)));
    const pauses = [...held.values(), ...aside.values()].filter((pause) => pause !== null);
    if (pauses.length > 0) this.#callOff = this.#parts.clock.after(Math.min(...pauses), () => void this.send());
  }

  #stepsAside(id: string): boolean {
    return (this.#tried.get(id)?.wrong ?? 0) >= STEP_ASIDE_AFTER;
  }

  async #next(
    held: ReadonlyMap<string, unknown>,
    aside: ReadonlyMap<string, unknown>,
  ): Promise<OutboxEntry | undefined> {
    const entries = await this.#ledger.read();
    const [user, now] = [await this.#parts.who(), this.#parts.clock.now()];
    return entries.find(
      ({ id, owner, state, isKept, at }) =>
        state === 'awaiting' &&
        (owner === '' || owner === user) &&
        !held.has(owner) &&
        !aside.has(id) &&
        !this.#over.has(id) &&
        (isKept || this.#waiters.has(id) || now - at > ORPHANED_AFTER_MS || now < at),
    );
  }

  /** Answers how long to wait before the next try, null until its member is there; or to go on with the next. */
  async #try(entry: OutboxEntry): Promise<number | null | 'go on'> {
    const { clock, call } = this.#parts;
    const now = clock.now();
    this.#triedAt = now;
    if (isIdempotencyKeyExpired(entry, now)) return this.#review(entry, { code: 'unsure', message: '', errors: {} });
    const isOrphan = !entry.isKept && !this.#waiters.has(entry.id);
    if (entry.unsureSince === null || isOrphan)
      await this.#mark(entry.id, { unsureSince: entry.unsureSince ?? now, isKept: entry.isKept || isOrphan });
    this.#sending = entry.id;
    this.#changed();
    try {
      const { name, payload, owner } = entry;
      return await this.#accept(entry, await ask(call, name, payload, { banTips: true, ...(owner && { owner }) }));
    } catch (error) {
      // Our own fault, such as an address that cannot be made of it: nobody but its author can help.
      return await this.#failed(entry, error instanceof ApiError ? error : new ApiError('malformed'), error);
    } finally {
      this.#sending = null;
      this.#changed();
    }
  }

  async #failed(entry: OutboxEntry, error: ApiError, thrown: unknown): Promise<number | null | 'go on'> {
    const { id } = entry;
    const waiter = this.#waiters.get(id);
    const isAnswered = typeof error.code === 'number' || error !== thrown;
    if (waiter && !entry.isKept && isAnswered) {
      this.#waiters.delete(id);
      await this.#end(id, () => this.#ledger.remove((each) => each.id === id));
      waiter.reject(thrown);
      return 'go on';
    }
    const verdict = classifyFailure(error, entry);
    if (verdict === 'done') return this.#accept(entry, null);
    const reason = { code: error.code, message: error.message, errors: error.fieldErrors };
    const { count, wrongAlone } = this.#count(id, error, reason);
    const isHopeless = error !== thrown || wrongAlone >= OWN_FAULT_AFTER;
    if (verdict === 'refused') this.#answers += 1;
    if (verdict === 'refused' || (verdict === 'later' && isHopeless)) return this.#review(entry, reason);
    const wasSure = entry.unsureSince === null || (!entry.isKept && entry.unsureSince === entry.at);
    if (wasSure && wasNeverSent(error)) await this.#mark(id, { unsureSince: null });
    const wait = Math.max((error.retryAfter ?? 0) * 1_000, backoffDelay(count - 1, this.#parts.random(), PAUSE));
    return verdict === 'signIn' ? null : wait;
  }

  #count(id: string, error: ApiError, last: OutboxReason): Tried {
    const before = this.#tried.get(id) ?? { count: 0, wrong: 0, wrongAlone: 0, answers: this.#answers };
    const isWrong = isUnexpectedAnswer(error);
    const tried = {
      count: before.count + 1,
      wrong: before.wrong + (isWrong ? 1 : 0),
      wrongAlone: before.wrongAlone + (isWrong && this.#answers > before.answers ? 1 : 0),
      ...{ answers: this.#answers, last },
    };
    this.#tried.set(id, tried);
    return tried;
  }

  async #accept({ id }: OutboxEntry, data: unknown): Promise<'go on'> {
    this.#answers += 1;
    const { id: number, code } = isRecord(data) ? data : {};
    const result = {
      id: typeof number === 'number' ? number : null,
      code: typeof code === 'string' ? code : '',
      at: this.#parts.clock.now(),
    };
    await this.#end(id, () => this.#ledger.accept(id, result));
    const waiter = this.#waiters.get(id);
    this.#waiters.delete(id);
    waiter?.resolve(data);
    return 'go on';
  }

  /** It has been answered: whatever the storage makes of that, it is not sent again. */
  async #end(id: string, write: () => Promise<unknown>): Promise<void> {
    this.#tried.delete(id);
    this.#over.add(id);
    await write().then(
      () => this.#over.delete(id),
      () => this.#changed(),
    );
  }

  async #review({ id }: OutboxEntry, reason: OutboxReason): Promise<'go on'> {
    this.#tried.delete(id);
    await this.#mark(id, { state: 'review', reason, isKept: true });
    await this.keep(id);
    return 'go on';
  }

  async #mark(id: string, change: Partial<OutboxEntry>): Promise<void> {
    await this.#ledger.update(id, (entry) => ({ ...entry, ...change }));
  }
}

// The contract's shapes are checked at the API's end; here a call is a name and what goes with it.
export const ask = (call: Call, name: OutboxOperation, payload: Payload, options: CallOptions): Promise<unknown> =>
  (call as (name: OutboxOperation, payload: Payload, options: CallOptions) => Promise<unknown>)(name, payload, options);
