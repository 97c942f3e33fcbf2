import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { orderOf } from '../../../server/modules/catalogue/listing/listingOrder.ts';
import { intArray } from '../../../server/modules/catalogue/writing/upsert.ts';
import { WEIGHED_MAX } from '../../../shared/catalogue/selection.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { onPostgres, onSeeded, type TestDatabase } from '../../support/servers/databases/databases.ts';
import { cachingCatalogue } from '../../support/fixtures/catalogue/cachingCatalogue.ts';
import { writeSeededCatalogue } from '../../support/fixtures/catalogue/seededCatalogue.ts';
import { spellingOf } from '../../support/fixtures/catalogue/spellings.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { queries, type Query } from './queries.ts';

/** PGlite runs the same statements as PostgreSQL; some of each kind show that it reads them alike. */
const EMBEDDED_STEP = everyCombination || inject('databases').postgres === null ? 1 : 6;
/** Suggestions rank as lists do; some of each kind show it. */
const SUGGESTED_STEP = everyCombination ? 1 : 4;
/** How many variants are looked for by their numbers. */
const VARIANTS = everyCombination ? 24 : 8;
const SUBJECT = 'search of the demonstration catalogue';

onPostgres(SUBJECT, findsAll(queries, writeSeededCatalogue));
onSeeded(
  SUBJECT,
  findsAll(
    queries.filter((_, index) => index % EMBEDDED_STEP === 0),
    () => Promise.resolve(),
  ),
);

function findsAll(queries: readonly Query[], write: typeof writeSeededCatalogue) {
  return (database: () => TestDatabase): void => {
    let catalogue: CatalogueRepository;
    beforeAll(async () => {
      const { db } = database().opened;
      await write(db);
      catalogue = cachingCatalogue(db);
    });

    const find = (keyword: string, language: Language = 'en') =>
      catalogue.listing.list({ keyword, page_size: 5, facets: 0 }, { withPrices: false, language });
    const suggest = (keyword: string) => catalogue.suggester.suggest(keyword, 8, 'en');

    it.each([...queries])('"%s" finds %s first', async (typed, code, kind) => {
      const { results } = await find(typed);
      expect(results[0]).toMatchObject({ code, match: { kind } });
    });

    it.each(queries.filter((_, index) => index % SUGGESTED_STEP === 0))(
      '"%s" suggests %s first',
      async (typed, code) => {
        const { products } = await suggest(typed);
        expect(products[0]?.code).toBe(code);
      },
    );

    it('lists several things in turn, also where there are too many to be ranked', async () => {
      const { db } = database().opened;
      const groups = (await catalogue.groups.all()).filter(({ seo_key }) =>
        /^(?:scissors|cart-ultrasound|wipes)$/.test(seo_key),
      );
      // Against the order of their ids, in which they alternate anyway.
      const things = groups.map(({ id }) => [id]).toReversed();
      const named = { parts: [], terms: [], groups: [], machine: null, brands: [], states: [], things };
      const hits = { ...named, others: [], dropped: [], corrected: [] };
      const order = orderOf({}, { withPrices: false, language: 'en' }, hits, WEIGHED_MAX + 1);
      const { rows } = await db.execute<{ group_id: number }>(
        sql`select p.group_id from products p where p.group_id = any(${intArray(things.flat())}) order by ${order} limit 6`,
      );
      expect(rows.map(({ group_id }) => things.findIndex(([id]) => id === group_id))).toEqual([0, 1, 2, 0, 1, 2]);
    });

    it('says which variant a part number belongs to', async () => {
      const { results } = await find('pc82/3b');
      expect(results[0]?.match).toMatchObject({ kind: 'exact', field: 'code', value: 'PC82/3B' });
      const { results: variants } = await find('CX55/5T-2');
      const { results: all } = await catalogue.listSkus({ product_id: variants[0]!.id }, { withPrices: false });
      const meant = all.find(({ code }) => code === 'CX55/5T-22')!;
      expect(variants[0]?.match).toEqual({ kind: 'prefix', field: 'sku', value: 'CX55/5T-22', sku_id: meant.id });
    });

    it('names the variant whose number was typed, in any spelling, and the page of the hit has that one', async () => {
      const { results: some } = await catalogue.listSkus({ page: 3, page_size: VARIANTS }, { withPrices: false });
      for (const [index, { id, code, product }] of some.entries()) {
        for (const typed of [spellingOf(code, index), `${product.brand.brand_name} ${code}`]) {
          const hit = (await find(typed)).results.find((item) => item.match?.sku_id === id);
          expect(hit?.id, typed).toBe(product.id);
        }
        const { skus } = await catalogue.readProduct(product.id, { withPrices: false });
        expect(skus.map((sku) => sku.id)).toContain(id);
      }
    });

    it("explains a hit by words in the reader's language", async () => {
      const { results } = await find('halveta', 'ru');
      expect(results[0]?.match?.value).toMatch(/[а-я]/);
    });

    it('puts the whole number before longer ones, and those before numbers that hold it', async () => {
      const { results } = await find('CX55');
      expect(results.map((item) => item.match?.kind)).toEqual(['prefix', 'prefix']);
    });

    it('finds nothing for an unknown part number', async () => {
      expect(await find('QQ-000-NOPE-99')).toMatchObject({ results: [], total: 0 });
    });

    it.each([
      '',
      ' ',
      "'",
      '\\',
      '%',
      '_',
      '&',
      '!',
      ':*',
      "a' | 'b",
      '<->',
      '((',
      '#402',
      '€',
      '💉',
      'x'.repeat(200),
      'the of de',
    ])('answers "%s" without an error', async (typed) => {
      await expect(suggest(typed)).resolves.toBeDefined();
      await expect(find(typed)).resolves.toBeDefined();
    });

    describe('suggestions', () => {
      it('offer groups and brands whose names begin so', async () => {
        expect((await suggest('convex pro')).groups[0]).toMatchObject({ en_group_name: 'Convex Probes' });
        expect((await suggest('halv')).brands).toMatchObject([{ brand_name: 'Halveta' }]);
      });

      it('carry a picture, a part number and the reason, and no price', async () => {
        const [first] = (await suggest('CX55')).products;
        expect(first).toMatchObject({
          code: 'CX55/5T',
          picture: { src: expect.stringContaining('/media/') },
          match: { kind: 'prefix' },
        });
        expect(JSON.stringify(first)).not.toContain('price');
      });
    });
  };
}
