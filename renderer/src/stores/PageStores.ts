import type { Call } from '../../../shared/client/ports.ts';
import type { StatePersistence } from '../persistence/storage/StatePersistence.ts';
import type { Platform } from '../platform/Platform.ts';
import type { NoticeStore } from './notices/NoticeStore.ts';

/** What a page's store may use. */
interface PageStoreParts {
  platform: Platform;
  notices: NoticeStore;
}
/** The state of a single page, kept in the browser; in `tab` what is lost with the tab. */
export interface PageStore {
  persistIn(persistence: StatePersistence, tab: StatePersistence): () => void;
}
export type StoreClass<S extends PageStore> = new (call: Call, parts: PageStoreParts) => S;

/** The stores of single pages, each created when its page first asks for it: no other page loads their code. */
export class PageStores {
  readonly #call: Call;
  readonly #parts: PageStoreParts;
  readonly #stores = new Map<StoreClass<PageStore>, PageStore>();
  readonly #disposers: (() => void)[] = [];
  /** Null until the page is hydrated: the server's HTML does not contain what the browser keeps. */
  #persistence: [all: StatePersistence, tab: StatePersistence] | null = null;

  constructor(call: Call, parts: PageStoreParts) {
    this.#call = call;
    this.#parts = parts;
  }

  get<S extends PageStore>(Store: StoreClass<S>): S {
    const existing = this.#stores.get(Store);
    if (existing) return existing as S; // the map's key is its class
    const store = new Store(this.#call, this.#parts);
    this.#stores.set(Store, store);
    if (this.#persistence) this.#disposers.push(store.persistIn(...this.#persistence));
    return store;
  }

  /**
   * Restores each store from where it is kept, now or when it is created, and persists its changes until the disposer is
   * called.
   */
  start(persistence: StatePersistence, tab: StatePersistence): () => void {
    this.#persistence = [persistence, tab];
    for (const store of this.#stores.values()) this.#disposers.push(store.persistIn(persistence, tab));
    return () => {
      this.#persistence = null;
      this.#disposers.splice(0).forEach((dispose) => dispose());
    };
  }
}
