import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOffline } from '../../../electron/main/catalogue/answerOffline.ts';
import type { OpenFile } from '../../../electron/main/catalogue/CatalogueFile.ts';
import { COUNT_LIMITS } from '../../../server/modules/catalogue/facets/sampling.ts';
import type { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import type { ParsedProductQuery } from '../../../shared/catalogue/selection.ts';
import { type Request, type Reply, shapeOf } from '../../../shared/contract/contract.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { cachingCatalogue } from '../../support/fixtures/catalogue/cachingCatalogue.ts';
import { storeCatalogue } from '../../support/fixtures/catalogue/storeCatalogue.ts';
import { writeSeededCatalogue } from '../../support/fixtures/catalogue/seededCatalogue.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { judgements } from '../../search/judgements/judgements.ts';
import { queries } from './queries.ts';

/** The judged queries are very many, and the same code reads them in both catalogues: some show that it does. */
const JUDGED_STEP = everyCombination ? 1 : 84;
/** Words of which there are many, few, none, half of one, of another language, and with numbers among them. */
const WORDS: readonly string[] = [
  'probe',
  'prob',
  'convex probe',
  'linear probe 7.5 MHz',
  'датчик',
  'конвексный датчик',
  'монитор пациента',
  'sensor de temperatura',
  'cable ecg',
  '探头',
  '超声探头',
  '凸阵探头',
  'Halveta',
  'ekhova probe',
  'xyzzy',
  'probe xyzzy',
  'sensro',
  '5',
  '12',
  '3.5',
  'SpO2',
  'spo',
  'x-ray',
  'CX',
  'cx5',
  'HX.CV',
  '1234',
  'p',
  'probe p',
  'a b c',
  // A lack that nothing has, a thing with a machine, a service with a part.
  '不带穿刺的阴道探头',
  'beamformer Sonata 50 Plus',
  'ремонт узи датчика линз кабель',
  'ручка',
  // States, alone and with words; a group that is named; other spellings.
  'used monitor',
  'б/у узи аппарат',
  'used',
  'gel in stock',
  'new',
  'refurbished drape',
  'sterile drape',
  'color doppler',
  '12 channel ecg',
  '3-слойная маска',
  'длина',
  '通道',
  'xyzzy длина кабеля',
  // Kinds of one thing come in turn.
  'LED vs xenon light source',
  'semi automatic or fully automatic aed',
  'guantes de nitrilo o de látex',
  'anesthesia machine',
  'used or refurbished monitor in stock',
  '二手超声仪',
  // What a thing does, sounds, and keys of punctuation that are letters of another layout.
  'machine to see the baby',
  'machine that measures blood pressure',
  '胃镜检查用的设备',
  'tranductor combexo',
  'vfy;tnf ltncrfz',
  // Measures inside a range, a range inside one, and sizes in other units.
  'convex probe 3.5 MHz',
  'манжета 30 см',
  'sonda 3-4 MHz',
  '18 gauge needle guide',
  '220V',
  '14x17',
  '35х43 см',
];
const JUDGED = judgements.filter((_, index) => index % JUDGED_STEP === 0).map(({ query }) => query);
/** The server is asked all of these in `search.test.ts`. */
const QUERY_STEP = everyCombination ? 1 : 2;
const QUERIES = queries.filter((_, index) => index % QUERY_STEP === 0).map(([typed]) => typed);
const KEYWORDS = [...QUERIES, ...WORDS, ...JUDGED].map((keyword, index) => ({
  keyword,
  // Names of facets and hits depend on the language, the products that are found do not.
  languages: everyCombination ? (['en', 'ru'] as const) : ([index % 2 === 0 ? 'en' : 'ru'] as const),
}));
/** Suggestions and lists read a keyword alike; what only suggestions have shows at some of each kind. */
const SUGGESTED_STEP = everyCombination ? 1 : 3;
const SUGGESTED = KEYWORDS.filter((_, index) => index % SUGGESTED_STEP === 0);

onAnyDatabase('what is kept of the catalogue', (database) => {
  let catalogue: CatalogueRepository;
  let folder: string;
  let file: OpenFile;
  beforeAll(async () => {
    const { db } = database().opened;
    await writeSeededCatalogue(db);
    catalogue = cachingCatalogue(db);
    folder = mkdtempSync(join(tmpdir(), 'medstore-kept-'));
    file = await storeCatalogue(catalogue, join(folder, 'catalogue.ndjson'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function ask<N extends OperationName>(name: N, payload: Request<N>, language: Language = 'en') {
    const data = await answerOffline({ ...file, language, now: Date.now() }, name, payload);
    return shapeOf(name).reply.parse(data) as Reply<N>;
  }
  const list = (query: ParsedProductQuery, language: Language) =>
    catalogue.listing.list(query, { withPrices: false, language });

  it.each(KEYWORDS)(
    '"$keyword" finds the same products, in the same order, for the same reasons',
    async ({ keyword, languages }) => {
      for (const language of languages)
        expect(await ask('listProducts', { keyword }, language)).toEqual(await list({ keyword }, language));
    },
  );

  it.each(SUGGESTED)('"$keyword" suggests the same', async ({ keyword }) => {
    expect(await ask('suggest', { keyword }, 'zh')).toEqual(await catalogue.suggester.suggest(keyword, 8, 'zh'));
  });

  it('words that were counted before suggest the same, in a large catalogue too', async () => {
    const counting = cachingCatalogue(database().opened.db, { ...COUNT_LIMITS, large: 100 });
    const keywords = [
      'convx transducer',
      'Halveta 91 transducer',
      'xyzzy probe for 12',
      'sterile needle holdr',
      'probe gloves',
    ];
    for (const keyword of keywords) {
      const first = await counting.suggester.suggest(keyword, 8, 'en');
      expect(await counting.suggester.suggest(keyword, 8, 'en'), keyword).toEqual(first);
    }
  });

  it('each beginning of what is typed suggests the same', async () => {
    for (const typed of ['linear probe 7.5', 'HX.CV.089', 'датчик к', '超声探头']) {
      for (let end = 1; end <= typed.length; end++) {
        const keyword = typed.slice(0, end);
        expect(await ask('suggest', { keyword })).toEqual(await catalogue.suggester.suggest(keyword, 8, 'en'));
      }
    }
  });

  describe('without a keyword', () => {
    it('groups, filters, orders and pages are as the server has them', async () => {
      const [root] = await catalogue.groups.tree();
      const scope = { group_id: root!.id };
      const { facets } = await list(scope, 'en');
      const values = (key: string): string[] =>
        facets.find((facet) => facet.key === key)!.values.map(({ value }) => value);
      const spec = facets.find(({ key }) => key.startsWith('spec:'))!;
      const chosen = { [spec.key.slice('spec:'.length)]: spec.values.slice(0, 2).map(({ value }) => value) };
      const brand = values('brand').slice(0, 2).map(Number);
      const sample: ParsedProductQuery[] = [
        {},
        scope,
        { ...scope, page: 3, page_size: 12 },
        { ...scope, brand },
        { ...scope, condition: ['used', 'refurbished'] },
        { ...scope, group: values('group').slice(0, 2).map(Number) },
        { ...scope, spec: chosen },
        { ...scope, spec: chosen, brand, sort: 'delivery' },
        { keyword: 'probe', ...scope, spec: chosen, sort: 'name' },
        { sort: 'newest', facets: 0 },
        { sort: 'price_desc', facets: 0 },
        { ids: [1_500, 1_001, 999_999, 2_000] },
        { page: 9_000 },
      ];
      for (const query of sample) {
        for (const language of ['en', 'es', 'ru', 'zh'] as const)
          expect(await ask('listProducts', query, language), JSON.stringify(query)).toEqual(
            await list(query, language),
          );
      }
      for (const language of ['en', 'es', 'ru', 'zh'] as const)
        expect(await ask('listProducts', { sort: 'name' }, language)).toEqual(await list({ sort: 'name' }, language));
    });

    it('groups, brands, variants and products are as the server has them', async () => {
      const tree = await catalogue.groups.tree();
      expect(await ask('readGroupTree', {})).toEqual(tree);
      const [root] = tree;
      const leaf = root!.child_set[0]!.child_set[0]!;
      expect(await ask('listGroups', { parent_group_id: root!.id })).toEqual(
        await catalogue.groups.below(root!.id, 1, 20),
      );
      for (const { id } of [root!, leaf]) {
        expect(await ask('readGroup', { id })).toEqual(await catalogue.groups.read(id));
        expect(await ask('listGroupChildren', { id })).toEqual(await catalogue.groups.children(id));
        expect(await ask('listGroupSiblings', { pk: id })).toEqual(await catalogue.groups.siblings(id));
        expect(await ask('listBreadcrumbs', { id })).toEqual(await catalogue.groups.breadcrumbs(id));
        expect(await ask('listGroupBrands', { id })).toEqual(await catalogue.brands.ofGroup(id));
      }
      expect((await ask('listBrands', { page_size: 999 })).results).toEqual(
        (await catalogue.brands.list(1, 999)).results,
      );
      for (const id of [1_001, 1_002, 2_345, 4_000]) {
        expect(await ask('readProduct', { id })).toEqual(await catalogue.readProduct(id, { withPrices: false }));
        const { delivery_days } = await ask('readDeliveryDays', { id });
        expect(delivery_days).toBe(await catalogue.deliveryDays(id));
        expect(await ask('listSkus', { product_id: id })).toEqual(
          await catalogue.listSkus({ product_id: id }, { withPrices: false }),
        );
      }
      await expect(ask('readProduct', { id: 999_999 })).rejects.toMatchObject({ code: 2 });
    });
  });
});
