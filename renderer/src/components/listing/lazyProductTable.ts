import { lazyComponent } from '../../ui/loading/lazyComponent.ts';

/** The table view of a list; the cards stay until its code is loaded. */
export const lazyProductTable = lazyComponent(() =>
  import('../product/ProductTable.tsx').then(({ ProductTable }) => ProductTable),
);
