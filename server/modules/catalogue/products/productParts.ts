import { sql } from 'drizzle-orm';
import type { Fit, ProductDocument } from '../../../../shared/contract/schemas/productParts.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { SkuRow } from './skuItems.ts';
import { intArray } from '../writing/upsert.ts';

type OfProduct<T> = T & { owner: number } & Record<string, unknown>;
type FitRow = Pick<Fit, 'brand_name' | 'model' | 'product_id' | 'seo_title_str'> &
  Record<'note' | 'en' | 'es' | 'ru', string | null>;
type DocumentRow = Omit<ProductDocument, keyof Localised<'title'>> & { texts: Localised<'title'> };

/** Related rows of products in other tables, by product id, read by one query a table. */
export interface ProductParts {
  skus: Map<number, SkuRow[]>;
  fits: Map<number, Fit[]>;
  accessories: Map<number, number[]>;
  replaces: Map<number, string[]>;
  documents: Map<number, ProductDocument[]>;
}

/** Reads the related rows of these products, in the order in which they were written. */
export async function readParts(db: Executor, productIds: readonly number[]): Promise<ProductParts> {
  const ids = intArray(productIds);
  const skus = await readSkus(db, productIds);
  const accessories = await db.execute<OfProduct<{ accessory_id: number }>>(sql`
    select product_id as owner, accessory_id from product_accessories where product_id = any(${ids}) order by position`);
  const fits = await db.execute<OfProduct<FitRow>>(sql`
    select f.product_id as owner, f.brand_name, f.model, p.id as product_id, f.note,
      coalesce(p.item->>'seo_title_str', '') as seo_title_str,
      p.item->>'en_seo_title_str' as en, p.item->>'es_seo_title_str' as es, p.item->>'ru_seo_title_str' as ru
    from product_fits f left join products p on p.id = f.machine_id and p.retired_at is null where f.product_id = any(${ids}) order by f.position`);
  const replaces = await db.execute<OfProduct<{ code: string }>>(sql`
    select product_id as owner, code from product_replaces where product_id = any(${ids}) order by position`);
  const documents = await db.execute<OfProduct<DocumentRow>>(sql`
    select product_id as owner, id, kind, language, texts, url, size_bytes, media_type
    from documents where product_id = any(${ids}) order by id`);
  return {
    skus,
    fits: byOwner(fits.rows, toFit),
    accessories: byOwner(accessories.rows, ({ accessory_id }) => accessory_id),
    replaces: byOwner(replaces.rows, ({ code }) => code),
    documents: byOwner(documents.rows, ({ texts, owner: _owner, ...document }) => ({ ...document, ...texts })),
  };
}

/** Reads the variants of these products, by product id, in their order. */
export async function readSkus(db: Executor, productIds: readonly number[]): Promise<Map<number, SkuRow[]>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<SkuRow>(sql`
    select * from skus where product_id = any(${intArray(productIds)}) and retired_at is null order by position`);
  return Map.groupBy(rows, ({ product_id }) => product_id);
}

function byOwner<R extends { owner: number }, T>(rows: readonly R[], part: (row: R) => T): Map<number, T[]> {
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ owner }) => owner),
      ([owner, own]) => [owner, own.map(part)],
    ),
  );
}

const toFit = ({ brand_name, model, product_id, seo_title_str, note, en, es, ru }: FitRow): Fit => ({
  brand_name,
  model,
  product_id,
  seo_title_str,
  ...(en !== null && { en_seo_title_str: en }),
  ...(es !== null && { es_seo_title_str: es }),
  ...(ru !== null && { ru_seo_title_str: ru }),
  ...(note !== null && { note }),
});
