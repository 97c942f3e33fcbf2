import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import { answerOffline } from '../../../electron/main/catalogue/answerOffline.ts';
import type { OpenFile } from '../../../electron/main/catalogue/CatalogueFile.ts';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import type { ProductPage, Suggestions } from '../../../shared/contract/schemas/catalogue.ts';
import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { storeCatalogue } from '../../support/fixtures/catalogue/storeCatalogue.ts';
import { partNumbers } from '../../support/fixtures/catalogue/partNumbers.ts';
import { aProduct, brands, groups } from '../catalogue/fixture.ts';

const NAMED = [
  'УЗТ-1.01Ф',
  'АБВГ.941329.001',
  'ФЫ-100',
  'ЦЖ-100',
  'Я',
  '国械注准20193070123',
  'Ü-7',
  'для',
  'ﾊﾞ-1',
  '①',
  'CX5-Ф2',
  'CX5',
  'й-1',
  'и-1',
  '🄰-𠀀𠀁𠀂-5',
  'Ꙗ.77',
];
const RANDOM = 12;

const spellings: ((code: string) => string)[] = [
  (code) => code,
  (code) => code.toLowerCase(),
  (code) => code.toUpperCase(),
  (code) => code.normalize('NFD'),
  (code) => code.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ''),
];

onAnyDatabase('a part number of any script', (database) => {
  let catalogue: CatalogueRepository;
  let folder: string;
  let file: OpenFile;
  // Numbers of one key are one number, written in two ways.
  const codes = [...new Map([...NAMED, ...fc.sample(partNumbers, RANDOM)].map((code) => [partNumberKey(code), code]))];
  const products = codes.map(([, code], index) => {
    const product = aProduct({ id: index + 1, code });
    return { ...product, skus: product.skus.map((sku) => ({ ...sku, code: `${code}-Ж${index}` })) };
  });
  beforeAll(async () => {
    const { db } = database().opened;
    const writer = new CatalogueWriter(db);
    await writer.write({ groups, brands, products });
    await writer.finish();
    catalogue = new CatalogueRepository(db);
    folder = mkdtempSync(join(tmpdir(), 'medstore-numbers-'));
    file = await storeCatalogue(catalogue, join(folder, 'catalogue.ndjson'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const find = (keyword: string) =>
    catalogue.listing.list({ keyword, facets: 0 }, { withPrices: false, language: 'en' });
  const ask = (name: 'listProducts' | 'suggest', payload: object) =>
    answerOffline({ ...file, language: 'en', now: 0 }, name, payload);

  it('finds its product first however it is spelt, in lists and suggestions, with the store and without it', async () => {
    for (const [index, { id, code, skus }] of products.entries()) {
      for (const [more, number] of [code, skus[0]!.code].entries()) {
        const keyword = spellings[(index + more) % spellings.length]!(number);
        const found = await find(keyword);
        expect(found.results[0]?.id, keyword).toBe(id);
        expect(await ask('listProducts', { keyword, facets: 0 }), keyword).toEqual(found);
        const suggested: Suggestions = await catalogue.suggester.suggest(keyword, 8, 'en');
        expect(suggested.products[0]?.id, keyword).toBe(id);
        expect(await ask('suggest', { keyword }), keyword).toEqual(suggested);
      }
    }
  });

  it('finds its product by its beginning and by what stands inside it, with the store and without it', async () => {
    for (const [keyword, code] of [
      ['узт', 'УЗТ-1.01Ф'],
      ['101ф', 'УЗТ-1.01Ф'],
      ['АБВГ 9413', 'АБВГ.941329.001'],
      ['注准2019', '国械注准20193070123'],
      ['CX5', 'CX5-Ф2'],
    ] as const) {
      const found = await find(keyword);
      expect(
        found.results.map((product) => product.code),
        keyword,
      ).toContain(code);
      expect(((await ask('listProducts', { keyword, facets: 0 })) as ProductPage).results).toEqual(found.results);
    }
  });
});
