import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/Executor.ts';

/** Column -> its SQL type. Names and types come from code, never from input, as they are not escaped. */
type Columns = Record<string, string>;

/** Rows of a table; columns that are not among `columns` are not written. */
interface TableRows {
  table: string;
  columns: Columns;
  rows: object[];
}

/** Inserts rows in one statement; updates rows whose key exists. `key` names its columns. */
export async function upsert(db: Executor, { key = ['id'], ...data }: TableRows & { key?: string[] }): Promise<void> {
  if (data.rows.length > 0) await db.execute(upsertOf(data, key, []));
}

/** Inserts rows in one statement; other columns get their defaults. */
export async function insert(db: Executor, data: TableRows): Promise<void> {
  if (data.rows.length > 0) await db.execute(insertOf(data));
}

/**
 * Upserts products or variants, whose brand and part number never change under an id, as carts and orders refer to
 * them. Throws if an id belongs to another product.
 */
export async function upsertGoods(db: Executor, goods: TableRows): Promise<void> {
  if (goods.rows.length === 0) return;
  const result = await db.execute(sql`${upsertOf(goods, ['id'], ['code', 'brand_id'])} returning id`);
  if (result.rows.length < goods.rows.length) throw new Error(`an id of ${goods.table} is that of other goods`);
}

/** `fixed` columns are not updated; a row whose fixed values differ is left unchanged. */
function upsertOf({ table, columns, rows }: TableRows, key: string[], fixed: string[]): SQL {
  const names = Object.keys(columns);
  const changes = names
    .filter((name) => ![...key, ...fixed].includes(name))
    .map((name) => `${name} = excluded.${name}`);
  const same = fixed.map((name) => `${table}.${name} = excluded.${name}`);
  return sql`
    ${insertOf({ table, columns, rows })}
    ${sql.raw(`on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`)}
    ${sql.raw(same.length > 0 ? `where ${same.join(' and ')}` : '')}`;
}

function insertOf({ table, columns, rows }: TableRows): SQL {
  const names = Object.keys(columns).join(', ');
  return sql`
    ${sql.raw(`insert into ${table} (${names}) select ${names}`)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(${columnList(columns)})`;
}

const columnList = (columns: Columns): SQL =>
  sql.raw(
    Object.entries(columns)
      .map((pair) => pair.join(' '))
      .join(', '),
  );

/** SQL of integers as one parameter of type integer[], for `= any(…)`. */
export const intArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** SQL of texts as one parameter of type text[], for `= any(…)`. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`}::text[]`;
