import type { ProductItem, SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';

/**
 * What carts, favourites and quotations need of the catalogue; ids it does not know are left out. `named…` also answers what
 * is no longer sold.
 */
export interface ProductLookup {
  skusByIds(ids: number[], options: { withPrices: boolean }): Promise<SkuWithProduct[]>;
  namedSkus(ids: number[], options: { withPrices: boolean }): Promise<SkuWithProduct[]>;
  itemsByIds(ids: number[], options: { withPrices: boolean }): Promise<ProductItem[]>;
  namedItems(ids: number[], options: { withPrices: boolean }): Promise<ProductItem[]>;
}
