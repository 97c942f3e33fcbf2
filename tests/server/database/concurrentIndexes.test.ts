import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { CONCURRENT_INDEXES } from '../../../server/platform/database/concurrentIndexes.ts';
import { onEveryDatabase, onPostgres } from '../../support/servers/databases/databases.ts';

const WHOLE = sql`
  select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indisvalid and i.indrelid in ('products'::regclass, 'product_fits'::regclass)`;

onEveryDatabase('indexes that are made beside the migrations', (database) => {
  it('are there once a database has been opened', async () => {
    const { rows } = await database().opened.db.execute<{ name: string }>(WHOLE);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(CONCURRENT_INDEXES)));
  });
});

onPostgres('instances of a new version that start together', (database) => {
  it('make missing and unfinished indexes, drop unneeded ones, and cause no deadlock', async () => {
    const { db } = database().opened;
    await db.execute(sql`drop index products_price`);
    await db.execute(sql`create index products_sample_8 on products (id)`); // of an earlier version
    await db.execute(sql`update pg_index set indisvalid = false where indexrelid = 'products_delivery'::regclass`);
    const where = { dataDir: '', databaseUrl: database().url };
    const opened = await Promise.all([openDatabase(where), openDatabase(where), openDatabase(where)]);
    await Promise.all(opened.map((one) => one.close()));
    const { rows } = await db.execute<{ name: string }>(WHOLE);
    const found = rows.map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(Object.keys(CONCURRENT_INDEXES)));
    expect(found).not.toContain('products_sample_8');
  });
});
