import type { CallOptions } from '../client/ports.ts';
import type { Payload } from '../signing/requestSignature.ts';
import type { OutboxEntry } from './entry.ts';
import { EntryStore } from './EntryStore.ts';
import { applyCorrections } from './corrections.ts';
import { traitsOf, type OutboxOperation } from './operations.ts';
import type { OutboxParts } from './ports.ts';
import { ORPHANED_AFTER_MS, ask, ANSWER_WAIT_MS, Sender } from './Sender.ts';
import { itemOf, type OutboxAct, type OutboxPort, type OutboxView } from './view.ts';

/**
 * What was asked of the API and is not answered yet, in the order it was asked: kept before anybody is told that it
 * is, sent as often as it takes and done once, as each try carries the same key.
 */
export class Outbox implements OutboxPort {
  readonly #parts: OutboxParts;
  readonly #entries: EntryStore;
  readonly #sender: Sender;
  readonly #listeners = new Set<(view: OutboxView) => void>();
  #telling: Promise<void> = Promise.resolve();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#entries = new EntryStore(parts.storage, () => this.#tell());
    this.#sender = new Sender(parts, this.#entries, () => this.#tell());
  }

  /** Begins with what was kept; `isAlone`: no other process or tab can be at work on it. */
  async open({ isAlone }: { isAlone: boolean }): Promise<void> {
    await this.#entries.read();
    if (isAlone) await this.#entries.adopt().catch(() => undefined); // a disk that takes nothing now may later
    this.#tell();
    void this.send();
    // Entries that another tab is about to send, or was when it was closed.
    if (this.#entries.entries.some(({ isKept }) => !isKept))
      this.#parts.clock.after(2 * ORPHANED_AFTER_MS, () => void this.send());
  }

  takes(name: string): name is OutboxOperation {
    return this.#parts.takes.some((each) => each === name);
  }

  /** Asks through the outbox: answers what the API does, or throws `kept` when the answer has to be waited for. */
  async submit(name: OutboxOperation, payload: Payload, options: CallOptions = {}): Promise<unknown> {
    const { clock, who, newId, call } = this.#parts;
    const owner = traitsOf(name).isMembers ? await who() : '';
    const key = payload['idempotency_key'];
    const id = typeof key === 'string' ? key : newId();
    const at = clock.now();
    const first = { state: 'awaiting', isKept: false, unsureSince: at, reason: null, result: null } as const;
    const known = this.#sender.pending.get(id);
    if (known) return known;
    const answer = this.#sender.pending.add(id);
    const about = options.about ?? '';
    const isEntered = owner !== null && (await this.#entries.enter({ id, name, payload, owner, about, at, ...first }));
    if (!isEntered) {
      this.#sender.pending.delete(id);
      return ask(call, name, payload, options);
    }
    const keep = (): void => void this.#sender.keep(id);
    const stop = clock.after(ANSWER_WAIT_MS, keep);
    options.signal?.addEventListener('abort', keep, { once: true });
    void this.send();
    return answer.finally(() => {
      stop();
      options.signal?.removeEventListener('abort', keep);
    });
  }

  /** Tries everything that may be sent now; one round at a time. */
  send(): Promise<void> {
    return this.#sender.send();
  }

  /** Something else was answered: the way to the store is open. */
  reached(): void {
    this.#sender.reached();
  }

  /** Another tab has changed what is kept. */
  async follow(): Promise<void> {
    await this.#entries.read();
    this.#tell();
  }

  async read(): Promise<OutboxView> {
    const user = await this.#parts.who();
    const isMine = ({ owner }: OutboxEntry): boolean => owner === '' || owner === user;
    const { entries } = this.#entries;
    const items = entries
      // An entry that is answered at once was never queued.
      .filter((entry) => entry.isKept && isMine(entry) && !this.#sender.isFinished(entry.id))
      .map((entry) =>
        itemOf(entry, { isSending: entry.id === this.#sender.sending, lastTry: this.#sender.lastFailure(entry.id) }),
      );
    const others = entries.filter((entry) => !isMine(entry) && entry.state !== 'accepted').length;
    return { items, others, wasLost: this.#parts.storage.wasLost() };
  }

  /** A member's entries that the store has not accepted yet, in their order. */
  async openEntries(owner: string): Promise<readonly OutboxEntry[]> {
    const entries = await this.#entries.read();
    return entries.filter((entry) => entry.owner === owner && entry.state !== 'accepted');
  }

  onChanged(listener: (view: OutboxView) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async act(act: OutboxAct): Promise<void> {
    const { items } = await this.read();
    // Another member's entries and an entry that is being sent are out of reach.
    const id = 'id' in act ? items.find((item) => item.id === act.id && item.state !== 'sending')?.id : undefined;
    if (act.type === 'tidy') {
      const seen = items.filter(({ state }) => state === 'accepted').map((item) => item.id);
      await this.#entries.remove((entry) => seen.includes(entry.id));
    }
    if (act.type === 'discard' && id) await this.#entries.remove((entry) => entry.id === id);
    if (act.type === 'mend' && id)
      await this.#entries.update(id, (entry) => ({ ...entry, payload: applyCorrections(entry.payload, act.mend) }));
    if ((act.type === 'mend' || act.type === 'send') && id) await this.#again(id);
    if (act.type === 'mend' || act.type === 'send') void this.send();
  }

  /** Sends a rejected entry again, as its owner asks; they have seen the reason. */
  async #again(id: string): Promise<void> {
    this.#sender.resetAttempts(id);
    await this.#entries.update(id, (entry) =>
      entry.state === 'review' ? { ...entry, state: 'awaiting', reason: null, unsureSince: null } : entry,
    );
  }

  /** One view after the other, so that the last one told is the newest. */
  #tell(): void {
    const tell = async (): Promise<void> => {
      const view = await this.read();
      this.#listeners.forEach((listener) => listener(view));
    };
    this.#telling = this.#telling.then(tell);
  }
}
