import { lazyComponent } from '../../ui/loading/lazyComponent.ts';

/** The table that a list shows to whoever has chosen it; the cards stay until its code is there. */
export const lazyProductTable = lazyComponent(() =>
  import('../product/ProductTable.tsx').then(({ ProductTable }) => ProductTable),
);
