import { sql, type SQL } from 'drizzle-orm';
import type { Condition, Group, ProductItem, Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { NamedItem } from '../../../../shared/search/matchOf.ts';
import { localisedFields } from '../../../../shared/text/localisedFields.ts';
import { listPrice } from './listPrice.ts';
import { intArray } from '../writing/upsert.ts';

export interface Priced {
  /** True if a member asks; only members see prices (D2). */
  withPrices: boolean;
}

/** The contents of the column `item`, written by `productRow`. */
export type StoredItem = Localised<'product_name'> &
  Localised<'seo_title_str'> & {
    picture: Picture | null;
    sku_count: number;
    sku_id: number;
    is_priced: boolean;
    key_specs: Spec[];
  };

export interface ItemRow extends Record<string, unknown> {
  id: number;
  code: string;
  condition: Condition;
  delivery_days: number;
  stock: number;
  price: number | null;
  item: StoredItem;
  brand_id: number;
  brand_name: string;
  brand_seo: string;
  group_id: number;
  group_seo: string;
  group_texts: Localised<'group_name'>;
  sku_code: string | null;
  /** The pack size of the variants; null if they differ. */
  pack_size: number | null;
  has_other_prices: boolean | null;
  retired_at: Date | string | null;
}

export const itemColumns: SQL = sql`
  p.id, p.code, p.condition, p.delivery_days, p.stock, p.price, p.item, p.brand_id, b.brand_name, b.seo_key as brand_seo,
  p.group_id, g.seo_key as group_seo, g.texts as group_texts, p.retired_at, packs.pack_size, packs.has_other_prices,
  (select skus.code from skus where skus.id = (p.item->>'sku_id')::int) as sku_code`;
/** Looks up the brand of each product: a store may have more brands than a page has products. */
export const itemTables: SQL = sql`products p
  cross join lateral (select brand_name, seo_key from brands where brands.id = p.brand_id limit 1) b
  join groups g on g.id = p.group_id
  cross join lateral (
    select case when min(pack_size) = max(pack_size) then min(pack_size) end as pack_size,
      bool_or(skus.price is distinct from p.price) as has_other_prices
    from skus where skus.product_id = p.id and skus.retired_at is null
  ) packs`;

/** Converts a row to a list item; without prices unless `withPrices`. */
export function productItem(row: ItemRow, { withPrices }: Priced): ProductItem {
  return {
    id: row.id,
    code: row.code,
    ...row.item,
    ...(row.sku_code !== null && { sku_code: row.sku_code }),
    brand: { id: row.brand_id, brand_name: row.brand_name, seo_key: row.brand_seo },
    group: { id: row.group_id, ...localisedFields(row.group_texts, 'group_name'), seo_key: row.group_seo },
    condition: row.condition,
    delivery_days: row.delivery_days,
    stock: row.stock,
    // A price of 0 that has not been removed yet also means sale by quotation.
    is_priced: row.item.is_priced && row.price !== 0,
    ...(row.pack_size !== null && row.pack_size > 1 && { pack_size: row.pack_size }),
    ...(row.retired_at !== null ? { is_retired: true } : {}),
    ...(withPrices ? { market_price: listPrice(row.price) } : {}),
    ...(withPrices && listPrice(row.price) !== null && row.has_other_prices === true && { is_price_from: true }),
  };
}

/** Reads product rows in the order of the ids; unknown ids are omitted. */
export async function readItemRows(db: Executor, ids: readonly number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ItemRow>(sql`
    select ${itemColumns} from ${itemTables} where p.id = any(${intArray(ids)})`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** The fields of a variant that a suggestion shows. */
type ShortRow = Pick<ItemRow, 'id' | 'code' | 'item' | 'brand_id' | 'group_id'>;

/**
 * Reads products in the order of the ids, with brands and groups from lists that are in memory: to plan the joins takes
 * longer than to read the rows. Null where a list does not have one of them.
 */
export async function readShortItems(
  db: Executor,
  ids: readonly number[],
  { groups, brands }: { groups: readonly Group[]; brands: readonly ProductItem['brand'][] },
): Promise<NamedItem[] | null> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ShortRow>(sql`
    select id, code, item, brand_id, group_id from products where id = any(${intArray(ids)})`);
  const items = new Map(
    rows.map(({ id, code, item, brand_id, group_id }) => {
      const brand = brands.find((each) => each.id === brand_id);
      const group = groups.find((each) => each.id === group_id);
      return [id, brand && group && { id, code, ...item, brand, group }];
    }),
  );
  const inOrder = ids.filter((id) => items.has(id)).map((id) => items.get(id));
  return inOrder.every((item) => item !== undefined) ? inOrder : null;
}
