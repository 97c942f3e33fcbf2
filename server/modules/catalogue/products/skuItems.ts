import type { ProductItem, Sku, SkuWithProduct, Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { listPrice } from './listPrice.ts';
import { productItem, readItemRows, type Priced } from './productItems.ts';

export interface SkuRow extends Record<string, unknown> {
  id: number;
  product_id: number;
  code: string;
  gtin: string | null;
  pack_size: number;
  stock: number;
  delivery_days: number;
  price: number | null;
  texts: Localised<'sku_name'> & { specs: Spec[] };
  retired_at: Date | string | null;
}

/** Converts a variant row to the API's shape; without prices unless `withPrices`. */
export const skuItem = (row: SkuRow, { withPrices }: Priced): Sku => ({
  id: row.id,
  product_id: row.product_id,
  code: row.code,
  ...row.texts,
  gtin: row.gtin,
  pack_size: row.pack_size,
  stock: row.stock,
  delivery_days: row.delivery_days,
  is_priced: listPrice(row.price) !== null,
  ...(row.retired_at !== null ? { is_retired: true } : {}),
  ...(withPrices ? { market_price: listPrice(row.price) } : {}),
});

/** Reads the products of variants, in two queries however many there are. */
export async function withProducts(db: Executor, rows: SkuRow[], priced: Priced): Promise<SkuWithProduct[]> {
  const itemRows = await readItemRows(db, [...new Set(rows.map((row) => row.product_id))]);
  const products = new Map<number, ProductItem>(itemRows.map((row) => [row.id, productItem(row, priced)]));
  return rows.flatMap((row) => {
    const product = products.get(row.product_id);
    return product ? [{ ...skuItem(row, priced), product }] : [];
  });
}
