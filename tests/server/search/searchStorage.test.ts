import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

onEveryServer('the columns of products', (_store, database) => {
  // To read a column from outside its row takes longer than all the rest of a search or of a count.
  it('are stored in the row, except the detail', async () => {
    const { rows } = await database().opened.db.execute<{ name: string }>(sql`
      select attname as name from pg_attribute
      where attrelid = 'products'::regclass and attstorage = 'x' and not attisdropped order by attname`);
    expect(rows.map(({ name }) => name)).toEqual(['detail']);
  });
});
