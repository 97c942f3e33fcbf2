import { sql, type SQL } from 'drizzle-orm';
import { PART_KEY_VERSION, partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';
import { TRIGRAM_PREFIX } from '../../../shared/search/words/lexemes.ts';
import { vectorOf } from './searchVector.ts';
import { intArray } from '../catalogue/writing/upsert.ts';
import { publishDataChange } from '../../platform/events/dataChanged.ts';
import type { Database, Executor } from '../../platform/database/Executor.ts';
import { lineKeysOf } from '../orders/lineKeys.ts';

// Stored beside the other shared values of all instances.
const VERSION_NAME = 'part_key_version';
const BATCH = 1_000;

interface Numbered {
  id: number;
  code: string;
  key: string;
}
interface NumberedProduct extends Numbered, Record<string, unknown> {
  skus: Numbered[];
}
interface NumberedLine extends Record<string, unknown> {
  id: number;
  keys: string;
  sku: string;
  product: string;
}
interface NumberedShipment extends Record<string, unknown> {
  key: string;
  number: string;
}

/**
 * Rewrites stored part number keys from an older version of `partNumberKey`. The caller holds the migration lock;
 * running instances may go on writing. Locks only rows whose key differs, in batches; an interrupted run is resumed by
 * the next one.
 */
export async function renewPartNumberKeys(db: Database): Promise<void> {
  const versions = await db.execute<{ value: string }>(sql`select value from secrets where name = ${VERSION_NAME}`);
  if (versions.rows[0]?.value === String(PART_KEY_VERSION)) return;
  await renewProducts(db);
  await renewOrderLines(db);
  await renewShipments(db);
  await db.execute(sql`
    insert into secrets (name, value) values (${VERSION_NAME}, ${String(PART_KEY_VERSION)})
    on conflict (name) do update set value = excluded.value`);
  await publishDataChange(db);
}

async function renewProducts(db: Database): Promise<void> {
  for (let after = 0, isMore = true; isMore;) {
    const batch = await readProducts(db, sql`id > ${after} order by id limit ${BATCH}`);
    const stale = batch.filter((product) => [product, ...product.skus].some(isStale)).map(({ id }) => id);
    if (stale.length > 0) await db.transaction((tx) => rewriteProducts(tx, stale));
    after = batch.at(-1)?.id ?? after;
    isMore = batch.length === BATCH;
  }
}

const isStale = ({ code, key }: Numbered): boolean => partNumberKey(code) !== key;

async function readProducts(db: Executor, condition: SQL): Promise<NumberedProduct[]> {
  const { rows } = await db.execute<NumberedProduct>(sql`
    select p.id, p.code, p.code_key as key, array(
        select json_build_object('id', s.id, 'code', s.code, 'key', s.code_key) from skus s where s.product_id = p.id
      ) as skus
    from (select id, code, code_key from products where ${condition}) p order by p.id`);
  return rows;
}

// Locks variants before products, as orders and imports do, and reads again, as one of them may have changed the rows
// meanwhile.
async function rewriteProducts(tx: Executor, ids: number[]): Promise<void> {
  await tx.execute(sql`select id from skus where product_id = any(${intArray(ids)}) order by id for update`);
  await tx.execute(sql`select id from products where id = any(${intArray(ids)}) order by id for update`);
  const products = await readProducts(tx, sql`id = any(${intArray(ids)})`);
  const skus = products.flatMap((product) => product.skus).map(({ id, code }) => ({ id, key: partNumberKey(code) }));
  const rows = products.map(({ id, code, skus: own }) => ({
    id,
    key: partNumberKey(code),
    grams: vectorOf({}, [code, ...own.map((sku) => sku.code)]),
  }));
  await tx.execute(sql`
    update skus set code_key = new.key from ${recordset(skus, 'id int, key text')} where skus.id = new.id`);
  await tx.execute(sql`
    update products p set code_key = new.key, search = ts_delete(p.search, array(
        select lexeme from unnest(p.search) where starts_with(lexeme, ${TRIGRAM_PREFIX})
      )) || new.grams::tsvector
    from ${recordset(rows, 'id int, key text, grams text')} where p.id = new.id`);
}

async function renewOrderLines(db: Database): Promise<void> {
  for (let after = 0, isMore = true; isMore;) {
    const { rows } = await db.execute<NumberedLine>(sql`
      select id, code_keys as keys, sku->>'code' as sku, sku->'product'->>'code' as product
      from order_lines where id > ${after} order by id limit ${BATCH}`);
    const newKeys = rows.map(({ id, keys, sku, product }) => ({ id, keys, key: lineKeysOf(sku, product) }));
    const stale = newKeys.filter(({ keys, key }) => keys !== key);
    await db.execute(sql`
      update order_lines l set code_keys = new.key from ${recordset(stale, 'id int, key text')} where l.id = new.id`);
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === BATCH;
  }
}

async function renewShipments(db: Database): Promise<void> {
  for (let after = '', isMore = true; isMore;) {
    const { rows } = await db.execute<NumberedShipment>(sql`
      select number_key as key, logistics_number as number
      from shipments where number_key > ${after} order by number_key limit ${BATCH}`);
    const stale = rows.flatMap(({ key, number }) => (partNumberKey(number) === key ? [] : [{ key, number }]));
    const newKeys = stale.map(({ key, number }) => ({ old: key, key: partNumberKey(number) }));
    // Two numbers with different keys may now share one; keep the row that already has it.
    await db.execute(sql`
      update shipments s set number_key = new.key from ${recordset(newKeys, 'old text, key text')}
      where s.number_key = new.old and not exists (select from shipments other where other.number_key = new.key)`);
    after = rows.at(-1)?.key ?? after;
    isMore = rows.length === BATCH;
  }
}

/** Returns rows as a table expression named `new`. */
const recordset = (rows: readonly object[], columns: string): SQL =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as new(${sql.raw(columns)})`;
