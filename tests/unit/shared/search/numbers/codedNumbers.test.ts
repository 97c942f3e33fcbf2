import { expect, it } from 'vitest';
import { CatalogueIndex } from '../../../../../electron/main/catalogue/CatalogueIndex.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { anOfflineProduct } from '../../../../support/builders/desktop/anOfflineCatalogue.ts';

const held = new CatalogueIndex({ stamp: '1', total: 3, groups: [], brands: [] });
for (const [index, code] of ['BJC5D6L', 'LOT1234', '41712'].entries())
  held.add({ ...anOfflineProduct(index + 1), code, skus: [] });
held.finish();

it.each([
  ['a bar code with lot and date', '+A123BJC5D6L1/$$LOT1234', [1]],
  ['a bar code without them', '*+A123BJC5D6L1G*', [1]],
  ['a number that a spreadsheet has rounded', '4.1712E+04', [3]],
  ['two numbers between words', 'BJC5D6L and LOT1234', [1, 2]],
])('%s is the number in it, and none that happens to stand in its other parts: %s', async (_what, text, ids) => {
  expect((await searchProducts(held, text)).parts.map(({ id }) => id)).toEqual(ids);
});
