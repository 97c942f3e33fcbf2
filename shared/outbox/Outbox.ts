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
 * Requests that have no answer yet, in order. Each is stored before its caller is told so, retried until answered, and
 * processed once, as every attempt carries the same idempotency key.
 */
export class Outbox implements OutboxPort {
  readonly #parts: OutboxParts;
  readonly #entries: EntryStore;
  readonly #sender: Sender;
  readonly #listeners = new Set<(view: OutboxView) => void>();
  #notifying: Promise<void> = Promise.resolve();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#entries = new EntryStore(parts.storage, () => this.#notify());
    this.#sender = new Sender(parts, this.#entries, () => this.#notify());
  }

  /** Opens with the stored entries; `isAlone`: no other process or tab uses the same storage. */
  async open({ isAlone }: { isAlone: boolean }): Promise<void> {
    await this.#entries.read();
    if (isAlone) await this.#entries.adopt().catch(() => undefined); // the disk may be writable again later
    this.#notify();
    void this.send();
    // Entries that another tab was about to send when it was closed.
    if (this.#entries.entries.some(({ isKept }) => !isKept))
      this.#parts.clock.after(2 * ORPHANED_AFTER_MS, () => void this.send());
  }

  takes(name: string): name is OutboxOperation {
    return this.#parts.takes.some((each) => each === name);
  }

  /** Sends through the outbox: returns the API's answer, or throws `queued` when the request stays queued. */
  async submit(name: OutboxOperation, payload: Payload, options: CallOptions = {}): Promise<unknown> {
    const { clock, memberId, call } = this.#parts;
    const owner = traitsOf(name).isMembers ? await memberId() : '';
    const entry = { ...this.#entryOf(name, payload), about: options.about ?? '' };
    const { id } = entry;
    const pendingAnswer = this.#sender.pending.get(id);
    if (pendingAnswer) return pendingAnswer;
    const answer = this.#sender.pending.add(id);
    const isEntered = owner !== null && (await this.#entries.enter({ ...entry, owner }));
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

  /** Queues a request without a member or a waiting page. Returns whether it was stored. */
  async queue(name: OutboxOperation, payload: Payload): Promise<boolean> {
    const isEntered = await this.#entries.enter({ ...this.#entryOf(name, payload), isKept: true });
    if (isEntered) void this.send();
    return isEntered;
  }

  /** A new entry, without an owner. */
  #entryOf(name: OutboxOperation, payload: Payload): OutboxEntry {
    const key = payload['idempotency_key'];
    const id = typeof key === 'string' ? key : this.#parts.newId();
    const at = this.#parts.clock.now();
    const first = { state: 'awaiting', isKept: false, unsureSince: at, reason: null, result: null } as const;
    return { id, name, payload, owner: '', about: '', at, ...first };
  }

  /** Tries to send everything that is due; one round at a time. */
  send(): Promise<void> {
    return this.#sender.send();
  }

  /** Another call was answered: the connection works. */
  reached(): void {
    this.#sender.reached();
  }

  /** Another tab has changed the stored entries. */
  async follow(): Promise<void> {
    await this.#entries.read();
    this.#notify();
  }

  async read(): Promise<OutboxView> {
    const user = await this.#parts.memberId();
    const isMine = ({ owner }: OutboxEntry): boolean => owner === '' || owner === user;
    const { entries } = this.#entries;
    const items = entries
      // An entry that is answered at once was never queued.
      .filter((entry) => entry.isKept && isMine(entry) && !this.#sender.isFinished(entry.id))
      .map((entry) =>
        itemOf(entry, { isSending: entry.id === this.#sender.sending, lastTry: this.#sender.lastFailure(entry.id) }),
      );
    const others = entries.filter((entry) => !isMine(entry) && entry.state !== 'accepted').length;
    const { storage } = this.#parts;
    const isLocked = storage.isLocked?.() ?? false;
    return { items, others, isLocked, wasLost: isLocked || storage.wasLost() };
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
    // Entries of other members, and an entry that is being sent, cannot be changed.
    const id = 'id' in act ? items.find((item) => item.id === act.id && item.state !== 'sending')?.id : undefined;
    if (act.type === 'clearAccepted') {
      const acceptedIds = items.filter(({ state }) => state === 'accepted').map((item) => item.id);
      await this.#entries.remove((entry) => acceptedIds.includes(entry.id));
    }
    if (act.type === 'discard' && id) await this.#entries.remove((entry) => entry.id === id);
    if (act.type === 'correct' && id)
      await this.#entries.update(id, (entry) => ({
        ...entry,
        payload: applyCorrections(entry.payload, act.corrections),
      }));
    if ((act.type === 'correct' || act.type === 'send') && id) await this.#again(id);
    if (act.type === 'correct' || act.type === 'send') void this.send();
  }

  /** Sends a rejected entry again at its owner's request. */
  async #again(id: string): Promise<void> {
    this.#sender.resetAttempts(id);
    await this.#entries.update(id, (entry) =>
      entry.state === 'review' ? { ...entry, state: 'awaiting', reason: null, unsureSince: null } : entry,
    );
  }

  /** Publishes one view after the other, so that the last one is the newest. */
  #notify(): void {
    const notify = async (): Promise<void> => {
      const view = await this.read();
      this.#listeners.forEach((listener) => listener(view));
    };
    this.#notifying = this.#notifying.then(notify);
  }
}
