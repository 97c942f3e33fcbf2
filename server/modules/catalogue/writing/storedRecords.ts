import { sql, type SQL } from 'drizzle-orm';
import type { Condition } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { StoredDetail } from '../products/productDetail.ts';
import type { StoredItem } from '../products/productItems.ts';
import type { FitRecord, ProductRecord, SkuRecord } from './records.ts';
import type { SkuRow } from '../products/skuItems.ts';
import { intArray } from './upsert.ts';

type StoredProduct = Pick<ProductRecord, 'id' | 'code' | 'brand_id' | 'group_id'> & {
  condition: Condition;
  item: StoredItem;
  detail: StoredDetail;
  created_at: Date | string;
} & Record<string, unknown>;
type StoredFit = FitRecord & { owner: number } & Record<string, unknown>;

/** The stored form of a product and its variants, without what `writeParts` writes beside fits. */
export type StoredRecord = Omit<ProductRecord, 'documents' | 'accessory_ids' | 'replaces'>;

/** `withRetired`: retired products and variants, too. */
export interface ReadOptions {
  withRetired?: boolean;
}

/** Reads products with their active variants as CatalogueWriter input; retired products are omitted. */
export async function readStoredRecords(
  db: Executor,
  ids: readonly number[],
  reading: ReadOptions = {},
): Promise<StoredRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<StoredProduct>(sql`
    select id, code, brand_id, group_id, condition, item, detail, created_at from products
    where id = any(${intArray(ids)}) ${isActive(reading)} order by id`);
  const fits = await db.execute<StoredFit>(sql`
    select product_id as owner, brand_name, model, note from product_fits
    where product_id = any(${intArray(ids)}) order by position`);
  const fitsOf = Map.groupBy(fits.rows, ({ owner }) => owner);
  const skusOf = await readStoredSkus(db, ids, reading);
  return rows.map(({ item, detail, created_at, ...product }) => ({
    ...product,
    ...item,
    ...detail,
    skus: skusOf.get(product.id) ?? [],
    fits: fitsOf.get(product.id) ?? [],
    created_at: new Date(created_at).toISOString(),
  }));
}

/** Reads the active variants of products as CatalogueWriter input, by product id. */
export async function readStoredSkus(
  db: Executor,
  productIds: readonly number[],
  reading: ReadOptions = {},
): Promise<Map<number, SkuRecord[]>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<SkuRow>(sql`
    select * from skus where product_id = any(${intArray(productIds)}) ${isActive(reading)} order by position, id`);
  const owned = rows.map(({ product_id, price, texts, ...sku }) => ({
    product_id,
    record: {
      id: sku.id,
      code: sku.code,
      gtin: sku.gtin,
      pack_size: sku.pack_size,
      stock: sku.stock,
      delivery_days: sku.delivery_days,
      market_price: price,
      ...texts,
    },
  }));
  const byProduct = Map.groupBy(owned, ({ product_id }) => product_id);
  return new Map(Array.from(byProduct, ([id, own]) => [id, own.map(({ record }) => record)]));
}

const isActive = ({ withRetired = false }: ReadOptions): SQL => (withRetired ? sql`` : sql`and retired_at is null`);
