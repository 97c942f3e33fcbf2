import { sql } from 'drizzle-orm';
import type { Database } from '../../../../server/platform/database/Database.ts';

const TABLES = sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;

interface Full {
  /** The SQLSTATE to raise. */
  code?: string;
  /** Fails only this kind of write to this table. */
  only?: { table: string; on: string; when?: string };
}

/** Makes every write to the database fail. Returns a function that ends it. */
export async function fillDatabase(db: Database, { code = '53100', only }: Full = {}): Promise<() => Promise<void>> {
  await db.execute(
    sql.raw(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '${code}'; end $$`),
  );
  const { rows } = await db.execute<{ name: string }>(TABLES);
  const on = only?.on ?? 'insert or update or delete';
  const when = only?.when === undefined ? '' : `when (${only.when})`;
  for (const table of only ? [only.table] : rows.map(({ name }) => name))
    await db.execute(
      sql.raw(`create trigger no_room before ${on} on ${table} for each row ${when} execute function no_room()`),
    );
  return async () => void (await db.execute(sql`drop function no_room cascade`));
}
