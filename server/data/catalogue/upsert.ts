import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../Executor.ts';

/** Column -> its SQL type. Names and types are written in code, never taken from input. */
type Columns = Record<string, string>;

/** Inserts rows in one statement, or updates those whose key is there already. */
export async function upsert(db: Executor, table: string, columns: Columns, rows: object[], key = 'id'): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const changes = names.filter((name) => !key.split(', ').includes(name)).map((name) => `${name} = excluded.${name}`);
  await db.execute(sql`
    ${sql.raw(`insert into ${table} (${names.join(', ')}) select ${names.join(', ')}`)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(${columnList(columns)})
    ${sql.raw(`on conflict (${key}) do update set ${changes.join(', ')}`)}`);
}

const columnList = (columns: Columns): SQL =>
  sql.raw(
    Object.entries(columns)
      .map((pair) => pair.join(' '))
      .join(', '),
  );

/** Whole numbers as one parameter of type integer[]. */
export const intArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** Texts as one parameter of type text[]. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`}::text[]`;
