import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { OFFLINE_PAGE_SIZE, offlineCatalogueContract } from '../../../shared/contract/schemas/offlineCatalogue.ts';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';
import { brands, groups, products } from './fixture.ts';

onEveryDatabase('the catalogue as a client keeps it', (database) => {
  let catalogue: CatalogueRepository;
  let writer: CatalogueWriter;
  beforeAll(async () => {
    writer = new CatalogueWriter(database().opened.db);
    await writer.write({ groups, brands, products });
    await writer.finish();
    catalogue = new CatalogueRepository(database().opened.db);
  });

  it('is served in pages, each product once and without member prices', async () => {
    const first = await catalogue.offline.list(0, 2);
    expect(first.results.map(({ id }) => id)).toEqual(
      products
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
        .slice(0, 2),
    );
    const found = [...first.results];
    for (let next = first.next; next !== null;) {
      const page = await catalogue.offline.list(next, 2);
      found.push(...page.results);
      next = page.next;
    }
    expect(found.map(({ id }) => id)).toEqual(products.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(JSON.stringify(found)).not.toContain('market_price');
    const checked = offlineCatalogueContract.listCatalogue.reply.parse({ results: found, next: null });
    for (const { accessory_ids, created_at, replaces: _replaces, ...product } of checked.results) {
      const whole = await catalogue.readProduct(product.id, { withPrices: false });
      expect(whole).toMatchObject(product);
      const known = accessory_ids.filter((id) => found.some((other) => other.id === id));
      expect(whole.accessories.map(({ id }) => id)).toEqual(known);
      expect(created_at).toMatch(/^\d{4}-/);
    }
  });

  it('has another stamp when something of it has changed, and the same one when nothing has', async () => {
    const before = await catalogue.offline.state();
    expect(before.total).toBe(products.length);
    expect(await catalogue.offline.state()).toEqual(before);
    await writer.write({ products: [{ ...products[0]!, en_product_name: 'Another name' }] });
    expect((await catalogue.offline.state()).stamp).not.toBe(before.stamp);
  });

  it('is read again when a product replaces another number, and nothing else has changed', async () => {
    const before = await catalogue.offline.state();
    await writer.write({ products: [{ ...products[1]!, replaces: ['OLD-1'] }] });
    expect((await catalogue.offline.state()).stamp).not.toBe(before.stamp);
    const { results } = await catalogue.offline.list(0, OFFLINE_PAGE_SIZE);
    expect(results.find(({ id }) => id === products[1]!.id)?.replaces).toEqual(['OLD-1']);
    await writer.write({ products: [products[1]!] });
  });

  it('has another stamp when one product has sold what came back of another', async () => {
    const { db } = database().opened;
    const [one, other] = products.map(({ id }) => id);
    await db.execute(sql`update products set stock = 5 where id in (${one}, ${other})`);
    const { stamp } = await catalogue.offline.state();
    await db.execute(
      sql`update products set stock = 5 + case id when ${one} then 1 else -1 end where id in (${one}, ${other})`,
    );
    expect((await catalogue.offline.state()).stamp).not.toBe(stamp);
  });

  it('has pages ready for the states that clients read it in, from their first page on', async () => {
    const { offline } = catalogue;
    const { stamp } = await offline.state();
    expect(await offline.cacheKeyOf(stamp, 0, OFFLINE_PAGE_SIZE)).toBe(`${stamp} 0`);
    expect(await offline.cacheKeyOf(undefined, 0, OFFLINE_PAGE_SIZE)).toBeNull();
    expect(await offline.cacheKeyOf('of no state', 0, OFFLINE_PAGE_SIZE)).toBeNull();
    expect(await offline.cacheKeyOf(stamp, 0, 2)).toBeNull();
    const second = products.map(({ id }) => id).toSorted((a, b) => a - b)[1]!;
    expect(await offline.cacheKeyOf(stamp, second, OFFLINE_PAGE_SIZE)).toBeNull();
    await offline.list(0, 2);
    expect(await offline.cacheKeyOf(stamp, second, OFFLINE_PAGE_SIZE)).toBe(`${stamp} ${second}`);
    // Another instance has named the state.
    const beside = new CatalogueRepository(database().opened.db);
    expect(await beside.offline.cacheKeyOf(stamp, 0, OFFLINE_PAGE_SIZE)).toBe(`${stamp} 0`);
  });
});
