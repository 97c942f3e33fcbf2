import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, it } from 'vitest';
import { createServices } from '../../../server/services.ts';
import { onPglite } from '../../../server/storeDatabase.ts';
import { PRICED, writeSmallCatalogue } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { openDatabaseBefore } from '../../support/servers/databases/openDatabaseBefore.ts';

const MEMBER = '00000000-0000-4000-8000-000000000001';

it('carts from before say what changes from now on', async () => {
  const client = await openDatabaseBefore('shown_goods_of_carts');
  await writeSmallCatalogue(drizzle(client));
  await client.exec(`insert into members (id, email, nick_name) values ('${MEMBER}', 'ana@clinic.example', 'Ana');
    insert into cart_lines (member_id, sku_id, quantity) values ('${MEMBER}', ${PRICED.sku}, 2)`);
  const database = await onPglite(client);
  const letters = { origin: 'https://shop.example', staff: null };
  const { carts } = createServices(database, Date.now, { provider: null, letters, demonstration: null });
  const line = async () => (await carts.read({ memberId: MEMBER, customer: null })).lines[0]!;
  expect(await line()).not.toHaveProperty('former');
  await database.db.execute(sql`update skus set pack_size = 10`);
  expect(await line()).toMatchObject({ former: { pack_size: 1, market_price: PRICED.price } });
  await database.close();
});
