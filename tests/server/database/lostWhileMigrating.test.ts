import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { MIGRATION_LOCK } from '../../../server/platform/database/Database.ts';
import { StartFailure } from '../../../server/settings.ts';
import { eventually } from '../../support/checks/eventually.ts';
import { DatabaseProxy } from '../../support/fakes/database/DatabaseProxy.ts';
import { onPostgres } from '../../support/servers/databases/databases.ts';

onPostgres('an instance that waits for the migrations of another one', (database) => {
  // Without a listener, the lost connection would end the process without a word.
  it('says why it cannot start where it loses the database meanwhile', async () => {
    const { db } = database().opened;
    const wire = new DatabaseProxy(database().url!);
    const databaseUrl = await wire.open();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      const opening = openDatabase({ dataDir: '', databaseUrl }).catch((error: unknown) => error);
      await eventually(async () => {
        const { rows } = await db.execute(sql`
          select 1 from pg_stat_activity
          where datname = current_database() and query like 'select pg_try_advisory_lock%'`);
        expect(rows).toHaveLength(1);
      });
      wire.mode = 'cut';
      expect(await opening).toBeInstanceOf(StartFailure);
    });
    await wire.close();
  });

  // An instance that kept the lock would keep every later one from starting.
  it('keeps neither the lock nor its connection after the migrations', async () => {
    const { db } = database().opened;
    const opened = await openDatabase({ dataDir: '', databaseUrl: database().url! });
    const { rows } = await db.execute(sql`
      select pid from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`);
    await opened.close();
    expect(rows).toEqual([]);
  });
});
