import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/data/Database.ts';
import { writeIfWanted } from '../../../server/seed/seedIfEmpty.ts';

let database: OpenDatabase;
const seed = async (): Promise<boolean> => (await writeIfWanted(database.db, () => undefined)) !== null;
const counted = async (): Promise<number> =>
  Number((await database.db.execute<{ n: number }>(sql`select count(*) as n from products`)).rows[0]?.n);

beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory://', databaseUrl: null });
  await seed();
}, 120_000);
afterAll(() => database.close());

it('an older demonstration catalogue is written anew, though its part numbers moved to other products', async () => {
  const before = await counted();
  expect(await seed()).toBe(false);
  // As an older version may have had it: two products with each other's part numbers.
  await database.db.execute(sql`update products set code = 'moved-' || code where id in (1001, 1002)`);
  await database.db.execute(
    sql`update products set code = (select substr(code, 7) from products where id = 1002) where id = 1001`,
  );
  await database.db.execute(sql`update secrets set value = 'older' where name = 'seed_version'`);
  expect(await seed()).toBe(true);
  expect(await counted()).toBe(before);
}, 120_000);
