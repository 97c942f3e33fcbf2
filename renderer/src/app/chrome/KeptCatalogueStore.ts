import { makeAutoObservable, observableRef } from 'mobx';
import type { CatalogueBridge } from '../../../../shared/ipc/bridge.ts';
import type { CatalogueView } from '../../../../shared/ipc/catalogue.ts';
import type { Stores } from '../../stores/Stores.ts';

/** What the client keeps of the catalogue; where pages are shown from it, the page knows that it has no network. */
export class KeptCatalogueStore {
  view: CatalogueView | null = null;
  readonly #port: CatalogueBridge;
  readonly #page: Pick<Stores, 'ui' | 'reads'>;

  constructor(port: CatalogueBridge, page: Pick<Stores, 'ui' | 'reads'>) {
    this.#port = port;
    this.#page = page;
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
    const { ui, reads } = this.#page;
    if (view.isServing) ui.setOnline(false);
    if (!wasServing || view.isServing) return;
    // What was read from the disk is asked for again, with a member's prices in it.
    reads.expire();
    ui.setOnline(true);
  }
}

const stores = new WeakMap<CatalogueBridge, KeptCatalogueStore>();

/** One for each page, made when the code for it is there; null where nothing is kept. */
export function keptCatalogueOf({
  catalogue,
  ui,
  reads,
}: Pick<Stores, 'catalogue' | 'ui' | 'reads'>): KeptCatalogueStore | null {
  if (!catalogue) return null;
  const known = stores.get(catalogue);
  if (known) return known;
  const store = new KeptCatalogueStore(catalogue, { ui, reads });
  stores.set(catalogue, store);
  store.start();
  return store;
}
