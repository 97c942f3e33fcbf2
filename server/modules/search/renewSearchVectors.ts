import { sql } from 'drizzle-orm';
import { LEXEME_VERSION } from '../../../shared/search/words/lexemes.ts';
import { CatalogueWriter } from '../catalogue/writing/CatalogueWriter.ts';
import { publishDataChange } from '../../platform/events/dataChanged.ts';
import type { Database } from '../../platform/database/Executor.ts';

// Stored beside the other shared values of all instances.
const VERSION_NAME = 'lexeme_version';
const BATCH = 500;

/**
 * Rewrites what products are found by where an older version wrote it. The caller holds the migration lock; running
 * instances may go on writing. Works in batches; an interrupted run is repeated by the next start.
 */
export async function renewSearchVectors(db: Database): Promise<void> {
  const versions = await db.execute<{ value: string }>(sql`select value from secrets where name = ${VERSION_NAME}`);
  if (versions.rows[0]?.value === String(LEXEME_VERSION)) return;
  const writer = new CatalogueWriter(db);
  let isChanged = false;
  for (let after = 0, isMore = true; isMore;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from products where id > ${after} and retired_at is null order by id limit ${BATCH}`);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.transaction((tx) => writer.rewriteSearch(tx, ids));
    after = ids.at(-1) ?? after;
    isMore = ids.length === BATCH;
    isChanged ||= ids.length > 0;
  }
  await db.execute(sql`
    insert into secrets (name, value) values (${VERSION_NAME}, ${String(LEXEME_VERSION)})
    on conflict (name) do update set value = excluded.value`);
  if (isChanged) await publishDataChange(db);
}
