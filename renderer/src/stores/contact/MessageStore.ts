import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import { MESSAGE_POLL_HIDDEN_MS, MESSAGE_POLL_MAX_MS, MESSAGE_POLL_MS } from '../../../../shared/contract/limits.ts';
import type { Reply, Request } from '../../../../shared/contract/contract.ts';
import type { Message, MessageCounts, MessageFlag } from '../../../../shared/contract/schemas/messages.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { startTimer } from '../startTimer.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { Task } from '../Task.ts';
import type { UiStore } from '../UiStore.ts';

export interface MessageParts {
  call: Call;
  session: SessionStore;
  ui: UiStore;
  after?: (ms: number, run: () => void) => () => void;
}

const UNKNOWN: Partial<MessageCounts> = {};

/**
 * The delay until the next poll: the usual time, longer while the page is hidden, doubled with each failure (back-off).
 */
export const pollDelay = (isVisible: boolean, failures: number): number =>
  Math.min(MESSAGE_POLL_MAX_MS, (isVisible ? MESSAGE_POLL_MS : MESSAGE_POLL_HIDDEN_MS) * 2 ** failures);

/** The number of unread messages, polled while a member is signed in, and the messages that were read meanwhile. */
export class MessageStore {
  counts = UNKNOWN;
  readonly readingAll = new Task();
  /** Incremented by "mark all as read", after which lists have to be read again. */
  sweeps = 0;
  /** Messages marked as read here since the lists were read. */
  readonly #marks = observable.map<number, boolean>();
  #failures = 0;
  /** Incremented by each mark; a count requested before is outdated. */
  #turn = 0;
  #stop: () => void = () => undefined;
  readonly #parts: Required<MessageParts>;

  constructor(parts: MessageParts) {
    this.#parts = { after: startTimer, ...parts };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the disposer. */
  start(): () => void {
    const { session, ui } = this.#parts;
    const follow = reaction(
      () => ({ userId: session.user?.user_id, isVisible: ui.isVisible, isOnline: ui.isOnline }),
      ({ userId, isVisible, isOnline }, before) => {
        if (userId !== before?.userId) this.#forget();
        this.#stop();
        if (userId === undefined || !isOnline) return;
        if (isVisible) void this.#poll();
        else this.#next();
      },
      { fireImmediately: true },
    );
    return () => {
      follow();
      this.#stop();
    };
  }

  isRead({ id, is_read: wasRead }: Message): boolean {
    return this.#marks.get(id) ?? wasRead;
  }

  /** Optimistic: shown at once, rolled back if the server refuses. */
  async mark(message: Message, isRead: boolean): Promise<void> {
    if (this.isRead(message) === isRead) return;
    this.#set(message, isRead);
    try {
      await this.#change('setMessageState', { id: message.id, is_read: isRead });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#set(message, !isRead); // the call itself has shown the error
    }
  }

  /** Marks everything, or everything of one kind, as read. */
  readAll(flag: MessageFlag | null): Promise<boolean> {
    this.#turn += 1;
    return this.readingAll.run(
      () => this.#change('setAllMessagesRead', flag ? { flag } : {}),
      (counts) => {
        this.#turn += 1;
        this.counts = counts;
        this.#marks.clear();
        this.sweeps += 1;
      },
    );
  }

  /** Requests an idempotent change, once more after a failure: only its answer may have been lost. The second failure is shown. */
  #change<N extends 'setMessageState' | 'setAllMessagesRead'>(name: N, payload: Request<N>): Promise<Reply<N>> {
    const { call } = this.#parts;
    return call(name, payload, { banTips: true }).catch(() => call(name, payload));
  }

  #set({ id, flag }: Message, isRead: boolean): void {
    const by = isRead ? -1 : 1;
    const changed = (count = 0): number => Math.max(0, count + by);
    runInAction(() => {
      this.#turn += 1;
      this.#marks.set(id, isRead);
      this.counts = { ...this.counts, total: changed(this.counts.total), [flag]: changed(this.counts[flag]) };
    });
  }

  async #poll(): Promise<void> {
    this.#stop();
    // A cancelled poll schedules no next one.
    let isOver = false;
    this.#stop = () => (isOver = true);
    const turn = this.#turn;
    try {
      const counts = await this.#parts.call('countMessageFlags', {}, { banTips: true });
      if (isOver) return;
      if (turn === this.#turn) runInAction(() => (this.counts = counts));
      this.#failures = 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOver) return;
      this.#failures += 1;
    }
    this.#next();
  }

  #next(): void {
    const { after, ui } = this.#parts;
    this.#stop = after(pollDelay(ui.isVisible, this.#failures), () => void this.#poll());
  }

  #forget(): void {
    this.counts = UNKNOWN;
    this.#marks.clear();
    this.#failures = 0;
  }
}
