import { beforeAll, expect, it } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { QueryCache } from '../../../server/platform/cache/QueryCache.ts';
import { smallProduct } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { countStatements } from '../../support/servers/databases/countStatements.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

onEveryServer('suggestions in memory', (_store, database) => {
  beforeAll(async () => {
    const product = { ...smallProduct(10, 'RG-10', 1_000), en_product_name: 'Palpator head, curved' };
    await new CatalogueWriter(database().opened.db).write({ products: [product] });
  });

  /** A catalogue with a cache, and the number of statements that it has sent. */
  function cached(): { catalogue: CatalogueRepository; memory: QueryCache; count: () => number } {
    const { db, count } = countStatements(database().opened.db);
    const memory = new QueryCache();
    memory.enable();
    return { catalogue: new CatalogueRepository(db, memory), memory, count };
  }

  it('are asked for once while they are short, and anew when the catalogue has changed', async () => {
    const { catalogue, memory, count } = cached();
    const first = await catalogue.suggester.suggest('palpat', 8, 'en');
    expect(first.products.map(({ id }) => id)).toEqual([10]);
    const before = count();
    expect(await catalogue.suggester.suggest('palpat', 8, 'en')).toEqual(first);
    expect(count()).toBe(before);
    memory.invalidate();
    await catalogue.suggester.suggest('palpat', 8, 'en');
    expect(count()).toBeGreaterThan(before);
  });

  it('are asked for by language and by number, and each time where they are long', async () => {
    const { catalogue, count } = cached();
    const long = 'palpator head';
    for (const [keyword, limit, language] of [
      ['palpat', 8, 'en'],
      ['palpat', 8, 'ru'],
      ['palpat', 1, 'ru'],
      [long, 8, 'en'],
      [long, 8, 'en'],
    ] as const) {
      const before = count();
      await catalogue.suggester.suggest(keyword, limit, language);
      expect(count(), `${keyword} ${limit} ${language}`).toBeGreaterThan(before);
    }
  });

  it('name three brands at most', async () => {
    const brands = ['Velmont', 'Velora', 'Velsana', 'Velura'].map((brand_name, index) => ({
      id: 100 + index,
      brand_name,
      seo_key: brand_name.toLowerCase(),
      country: 'DE',
      founded: null,
      logo: null,
      description: '',
    }));
    const products = brands.map(({ id }, index) => ({
      ...smallProduct(20 + index, `VL-${index}`, 1_000),
      brand_id: id,
    }));
    const writer = new CatalogueWriter(database().opened.db);
    await writer.write({ brands, products });
    await writer.finish();
    const named = (await cached().catalogue.suggester.suggest('vel', 8, 'en')).brands;
    expect(named).toHaveLength(3);
  });

  it('name brand and group of products that the lists in memory do not have yet', async () => {
    const { catalogue } = cached();
    await catalogue.suggester.suggest('palpat', 8, 'en');
    const brands = await catalogue.brands.all();
    const [known] = (await catalogue.suggester.suggest('palpator head', 8, 'en')).products;
    (brands as unknown[]).splice(0);
    expect((await catalogue.suggester.suggest('palpator head', 8, 'en')).products[0]).toEqual(known);
    expect(known!.brand_name).not.toBe('');
  });
});
