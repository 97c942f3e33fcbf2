import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../../../../electron/main/catalogue/CatalogueIndex.ts';
import { chosenSku } from '../../../../renderer/src/pages/product/variants/chosenSku.ts';
import { paths } from '../../../../renderer/src/routing/paths.ts';
import { addQuantity } from '../../../../renderer/src/stores/cart/guestCart.ts';
import type { Match } from '../../../../shared/contract/schemas/catalogue.ts';
import type { OfflineProduct } from '../../../../shared/contract/schemas/offlineCatalogue.ts';
import { searchProducts } from '../../../../shared/search/searchProducts.ts';
import { suggestProducts } from '../../../../shared/search/suggestProducts.ts';
import { matchOf } from '../../../../shared/search/matchOf.ts';
import { isWholeNumber } from '../../../../shared/search/numbers/rankPartNumbers.ts';
import { parseQuery } from '../../../../shared/search/parseQuery.ts';
import { seededIndex } from '../../../support/fixtures/catalogue/seededIndex.ts';
import { spellingOf } from '../../../support/fixtures/catalogue/spellings.ts';

/** Among words the database of a client is asked a little longer. */
const WORDS_STEP = 17;

describe('every variant of the demonstration catalogue', () => {
  let index: CatalogueIndex;
  let products: ReadonlyMap<number, OfflineProduct>;
  beforeAll(() => {
    ({ index, products } = seededIndex());
  });

  const variants = () => [...products.values()].flatMap(({ skus }) => skus);
  /** The variant in the cart after following the hit's link and adding the one that the page shows. */
  const bought = (productId: number, match: Match) => {
    const address = new URL(paths.product(productId, 'slug', match.sku_id), 'https://shop.example');
    const product = { ...products.get(productId)!, accessories: [], similar: [], breadcrumbs: [] };
    return addQuantity([], chosenSku(product, address.searchParams.get('sku'))!.id, 1);
  };

  it('is suggested by its number in any spelling, called by its whole number, and goes into the cart', async () => {
    expect(variants().length).toBeGreaterThan(4_900);
    for (const [position, { id, code, product_id }] of variants().entries()) {
      const typed = spellingOf(code, position);
      const { hits, ids } = await suggestProducts(index, parseQuery(typed), 20);
      expect(ids, typed).toContain(product_id);
      const match = matchOf(index.byId.get(product_id)!.item, hits, 'en');
      expect(isWholeNumber(match), typed).toBe(true);
      expect(bought(product_id, match), typed).toEqual([{ sku_id: id, quantity: 1 }]);
    }
  });

  it('is named by its trade number, and by its number among other words', async () => {
    for (const [position, { id, code, gtin, product_id }] of variants().entries()) {
      if (position % WORDS_STEP > 0) continue;
      const { item } = index.byId.get(product_id)!;
      for (const typed of [gtin ?? code, `${item.brand.brand_name} ${code}`, `${code.toLowerCase()} urgent`]) {
        const hits = await searchProducts(index, typed);
        expect(bought(product_id, matchOf(item, hits, 'en')), typed).toEqual([{ sku_id: id, quantity: 1 }]);
      }
    }
  });
});
