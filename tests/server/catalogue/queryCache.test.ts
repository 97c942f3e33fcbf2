import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { readSettings } from '../../../server/settings.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('the query cache of the catalogue', (store, database) => {
  let close = (): Promise<unknown> => Promise.resolve();
  beforeAll(async () => {
    const { services } = store();
    const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: 'memory://' });
    const built = await buildApp(services, settings);
    await openPages(built, settings, services, { pages: plainPages, files: import.meta.dirname });
    await built.app.ready();
    close = () => built.app.close();
  });
  afterAll(() => close());

  const change = (statement: ReturnType<typeof sql>) => database().opened.db.execute(statement);
  const root = async () => (await store().good('readGroupTree', {}))[0]?.en_group_name;
  const brands = async () => {
    const { facets } = await store().good('listProducts', { brand: [5] });
    return facets.find(({ key }) => key === 'brand')?.values.map(({ label, count }) => `${label} ${count}`);
  };

  it('is the same until its writers say that it has changed, and then it is new', async () => {
    const before = [await root(), await brands()];
    expect(before).toEqual(['Ultrasound', ['Sonarys 3']]);
    await change(sql`update groups set texts = texts || '{"en_group_name": "Sonography"}' where id = 1`);
    expect(await root()).toBe('Ultrasound');
    const [known] = (await store().good('listProducts', { group_id: 1 })).results;
    expect(known?.id).toBe(PRICED.product);
    await new CatalogueWriter(database().opened.db).write({});
    await expect.poll(root).toBe('Sonography');
  });

  it('never holds stock, which is read fresh', async () => {
    const stock = async () => (await store().good('listProducts', {})).results.map((item) => item.stock);
    expect(await stock()).toEqual([4, 4, 4]);
    await change(sql`update products set stock = 1 where id = ${PRICED.product}`);
    expect(await stock()).toEqual([1, 4, 4]);
  });

  it('never holds prices: a visitor after a member sees none, and the member still does', async () => {
    const { access } = await store().member();
    for (const query of [{}, { group_id: 1 }] as const) {
      const visitors = await store().ask('listProducts', query);
      const members = await store().ask('listProducts', query, { access });
      expect(visitors.raw).not.toContain('market_price');
      expect(members.raw).toContain(`"market_price":${PRICED.price}`);
      expect((await store().ask('listProducts', query)).raw).not.toContain('market_price');
    }
  });

  it('counts a filter for the visitor alone who chose it', async () => {
    const total = async (query: object) => (await store().good('listProducts', { ...query })).total;
    expect(await total({})).toBe(3);
    expect(await total({ condition: ['used'] })).toBe(0);
    expect(await total({ keyword: 'CX-2' })).toBe(1);
    expect(await total({ ids: [PRICED.product] })).toBe(1);
    expect(await total({})).toBe(3);
  });

  it('does not cache lists longer than a page', async () => {
    const found = async (page_size: number) =>
      (await store().good('listProducts', { keyword: 'CX', condition: ['new'], page_size })).total;
    const before = [await found(24), await found(999)];
    await change(sql`update products set condition = 'used' where id = ${PRICED.product}`);
    const total = before[0]!;
    expect([await found(24), await found(999)]).toEqual([total, total - 1]);
    await change(sql`update products set condition = 'new' where id = ${PRICED.product}`);
  });

  it('does not cache groups that do not exist', async () => {
    expect(await store().good('listProducts', { group_id: 999 })).toMatchObject({ total: 0, results: [] });
    expect((await store().good('listProducts', { group_id: 2 })).total).toBe(3);
  });
});
