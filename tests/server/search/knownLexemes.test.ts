import { beforeAll, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { KnownLexemes } from '../../../server/modules/search/KnownLexemes.ts';
import { parseQuery } from '../../../shared/search/parseQuery.ts';
import { countStatements } from '../../support/servers/databases/countStatements.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';
import { smallProduct } from '../../support/fixtures/catalogue/serverCatalogue.ts';

onEveryServer('the names of a thing in a search', (_store, database) => {
  beforeAll(async () => {
    const product = { ...smallProduct(10, 'RG-10', 1_000), product_name: '探头', es_product_name: 'Palpador' };
    await new CatalogueWriter(database().opened.db).write({ products: [product] });
  });

  it('are those that products have, and are looked up once; numbers keep the ways to write them', async () => {
    const { db, count } = countStatements(database().opened.db);
    const known = new KnownLexemes(db);
    const { terms } = parseQuery('датчик узи 5 MHz');
    const [probe, measure] = await known.withKnownNames(terms);
    expect(terms[0]!.names.length).toBeGreaterThan(4);
    expect(probe!.names).toContainEqual(['palpador']);
    expect(probe!.names.length).toBeLessThan(terms[0]!.names.length);
    expect(measure).toEqual(terms[1]);
    await known.withKnownNames(terms);
    expect(count()).toBe(1);
  });

  it('say nothing more where a word of the search alone finds what they do', async () => {
    const known = new KnownLexemes(database().opened.db);
    const [probe] = await known.withKnownNames(parseQuery('probe x').terms);
    expect(probe!.names.every((name) => !name.includes('prob'))).toBe(true);
    expect(probe!.names).toContainEqual(['palpador']);
  });

  it('are counted with the word, once for all searches that have it', async () => {
    const { db, count } = countStatements(database().opened.db);
    const known = new KnownLexemes(db);
    const { terms } = parseQuery('probe xyzzy');
    const [probes, others] = await known.countEach(terms);
    expect(probes).toBeGreaterThan(0);
    expect(others).toBe(0);
    const before = count();
    expect(await known.countEach(terms.toReversed())).toEqual([0, probes]);
    expect(count()).toBe(before);
  });
});
