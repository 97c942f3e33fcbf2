import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import type { ChatParts, ChatStore } from './ChatStore.ts';

/**
 * The live chat, whose code is loaded with its page. Where this visitor has used it before it is loaded on every page,
 * as an answer may arrive on any.
 */
export class LazyChat {
  /** The chat once its code is loaded. */
  store: ChatStore | null = null;
  /** The stored state of a chat that this visitor has used. */
  used: unknown = null;
  #persistence: StatePersistence | null = null;
  #stopStore: (() => void) | null = null;
  readonly #parts: ChatParts;

  constructor(parts: ChatParts) {
    this.#parts = parts;
    makeAutoObservable(this, { store: observableRef, used: observableRef, open: false }, { autoBind: true });
  }

  /** False: this platform has no chat, and the page shows other contacts. */
  get canChat(): boolean {
    return this.#parts.openChat !== null;
  }

  get unread(): number {
    return this.store?.unread ?? 0;
  }

  get hasChatted(): boolean {
    return this.store?.hasChatted ?? this.used !== null;
  }

  /** The chat itself, created by the first call. */
  open(Chat: typeof ChatStore): ChatStore {
    const store = this.store ?? new Chat(this.#parts);
    if (store === this.store) return store;
    runInAction(() => (this.store = store));
    if (this.#persistence) this.#stopStore = store.start(this.#persistence);
    return store;
  }

  /** Returns the disposer. */
  start(persistence: StatePersistence): () => void {
    this.#persistence = persistence;
    this.#stopStore = this.store?.start(persistence) ?? null;
    const disposers = [
      // Written by the chat alone.
      persistence.keep(
        'chat',
        parseUsed,
        () => this.used,
        (used) => (this.used = used),
      ),
      reaction(
        () => this.canChat && !this.store && this.used !== null && this.#parts.ui.isOnline,
        (isNeeded) => isNeeded && void this.#load(),
        { fireImmediately: true },
      ),
    ];
    return () => {
      disposers.forEach((dispose) => dispose());
      this.#stopStore?.();
      this.#persistence = null;
    };
  }

  async #load(): Promise<void> {
    const module = await import('./ChatStore.ts').catch(() => null); // without it, the next connection tries again
    if (module && this.#persistence) this.open(module.ChatStore);
  }
}

const parseUsed = (stored: unknown): unknown => (isRecord(stored) && stored['hasChatted'] === true ? stored : null);
