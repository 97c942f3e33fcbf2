import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import type { ParsedProductQuery } from '../../../shared/catalogue/selection.ts';
import type { ProductPage } from '../../../shared/contract/schemas/catalogue.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { aProduct, brands, CONVEX, frequency, groups, LINEAR, PROBES } from './fixture.ts';

const COUNT = 3_000;

onAnyDatabase('a catalogue that is large', (database) => {
  let exact: CatalogueRepository;
  let large: CatalogueRepository;
  beforeAll(async () => {
    const { db } = database().opened;
    const specs = [frequency('3.5')];
    const first = [
      aProduct({ id: 1, code: 'ALV-1', specs, en_product_name: 'Scanner probe' }),
      aProduct({ id: 2, code: 'BOR-2', specs: [frequency('7')], en_product_name: 'Scanner probe', brand_id: 2 }),
      aProduct({ id: 3, code: 'BOR-3', en_product_name: 'Lamp', brand_id: 2, group_id: LINEAR }),
    ];
    const writer = new CatalogueWriter(db);
    await writer.write({ groups, brands, products: first });
    // Three of four are of the first kind; one in a hundred is a lamp.
    await db.execute(sql`
      insert into products select 1000 + n, 'X' || n, 'X' || n, brand_id, group_id, condition, n % 7, stock, price,
        sort_name, spec_tokens, search, item, detail, created_at, updated_at
      from generate_series(1, ${COUNT}) as n join products on id = case when n % 100 = 0 then 3 when n % 4 = 0 then 2 else 1 end`);
    await writer.finish();
    exact = new CatalogueRepository(db);
    large = new CatalogueRepository(db, undefined, { large: 500, counted: 60 });
  });

  const list = (catalogue: CatalogueRepository, query: ParsedProductQuery): Promise<ProductPage> =>
    catalogue.listing.list(query, { withPrices: false, language: 'en' });
  const counts = ({ facets }: ProductPage, key: string) =>
    facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count] as const) ?? [];
  const idsOf = ({ results }: ProductPage): number[] => results.map(({ id }) => id);

  it('says about how many hits there are where there are very many, and as much of the filters', async () => {
    const [real, about] = [await list(exact, { keyword: 'scanner' }), await list(large, { keyword: 'scanner' })];
    expect(real).not.toHaveProperty('is_estimate');
    expect(about).toMatchObject({ is_estimate: true });
    expect(about.total / real.total).toBeGreaterThan(0.7);
    expect(about.total / real.total).toBeLessThan(1.4);
    expect(about.total).toBe(Number(about.total.toPrecision(2)));
    for (const key of ['brand', 'spec:frequency']) {
      expect(about.facets.find((facet) => facet.key === key)).toMatchObject({ is_estimate: true });
      for (const [value, count] of counts(real, key)) {
        const estimate = counts(about, key).find(([one]) => one === value)?.[1] ?? 0;
        expect(estimate / count).toBeGreaterThan(0.5);
        expect(estimate / count).toBeLessThan(1.6);
      }
    }
  });

  it('shows the same products in the same order as a small one', async () => {
    for (const query of [
      { keyword: 'scanner', page: 3 },
      { keyword: 'lamp' },
      { keyword: 'scanner', brand: [2], page: 2 },
      { group_id: PROBES, page: 2 },
      { group_id: PROBES, sort: 'name', page: 3 },
      { group_id: PROBES, brand: [2] },
      { group_id: CONVEX, spec: { frequency: ['3.5'] }, page: 2 },
    ] satisfies ParsedProductQuery[]) {
      expect(idsOf(await list(large, query))).toEqual(idsOf(await list(exact, query)));
    }
  });

  it('shows a few hits, ordered while they are counted, as others that are ordered afterwards', async () => {
    const afterwards = new CatalogueRepository(database().opened.db, undefined, { large: 500, counted: 0 });
    for (const query of [
      { keyword: 'lamp', sort: 'delivery' },
      { keyword: 'lamp', sort: 'delivery', page: 2 },
      { keyword: 'lamp', sort: 'delivery', condition: ['new'] },
      { keyword: 'lamp', sort: 'delivery', brand: [2], page: 2 },
      { keyword: 'lamp', brand: [1] },
      { keyword: 'lamp', page: 9 },
    ] satisfies ParsedProductQuery[]) {
      expect(idsOf(await list(exact, query))).toEqual(idsOf(await list(afterwards, query)));
    }
  });

  it('suggests as many products of a frequent word, each once, and of a rare one the same as a small one', async () => {
    const suggested = async (catalogue: CatalogueRepository, keyword: string) =>
      (await catalogue.suggester.suggest(keyword, 8, 'en')).products;
    const scanners = await suggested(large, 'scanner');
    expect(new Set(scanners.map(({ id }) => id)).size).toBe(8);
    expect(new Set(scanners.map(({ en_product_name }) => en_product_name))).toEqual(new Set(['Scanner probe']));
    const idsIn = (products: { id: number }[]): number[] => products.map(({ id }) => id);
    expect(idsIn(await suggested(large, 'lamp'))).toEqual(idsIn(await suggested(exact, 'lamp')));
  });

  it('suggests the same as a small one for a rare word with others that are being typed', async () => {
    for (const keyword of ['lamp b', 'lamp bor', 'bor lamp', 'lamp scan', 'lamp 3']) {
      const [real, about] = [
        await exact.suggester.suggest(keyword, 8, 'en'),
        await large.suggester.suggest(keyword, 8, 'en'),
      ];
      expect(about.products.length, keyword).toBeGreaterThan(0);
      expect(about, keyword).toEqual(real);
    }
  });

  it('estimates how many products of a group match a specification, and its other values', async () => {
    const query = { group_id: CONVEX, spec: { frequency: ['3.5'] } };
    const [real, about] = [await list(exact, query), await list(large, query)];
    expect(about).toMatchObject({ is_estimate: true });
    expect(about.total / real.total).toBeGreaterThan(0.7);
    expect(about.total / real.total).toBeLessThan(1.4);
    const values = counts(about, 'spec:frequency').map(([value]) => value);
    expect(values).toEqual(['3.5', '7']);
    expect(about.facets.find(({ key }) => key === 'spec:frequency')).toMatchObject({ is_estimate: true });
  });

  it('counts the values that could be chosen instead among what else is chosen', async () => {
    const query = { group_id: CONVEX, brand: [2], spec: { frequency: ['7'] } };
    const [real, about] = [await list(exact, query), await list(large, query)];
    const [[value, count]] = counts(real, 'spec:frequency') as [[string, number]];
    expect(counts(about, 'spec:frequency')).toEqual([[value, expect.any(Number)]]);
    for (const estimate of [about.total, counts(about, 'spec:frequency')[0]![1]]) {
      expect(estimate / count).toBeGreaterThan(0.7);
      expect(estimate / count).toBeLessThan(1.4);
    }
  });

  it('counts few hits one by one, also those that a choice leaves of many', async () => {
    for (const query of [
      { keyword: 'lamp' },
      { keyword: 'X1500' },
      { group_id: LINEAR, spec: { frequency: ['7'] } },
    ] satisfies ParsedProductQuery[]) {
      const real = await list(exact, query);
      expect(await list(large, query)).toMatchObject({ total: real.total, facets: real.facets });
    }
    const chosen = await list(large, { keyword: 'probe', group: [LINEAR] });
    expect(chosen.total).toBe((await list(exact, { keyword: 'probe', group: [LINEAR] })).total);
    expect(chosen).not.toHaveProperty('is_estimate');
  });

  it('counts whole shelves one by one: they are remembered', async () => {
    const real = await list(exact, { group_id: CONVEX });
    expect(await list(large, { group_id: CONVEX })).toMatchObject({ total: real.total, facets: real.facets });
    expect(await list(large, {})).not.toHaveProperty('is_estimate');
  });

  it('corrects the total when the last page comes earlier than estimated', async () => {
    const { total } = await list(exact, { keyword: 'scanner' });
    const last = Math.ceil(total / 100);
    const seen = await list(large, { keyword: 'scanner', page: last, page_size: 100 });
    expect(seen).toMatchObject({ total });
    expect(seen).not.toHaveProperty('is_estimate');
    const beyond = await list(large, { keyword: 'scanner', page: last + 1, page_size: 100 });
    expect(beyond.results).toEqual([]);
    expect(beyond.total).toBeLessThanOrEqual(last * 100);
  });
});

onAnyDatabase('a group of a large catalogue', (database) => {
  it('lists a group first when the search names it, though most hits are of other groups', async () => {
    const { db } = database().opened;
    const writer = new CatalogueWriter(db);
    const first = [
      aProduct({ id: 1, code: 'COVER', en_product_name: 'Cover for convex scanner', group_id: LINEAR }),
      aProduct({ id: 2, code: 'PROBE', en_product_name: 'Convex scanner', group_id: CONVEX }),
    ];
    await writer.write({ groups, brands, products: first });
    for (const [id, from, to] of [
      [1, 1_001, 4_000],
      [2, 5_001, 5_600],
    ] as const)
      await db.execute(sql`
        insert into products select n, 'X' || n, 'X' || n, brand_id, group_id, condition, delivery_days, stock, price,
          sort_name, spec_tokens, search, item, detail, created_at, updated_at
        from generate_series(${from}::int, ${to}::int) as n join products on id = ${id}`);
    await writer.finish();
    const large = new CatalogueRepository(db, undefined, { large: 500, counted: 60 });
    const { products } = await large.suggester.suggest('convex scanner', 8, 'en');
    expect(products.map(({ en_product_name }) => en_product_name)).toEqual(Array(8).fill('Convex scanner'));
  });
});
