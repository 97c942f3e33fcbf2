import { CatalogueIndex } from '../../electron/main/catalogue/CatalogueIndex.ts';
import { productRow } from '../../server/modules/catalogue/products/productRow.ts';
import type { ProductRecord } from '../../server/modules/catalogue/writing/records.ts';
import { generateProducts } from '../../demo/seed/generate.ts';
import { brandRecords } from '../../demo/seed/outline.ts';
import type { OfflineProduct } from '../../shared/contract/schemas/offlineCatalogue.ts';

/** The demonstration catalogue as a client holds it in memory, and its products by id; without a database. */
export function heldSeed(): { held: CatalogueIndex; products: Map<number, OfflineProduct> } {
  const brands = new Map(brandRecords().map((brand) => [brand.id, brand]));
  const products = generateProducts().map((record) => keptOf(record, brands.get(record.brand_id)!));
  const held = new CatalogueIndex({ stamp: '1', total: products.length, groups: [], brands: [] });
  for (const product of products) held.add(product);
  held.finish();
  return { held, products: new Map(products.map((product) => [product.id, product])) };
}

function keptOf(record: ProductRecord, brand: OfflineProduct['brand']): OfflineProduct {
  const row = productRow(record, { brandName: brand.brand_name, groupNames: [], groupPicture: null });
  const skus = record.skus.map((sku) => ({ ...sku, product_id: record.id, is_priced: sku.market_price !== null }));
  return {
    ...record,
    ...row.item,
    ...row.detail,
    ...{ brand, skus, sku_id: skus[0]!.id, fits: [], documents: [] },
    group: { id: record.group_id, group_name: '', seo_key: '' },
    ...{ stock: row.stock, delivery_days: row.delivery_days, updated_at: record.created_at },
  };
}
