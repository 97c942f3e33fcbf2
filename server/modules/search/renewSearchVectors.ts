import { sql } from 'drizzle-orm';
import { LEXEME_VERSION } from '../../../shared/search/words/lexemes.ts';
import { CatalogueWriter } from '../catalogue/writing/CatalogueWriter.ts';
import { HAS_OLD_SEARCH } from '../../platform/database/concurrentIndexes.ts';
import { publishDataChange } from '../../platform/events/dataChanged.ts';
import type { Database } from '../../platform/database/Executor.ts';
import type { Sweepable } from '../../platform/jobs/cleanupJob.ts';

// Stored beside the other shared values of all instances.
const VERSION_NAME = 'lexeme_version';
const BATCH = 500;

/**
 * Rewrites what products are found by where an older version wrote it. The caller holds the migration lock; running
 * instances may go on writing. Works in batches; an interrupted run is resumed by the next one.
 */
export async function renewSearchVectors(db: Database): Promise<void> {
  // A start writes nothing where there is nothing to change: the disk may be full.
  if (!(await isNewest(db)))
    await db.execute(sql`
      insert into secrets (name, value) values (${VERSION_NAME}, ${String(LEXEME_VERSION)})
      on conflict (name) do update set value = excluded.value`);
  // The embedded database never vacuums by itself, and reads deleted rows, too.
  if (await renewOld(db)) await db.execute(sql`vacuum analyze products`);
}

/**
 * Does so at intervals: while instances are replaced one by one, an older one still imports. An instance that is older
 * itself leaves it to the newer ones.
 */
export const searchRenewal = (db: Database): Sweepable => ({
  sweep: async () => {
    if (await isNewest(db)) await renewOld(db);
  },
});

/** Whether the newest version that has used the database is this one. */
async function isNewest(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ value: string }>(sql`select value from secrets where name = ${VERSION_NAME}`);
  return rows[0]?.value === String(LEXEME_VERSION);
}

/** True where there was something to rewrite. */
async function renewOld(db: Database): Promise<boolean> {
  const writer = new CatalogueWriter(db);
  let isChanged = false;
  for (let after = 0, isMore = true; isMore;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from products where id > ${after} and ${sql.raw(HAS_OLD_SEARCH)} order by id limit ${BATCH}`);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.transaction((tx) => writer.rewriteSearch(tx, ids));
    after = ids.at(-1) ?? after;
    isMore = ids.length === BATCH;
    isChanged ||= ids.length > 0;
  }
  if (isChanged) await publishDataChange(db);
  return isChanged;
}
