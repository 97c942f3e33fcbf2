import { late } from '../../ui/loading/late.ts';

/** The table that a list shows to whoever has chosen it; the cards stay until its code is there. */
export const lateTable = late(() => import('../product/ProductTable.tsx').then(({ ProductTable }) => ProductTable));
