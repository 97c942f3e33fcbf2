import type { Call } from '../../../shared/client/ports.ts';
import type { StatePersistence } from '../persistence/storage/StatePersistence.ts';

/** The draft of a single page, kept in the browser. */
export interface PageStore {
  persistIn(persistence: StatePersistence): () => void;
}
type StoreClass<S extends PageStore> = new (call: Call) => S;

/** The stores of single pages, each created when its page first asks for it: no other page loads their code. */
export class PageStores {
  readonly #call: Call;
  readonly #stores = new Map<StoreClass<PageStore>, PageStore>();
  readonly #disposers: (() => void)[] = [];
  /** Null until the page is hydrated: the server's HTML does not contain what the browser keeps. */
  #persistence: StatePersistence | null = null;

  constructor(call: Call) {
    this.#call = call;
  }

  get<S extends PageStore>(Store: StoreClass<S>): S {
    const existing = this.#stores.get(Store);
    if (existing) return existing as S; // the map's key is its class
    const store = new Store(this.#call);
    this.#stores.set(Store, store);
    if (this.#persistence) this.#disposers.push(store.persistIn(this.#persistence));
    return store;
  }

  /**
   * Restores each store from `persistence`, now or when it is created, and persists its changes until the disposer is
   * called.
   */
  start(persistence: StatePersistence): () => void {
    this.#persistence = persistence;
    for (const store of this.#stores.values()) this.#disposers.push(store.persistIn(persistence));
    return () => {
      this.#persistence = null;
      this.#disposers.splice(0).forEach((dispose) => dispose());
    };
  }
}
