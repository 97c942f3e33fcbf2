import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

onEveryServer('the columns that searches read of many products', (_store, database) => {
  it('are stored in the row: from elsewhere, reading them takes longer than all the rest of a search', async () => {
    const { rows } = await database().opened.db.execute<{ name: string }>(sql`
      select attname as name from pg_attribute
      where attrelid = 'products'::regclass and attstorage = 'm' order by attname`);
    expect(rows.map(({ name }) => name)).toEqual(['item', 'search']);
  });
});
