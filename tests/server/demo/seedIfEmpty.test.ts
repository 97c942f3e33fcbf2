import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { createDemoMember } from '../../../demo/createDemoMember.ts';
import { withoutIdempotency } from '../../../server/platform/idempotency/runOnce.ts';
import { FIRST_IMPORTED } from '../../../server/modules/catalogue/schema.ts';
import { joinDate, writeDemoHistory } from '../../../demo/seed/demoHistory.ts';
import { generateProducts } from '../../../demo/seed/products/generate.ts';
import { writeIfNeeded } from '../../../demo/seed/seedIfEmpty.ts';
import { createServices } from '../../../server/services.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';

// The journeys' demonstration is written on the embedded database.
onAnyDatabase('a demonstration', (store) => {
  const db = () => store().opened.db;
  const seed = async (): Promise<boolean> => (await writeIfNeeded(db(), () => undefined)) !== null;
  const counted = async (): Promise<number> => {
    const { rows } = await db().execute<{ n: number }>(
      sql`select count(*) as n from products where retired_at is null`,
    );
    return Number(rows[0]?.n);
  };
  beforeAll(seed);

  describe('the demonstration member', () => {
    let id = '';
    const services = () => createServices(store().opened);
    beforeAll(async () => {
      const member = (await createDemoMember(
        createServices(store().opened, joinDate).members,
        withoutIdempotency(db()),
      ))!;
      id = member.id;
      await writeDemoHistory(store().opened, member, generateProducts());
    });

    it('has an order to be paid, one on its way and one that was received, the newest first', async () => {
      const orders = await services().orders.list(id, { page: 1, pageSize: 10 });
      expect(orders.map(({ state }) => state)).toEqual(['awaiting_payment', 'in_transit', 'completed']);
      const moments = orders.map(({ created_at }) => Date.parse(created_at));
      expect(moments).toEqual(moments.toSorted((a, b) => b - a));
      expect(moments.at(-1)).toBeLessThan(Date.now() - 14 * 24 * 3600_000);
    });

    it('has a request that waits and one whose prices hold, a little under the list', async () => {
      const { inquiries } = services();
      const [waiting, quoted] = await inquiries.list(id, 1, 10);
      expect([waiting?.state, quoted?.state]).toEqual(['submitted', 'quoted']);
      const { lines } = await inquiries.read(id, quoted!.id);
      for (const { quoted_price, sku } of lines) expect(quoted_price).toBeLessThan(sku.market_price!);
    });

    it('has favourites, an address, points for an order, and messages about all of it', async () => {
      const { favourites, addresses, ledger, messages } = services();
      expect(await favourites.count(id)).toBe(4);
      expect(await addresses.list(id)).toMatchObject([{ is_default: true }]);
      expect((await ledger.balance(id)).points).toBeGreaterThan(0);
      const inbox = await messages.list(id, 1, 99);
      const moments = inbox.map(({ created_at }) => Date.parse(created_at));
      expect(moments).toEqual(moments.toSorted((a, b) => b - a));
      expect(await messages.countUnread(id)).toMatchObject({ total: 1, account: 1 });
    });
  });

  it('a current demonstration catalogue is left alone, and an older one written anew', async () => {
    expect(await seed()).toBe(false);
    await db().execute(sql`update secrets set value = 'older' where name = 'seed_version'`);
    const begin = writeIfNeeded(db(), () => {
      throw new Error('begins to write');
    });
    await expect(begin).rejects.toThrow('begins to write');
  });

  it('a merchant’s catalogue is left alone', async () => {
    await db().execute(sql`delete from secrets where name = 'seed_version'`);
    const [product] = generateProducts();
    const sku = { ...product!.skus[0]!, id: FIRST_IMPORTED, code: 'own-1' };
    const own = { ...product!, id: FIRST_IMPORTED, code: 'own', skus: [sku], accessory_ids: [] };
    await new CatalogueWriter(db()).write({ products: [own] });
    expect(await seed()).toBe(false);
    await db().execute(sql`delete from products where id = ${FIRST_IMPORTED}`);
  });

  it('a demonstration catalogue that was broken off is written whole, though part numbers moved to other products', async () => {
    const before = await counted();
    await db().execute(sql`delete from secrets where name = 'seed_version'`);
    // Products that the demonstration member has in hand cannot be deleted.
    await db().execute(sql`
      delete from products p where id > 1500 and not exists (select from collected where product_id = p.id)
        and not exists (select from skus s join inquiry_lines l on l.sku_id = s.id where s.product_id = p.id)
        and not exists (select from skus s join order_lines l on l.sku_id = s.id where s.product_id = p.id)`);
    // As an older version may have had it: two products with each other's part numbers.
    await db().execute(sql`update products set code = 'moved-' || code where id in (1001, 1002)`);
    await db().execute(
      sql`update products set code = (select substr(code, 7) from products where id = 1002) where id = 1001`,
    );
    expect(await seed()).toBe(true);
    expect(await counted()).toBe(before);
  });
});
