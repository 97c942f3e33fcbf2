import { sql, type SQL } from 'drizzle-orm';
import { hasTrigrams, mayBeGtin, PART_HITS_MAX, type PartRow } from '../../../shared/search/numbers/rankPartNumbers.ts';
import { gtinForms } from '../../../shared/search/numbers/gtin.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { textArray } from '../catalogue/writing/upsert.ts';
import { gramsQuery } from './tsquery.ts';

type Row = PartRow & Record<string, unknown>;

/** Condition on `product_replaces r`: the replacement is on sale. */
const IS_SOLD = sql`exists (select from products p where p.id = r.product_id and p.retired_at is null)`;
/** The highest code point: the upper bound of a range scan by prefix. */
const LAST = '\u{10ffff}';

/** Returns part numbers of products and variants that equal the key or begin with it, and such numbers that they replace. */
export async function partNumbersFrom(db: Executor, key: string): Promise<PartRow[]> {
  const { rows } = await db.execute<Row>(sql`
    (select id, null::int as sku_id, 'code' as field, code as value, code_key as key from products
      where code_key >= ${key} and code_key < ${`${key}${LAST}`} and retired_at is null order by code_key limit ${PART_HITS_MAX})
    union all
    (select product_id, id, 'sku', code, code_key from skus
      where code_key >= ${key} and code_key < ${`${key}${LAST}`} and retired_at is null order by code_key limit ${PART_HITS_MAX})
    union all
    (select r.product_id, null, 'replaces', r.code, r.code_key from product_replaces r
      where r.code_key >= ${key} and r.code_key < ${`${key}${LAST}`} and ${IS_SOLD} order by r.code_key, r.product_id limit ${PART_HITS_MAX})
    ${mayBeGtin(key) ? ofTheTrade(key) : sql``}`);
  return rows;
}

/** Returns part numbers and trade numbers whose key is one of these, and numbers that a product replaces. */
export async function partNumbersWith(db: Executor, keys: readonly string[]): Promise<PartRow[]> {
  const trade = new Map(keys.filter(mayBeGtin).flatMap((key) => gtinForms(key).map((form) => [form, key])));
  const { rows } = await db.execute<Row>(sql`
    select id, null::int as sku_id, 'code' as field, code as value, code_key as key from products
      where code_key = any(${textArray(keys)}) and retired_at is null
    union all
    select product_id, id, 'sku', code, code_key from skus
      where code_key = any(${textArray(keys)}) and retired_at is null
    union all
    select product_id, id, 'gtin', gtin, gtin from skus
      where gtin = any(${textArray([...trade.keys()])}) and retired_at is null
    union all
    select r.product_id, null, 'replaces', r.code, r.code_key from product_replaces r
      where r.code_key = any(${textArray(keys)}) and ${IS_SOLD}`);
  return rows.map((row) => (row.field === 'gtin' ? { ...row, key: trade.get(row.value) ?? row.key } : row));
}

/** Matches trade numbers by prefix, and those that differ only in leading zeros. */
function ofTheTrade(key: string): SQL {
  const forms = gtinForms(key).map((form) => sql`${form}`);
  const same = sql`union all
    (select product_id, id, 'gtin', gtin, gtin from skus where gtin in (${sql.join(forms, sql`, `)}) and retired_at is null limit ${PART_HITS_MAX})`;
  return sql`union all
    (select product_id, id, 'gtin', gtin, gtin from skus
      where gtin >= ${key} and gtin < ${`${key}${LAST}`} and retired_at is null limit ${PART_HITS_MAX})
    ${forms.length > 0 ? same : sql``}`;
}

/** Returns part numbers that contain a key. */
export async function partNumbersAround(db: Executor, key: string): Promise<PartRow[]> {
  if (!hasTrigrams(key)) return [];
  const { rows } = await db.execute<Row>(sql`
    with candidates as materialized (
      select id, code, code_key from products where search @@ ${gramsQuery(key)}::tsquery and retired_at is null limit ${PART_HITS_MAX}
    )
    select id, null::int as sku_id, 'code' as field, code as value, code_key as key from candidates where position(${key} in code_key) > 0
    union all
    select s.product_id, s.id, 'sku', s.code, s.code_key from candidates c join skus s on s.product_id = c.id and s.retired_at is null
      where position(${key} in s.code_key) > 0`);
  return rows;
}
