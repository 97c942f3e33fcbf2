import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onPostgres } from '../../support/servers/databases/databases.ts';

onPostgres('a connection', (database) => {
  it('compiles no plans, which takes longer than the statements of the store run', async () => {
    const { rows } = await database().opened.db.execute<{ jit: string }>(sql`show jit`);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});
