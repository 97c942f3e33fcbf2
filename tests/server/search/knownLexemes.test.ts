import { beforeAll, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { KnownLexemes } from '../../../server/modules/search/KnownLexemes.ts';
import type { Executor } from '../../../server/platform/database/Executor.ts';
import { parseQuery } from '../../../shared/search/parseQuery.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';
import { smallProduct } from '../../support/fixtures/catalogue/serverCatalogue.ts';

onEveryServer('the names of a thing in a search', (_store, database) => {
  beforeAll(async () => {
    const product = { ...smallProduct(10, 'RG-10', 1_000), product_name: '探头', es_product_name: 'Palpador' };
    await new CatalogueWriter(database().opened.db).write({ products: [product] });
  });

  it('are those that products have, and are looked up once; numbers keep the ways to write them', async () => {
    const { db } = database().opened;
    let asked = 0;
    const counting: Executor = new Proxy(db, {
      get: (target, key) => {
        if (key === 'execute') asked += 1;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const known = new KnownLexemes(counting);
    const { terms } = parseQuery('датчик узи 5 MHz');
    const [probe, measure] = await known.withKnownNames(terms);
    expect(terms[0]!.names.length).toBeGreaterThan(4);
    expect(probe!.names).toContainEqual(['palpador']);
    expect(probe!.names.length).toBeLessThan(terms[0]!.names.length);
    expect(measure).toEqual(terms[1]);
    await known.withKnownNames(terms);
    expect(asked).toBe(1);
  });
});
