import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/Executor.ts';

/** Column -> its SQL type. Names and types come from code, never from input, as they are not escaped. */
type Columns = Record<string, string>;

/** Inserts rows in one statement; updates rows whose key exists. */
export async function upsert(db: Executor, table: string, columns: Columns, rows: object[], key = 'id'): Promise<void> {
  if (rows.length > 0) await db.execute(upsertOf(table, columns, rows, key.split(', '), []));
}

/** Inserts rows in one statement; other columns get their defaults. */
export async function insert(db: Executor, table: string, columns: Columns, rows: object[]): Promise<void> {
  if (rows.length > 0) await db.execute(insertOf(table, columns, rows));
}

/**
 * Upserts products or variants, whose brand and part number never change under an id, as carts and orders refer to
 * them. Throws if an id belongs to another product.
 */
export async function upsertGoods(db: Executor, table: string, columns: Columns, rows: object[]): Promise<void> {
  if (rows.length === 0) return;
  const result = await db.execute(sql`${upsertOf(table, columns, rows, ['id'], ['code', 'brand_id'])} returning id`);
  if (result.rows.length < rows.length) throw new Error(`an id of ${table} is that of other goods`);
}

/** `fixed` columns are not updated; a row whose fixed values differ is left unchanged. */
function upsertOf(table: string, columns: Columns, rows: object[], key: string[], fixed: string[]): SQL {
  const names = Object.keys(columns);
  const changes = names
    .filter((name) => ![...key, ...fixed].includes(name))
    .map((name) => `${name} = excluded.${name}`);
  const same = fixed.map((name) => `${table}.${name} = excluded.${name}`);
  return sql`
    ${insertOf(table, columns, rows)}
    ${sql.raw(`on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`)}
    ${sql.raw(same.length > 0 ? `where ${same.join(' and ')}` : '')}`;
}

function insertOf(table: string, columns: Columns, rows: object[]): SQL {
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
