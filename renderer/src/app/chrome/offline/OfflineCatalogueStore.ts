import { makeAutoObservable, observableRef } from 'mobx';
import type { CatalogueBridge } from '../../../../../shared/ipc/bridge.ts';
import type { CatalogueView } from '../../../../../shared/ipc/catalogue.ts';
import type { Stores } from '../../../stores/Stores.ts';

/** The client's offline catalogue; while pages are shown from it, the page counts as offline. */
class OfflineCatalogueStore {
  view: CatalogueView | null = null;
  readonly #port: CatalogueBridge;
  readonly #ui: Stores['ui'];

  constructor(port: CatalogueBridge, ui: Stores['ui']) {
    this.#port = port;
    this.#ui = ui;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  start(): void {
    this.#port.onChanged(this.accept);
    void this.#port.read().then(this.accept);
  }

  refresh(): void {
    void this.#port.refresh();
  }

  accept(view: CatalogueView): void {
    const wasServing = this.view?.isServing ?? false;
    this.view = view;
    if (view.isServing) this.#ui.setOnline(false);
    else if (wasServing) this.#ui.setOnline(true);
  }
}

const stores = new WeakMap<CatalogueBridge, OfflineCatalogueStore>();

/** One per page, created when its code is loaded; null without an offline catalogue. */
export function offlineCatalogueOf({ catalogue, ui }: Pick<Stores, 'catalogue' | 'ui'>): OfflineCatalogueStore | null {
  if (!catalogue) return null;
  const existing = stores.get(catalogue);
  if (existing) return existing;
  const store = new OfflineCatalogueStore(catalogue, ui);
  stores.set(catalogue, store);
  store.start();
  return store;
}
