import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import type { ParsedProductQuery } from '../../../shared/catalogue/selection.ts';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';
import { aProduct, brands, CONVEX, groups, LINEAR, MONITORS, PROBES, products, ULTRASOUND } from './fixture.ts';

onEveryDatabase('the catalogue', (database) => {
  let catalogue: CatalogueRepository;
  let writer: CatalogueWriter;
  beforeAll(async () => {
    writer = new CatalogueWriter(database().opened.db);
    await writer.write({ groups, brands, products });
    await writer.finish();
    catalogue = new CatalogueRepository(database().opened.db);
  });

  const list = (query: ParsedProductQuery, withPrices = false) =>
    catalogue.listing.list(query, { withPrices, language: 'en' });
  const idsOf = async (query: ParsedProductQuery, withPrices = false) =>
    (await list(query, withPrices)).results.map((item) => item.id);
  const facet = async (query: ParsedProductQuery, key: string) =>
    (await list(query)).facets
      .find((one) => one.key === key)
      ?.values.map(({ value, count, selected }) => `${value} ${count}${selected ? ' *' : ''}`);

  it('lists each product with the number of the variant that it shows', async () => {
    const { results } = await list({ group_id: CONVEX });
    const { rows } = await database().opened.db.execute<{ id: number; code: string }>(sql`select id, code from skus`);
    const codes = new Map(rows.map(({ id, code }) => [id, code]));
    expect(results.map(({ sku_code }) => sku_code)).toEqual(results.map(({ sku_id }) => codes.get(sku_id)));
    expect(results.map(({ sku_code }) => sku_code)).toContain('ALV-100-S');
  });

  describe('groups', () => {
    it('stand in a tree with the products of all that is below', async () => {
      const [ultrasound, monitoring] = await catalogue.groups.tree();
      expect(ultrasound).toMatchObject({
        id: ULTRASOUND,
        level: 1,
        product_count: 4,
        child_set: [{ id: PROBES, level: 2, product_count: 4 }],
      });
      expect(ultrasound?.child_set[0]?.child_set.map((group) => [group.id, group.product_count])).toEqual([
        [CONVEX, 3],
        [LINEAR, 1],
      ]);
      expect(monitoring).toMatchObject({ id: MONITORS, product_count: 1 });
    });

    it('know their neighbours and the way up', async () => {
      expect((await catalogue.groups.breadcrumbs(CONVEX)).map((group) => group.id)).toEqual([
        ULTRASOUND,
        PROBES,
        CONVEX,
      ]);
      expect((await catalogue.groups.siblings(CONVEX)).map((group) => group.id)).toEqual([LINEAR]);
      expect((await catalogue.groups.siblings(ULTRASOUND)).map((group) => group.id)).toEqual([MONITORS]);
      expect((await catalogue.groups.children(PROBES)).map((group) => group.id)).toEqual([CONVEX, LINEAR]);
      expect((await catalogue.groups.below(ULTRASOUND, 1, 20)).map((group) => group.id)).toEqual([PROBES]);
      const roots = await catalogue.groups.below(null, 1, 20);
      expect(roots.map((group) => [group.id, group.child_set.map(({ id }) => id)])).toEqual([
        [ULTRASOUND, [PROBES]],
        [MONITORS, []],
      ]);
      expect((await catalogue.groups.below(null, 2, 1)).map((group) => group.id)).toEqual([MONITORS]);
    });

    it('know the brands in them, with the number of products there', async () => {
      expect(
        (await catalogue.brands.ofGroup(ULTRASOUND)).map((brand) => [brand.brand_name, brand.product_count]),
      ).toEqual([
        ['Alvane', 3],
        ['Borealis', 1],
      ]);
    });

    it('that are not there answer code 2', async () => {
      await expect(catalogue.groups.read(999)).rejects.toMatchObject({ code: 2 });
      await expect(catalogue.groups.breadcrumbs(999)).rejects.toMatchObject({ code: 2 });
      await expect(catalogue.brands.read(999)).rejects.toMatchObject({ code: 2 });
      await expect(catalogue.readProduct(999, { withPrices: true })).rejects.toMatchObject({ code: 2 });
    });
  });

  describe('lists', () => {
    it('of a group hold the products of the groups below', async () => {
      expect(await idsOf({ group_id: ULTRASOUND })).toEqual([1, 2, 3, 4]);
      expect(await idsOf({ group_id: LINEAR })).toEqual([4]);
    });

    it('are narrowed by brand, condition, group and specification together', async () => {
      expect(await idsOf({ brand: [1] })).toEqual([1, 2, 4]);
      expect(await idsOf({ brand: [1], condition: ['used', 'refurbished'] })).toEqual([2]);
      expect(await idsOf({ group: [CONVEX, MONITORS] })).toEqual([1, 2, 3, 5]);
      expect(await idsOf({ spec: { frequency: ['3.5', '5'] } })).toEqual([1, 2, 3]);
      expect(await idsOf({ spec: { frequency: ['3.5'], shape: ['Curved'] } })).toEqual([1, 3]);
    });

    it('count each facet without its own choice', async () => {
      expect(await facet({ group_id: ULTRASOUND, brand: [1] }, 'brand')).toEqual(['1 3 *', '2 1']);
      expect(await facet({ group_id: ULTRASOUND, brand: [1] }, 'condition')).toEqual(['new 2', 'refurbished 1']);
      expect(await facet({ group_id: ULTRASOUND, spec: { frequency: ['5'] } }, 'spec:frequency')).toEqual([
        '3.5 2',
        '5 1 *',
        '12 1',
      ]);
      expect(await facet({ group_id: ULTRASOUND, spec: { frequency: ['5'] } }, 'brand')).toBeUndefined();
    });

    it('offer the narrower groups, from the first level at which there is a choice', async () => {
      expect(await facet({}, 'group')).toEqual([`${ULTRASOUND} 4`, `${MONITORS} 1`]);
      expect(await facet({ group_id: ULTRASOUND }, 'group')).toEqual([`${CONVEX} 3`, `${LINEAR} 1`]);
      expect(await facet({ group_id: ULTRASOUND, group: [LINEAR] }, 'group')).toEqual([`${CONVEX} 3`, `${LINEAR} 1 *`]);
    });

    it('say a specification in all languages, with its unit', async () => {
      const { facets } = await list({ group_id: ULTRASOUND });
      expect(facets.find((one) => one.key === 'spec:frequency')).toMatchObject({
        label: '频率',
        en_label: 'Frequency',
        ru_label: 'Частота',
        unit: 'MHz',
      });
      expect(facets.find((one) => one.key === 'spec:shape')?.values[0]).toMatchObject({
        value: 'Curved',
        label: '凸',
        en_label: 'Curved',
      });
    });

    it('offer no specification that tells nothing apart', async () => {
      expect(await facet({ group_id: ULTRASOUND }, 'spec:ports')).toBeUndefined();
    });

    it('leave the facets out when none are wanted', async () => {
      expect((await list({ facets: 0 })).facets).toEqual([]);
    });

    it('come in pages that join without a gap', async () => {
      const first = await list({ page: 1, page_size: 2 });
      const second = await list({ page: 2, page_size: 2 });
      expect(first).toMatchObject({ total: 5, page: 1, page_size: 2 });
      expect([...first.results, ...second.results].map((item) => item.id)).toEqual([1, 2, 3, 4]);
      expect((await list({ page: 9 })).results).toEqual([]);
    });

    it('are sorted by name, age, delivery and, for members, price', async () => {
      expect(await idsOf({ sort: 'name' })).toEqual([1, 2, 3, 4, 5]);
      expect(await idsOf({ sort: 'newest' })).toEqual([5, 4, 3, 2, 1]);
      expect(await idsOf({ sort: 'delivery' })).toEqual([5, 4, 3, 2, 1]);
      expect(await idsOf({ sort: 'price_asc' }, true)).toEqual([2, 1, 4, 5, 3]);
      expect(await idsOf({ sort: 'price_desc' }, true)).toEqual([5, 4, 1, 2, 3]);
    });

    it('are not sorted by price for a visitor, as the order would reveal prices', async () => {
      expect(await idsOf({ sort: 'price_desc' })).toEqual([1, 2, 3, 4, 5]);
    });

    it('of ids keep their order', async () => {
      expect(await idsOf({ ids: [4, 1, 999] })).toEqual([4, 1]);
    });
  });

  describe('a product', () => {
    it('comes with variants, machines, accessories, neighbours, papers and the way up', async () => {
      const product = await catalogue.readProduct(1, { withPrices: true });
      expect(product.skus.map((sku) => [sku.id, sku.code, sku.market_price])).toEqual([
        [11, 'ALV-100-S', 150_000],
        [12, 'ALV-100-L', null],
      ]);
      expect(product.fits).toEqual([
        { brand_name: 'Borealis', model: 'M5', product_id: 5, seo_title_str: 'product-5' },
        { brand_name: 'Elsewhere', model: 'E9', product_id: null, seo_title_str: '', note: 'with adapter' },
      ]);
      expect(product.accessories.map((item) => item.id)).toEqual([4]);
      expect(product.similar.map((item) => item.id)).toEqual([2, 3]);
      expect(product.documents).toMatchObject([{ kind: 'manual', language: 'en', title: '手册', en_title: 'Manual' }]);
      expect(product.breadcrumbs.map((group) => group.id)).toEqual([ULTRASOUND, PROBES, CONVEX]);
    });

    it('without pictures shows that of its group, or of the group above', async () => {
      const product = await catalogue.readProduct(4, { withPrices: false });
      expect(product.picture?.src).toBe('/media/probes-{w}.{f}');
      expect(product.pictures).toHaveLength(1);
    });

    it('states the delivery time of its quickest variant, and each variant its own', async () => {
      expect(await catalogue.deliveryDays(1)).toBe(9);
      expect(await catalogue.deliveryDays(1, 12)).toBe(20);
      await expect(catalogue.deliveryDays(1, 41)).rejects.toMatchObject({ code: 2 });
    });
  });

  describe('prices', () => {
    it('are in no answer to a visitor, under any field name', async () => {
      const visitor = { withPrices: false };
      const answers = [
        await list({}),
        await list({ keyword: 'alvane' }),
        await catalogue.readProduct(1, visitor),
        await catalogue.listSkus({}, visitor),
        await catalogue.itemsByIds([1, 2], visitor),
        await catalogue.skusByIds([11], visitor),
        await catalogue.suggester.suggest('alvane', 8, 'en'),
      ];
      for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/price"|150000|market/);
    });

    it('are the lowest of the variants, and null when all go by quotation', async () => {
      const items = await catalogue.itemsByIds([1, 3], { withPrices: true });
      expect(items.map((item) => [item.market_price, item.is_priced])).toEqual([
        [150_000, true],
        [null, false],
      ]);
    });
  });

  describe('variants', () => {
    it('that a search means stand in its hits, with what they cost a member; a lowest price is said to be one', async () => {
      const [hit] = (await catalogue.listing.list({ keyword: 'ALV-100-L' }, { withPrices: true, language: 'en' }))
        .results;
      expect(hit).toMatchObject({ id: 1, market_price: 150_000, is_price_from: true });
      expect(hit!.variant).toMatchObject({
        id: 12,
        code: 'ALV-100-L',
        delivery_days: 20,
        is_priced: false,
        market_price: null,
      });
      const [several] = (await list({ keyword: 'ALV-100' })).results;
      expect(several).toMatchObject({ id: 1, match: { kind: 'exact' } });
      expect(several!.variant).toBeUndefined();
    });

    it('are read by id in the order asked for, each with its product', async () => {
      const skus = await catalogue.skusByIds([21, 999, 12], { withPrices: true });
      expect(skus.map((sku) => [sku.id, sku.product.id])).toEqual([
        [21, 2],
        [12, 1],
      ]);
    });

    it('are listed by product', async () => {
      expect(await catalogue.listSkus({ product_id: 1 }, { withPrices: false })).toMatchObject({
        total: 2,
        results: [{ id: 11 }, { id: 12 }],
      });
    });
  });

  describe('written a second time', () => {
    it('is changed and not doubled; what is gone from a product is gone', async () => {
      const changed = aProduct({ id: 9, code: 'NEW-9' });
      await writer.write({
        products: [{ ...changed, skus: [...changed.skus, { ...changed.skus[0]!, id: 92, code: 'NEW-9-B' }] }],
      });
      await writer.write({ products: [{ ...changed, en_product_name: 'Renamed thing' }] });
      const product = await catalogue.readProduct(9, { withPrices: false });
      expect(product).toMatchObject({ en_product_name: 'Renamed thing', skus: [{ id: 91 }] });
      expect(await idsOf({ keyword: 'renamed' })).toEqual([9]);
      const { results } = await list({ keyword: 'NEW-9-B' });
      // The product whose number the text begins with is found; the variant is not.
      expect(results.map(({ match }) => match?.value)).toEqual(['NEW-9']);
    });

    it('writes a whole batch or nothing of it', async () => {
      const good = aProduct({ id: 70, code: 'GOOD-70' });
      await expect(writer.write({ products: [good, aProduct({ id: 71, code: 'ALV-100' })] })).rejects.toThrow();
      const { rows } = await database().opened.db.execute(sql`select id from products where id >= 70`);
      expect(rows).toEqual([]);
    });
  });
});
