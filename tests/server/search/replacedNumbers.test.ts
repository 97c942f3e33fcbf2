import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOffline } from '../../../electron/main/catalogue/answerOffline.ts';
import type { OpenFile } from '../../../electron/main/catalogue/CatalogueFile.ts';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';
import { storeCatalogue } from '../../support/fixtures/catalogue/storeCatalogue.ts';
import { aProduct, brands, groups } from '../catalogue/fixture.ts';

onEveryDatabase('a number that another product replaces', (database) => {
  let catalogue: CatalogueRepository;
  let writer: CatalogueWriter;
  let folder: string;
  let file: OpenFile;
  const successor = { ...aProduct({ id: 1, code: 'NEW-2000' }), replaces: ['OLD/4711-B', 'NEW-3000'] };
  const other = aProduct({ id: 2, code: 'NEW-3000' });
  beforeAll(async () => {
    writer = new CatalogueWriter(database().opened.db);
    await writer.write({ groups, brands, products: [successor, other] });
    await writer.finish();
    catalogue = new CatalogueRepository(database().opened.db);
    folder = mkdtempSync(join(tmpdir(), 'medstore-replaced-'));
    file = await storeCatalogue(catalogue, join(folder, 'catalogue.ndjson'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const find = (keyword: string) =>
    catalogue.listing.list({ keyword, facets: 0 }, { withPrices: false, language: 'en' });
  const kept = (name: 'listProducts' | 'suggest', payload: object) =>
    answerOffline({ ...file, language: 'en', now: 0 }, name, payload);

  it.each(['OLD/4711-B', 'old 4711 b', 'REF OLD-4711-B (new)', 'для old4711b', 'old 47', 'OLD/4711-8', 'щдв/4711-и'])(
    '“%s” finds the product, and says which number it replaces, with the store and without it',
    async (keyword) => {
      const found = await find(keyword);
      const match = { kind: 'replaces', field: 'code', value: 'OLD/4711-B' };
      expect(found.results).toMatchObject([{ id: successor.id, match }]);
      expect(await kept('listProducts', { keyword, facets: 0 })).toEqual(found);
      const suggested = await catalogue.suggester.suggest(keyword, 8, 'en');
      expect(suggested.products).toMatchObject([{ id: successor.id, match }]);
      expect(await kept('suggest', { keyword })).toEqual(suggested);
    },
  );

  it('stands behind the product that has the number itself', async () => {
    const { results } = await find('NEW-3000');
    expect(results.map(({ id, match }) => [id, match?.kind])).toEqual([
      [other.id, 'exact'],
      [successor.id, 'replaces'],
    ]);
  });

  it('is not found where what replaces it is no longer sold', async () => {
    await writer.retire([successor.id]);
    expect((await find('OLD/4711-B')).results).toEqual([]);
    await writer.write({ products: [successor] });
    expect((await find('OLD/4711-B')).results).toHaveLength(1);
  });
});
