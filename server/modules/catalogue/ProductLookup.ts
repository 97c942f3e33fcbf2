import type { ProductItem, SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';

/**
 * The catalogue as carts, favourites and quotations use it. Unknown ids are omitted. The `named…` methods include
 * retired products.
 */
export interface ProductLookup {
  skusByIds(ids: number[], options: { withPrices: boolean }): Promise<SkuWithProduct[]>;
  namedSkus(ids: number[], options: { withPrices: boolean }): Promise<SkuWithProduct[]>;
  itemsByIds(ids: number[], options: { withPrices: boolean }): Promise<ProductItem[]>;
  namedItems(ids: number[], options: { withPrices: boolean }): Promise<ProductItem[]>;
}
