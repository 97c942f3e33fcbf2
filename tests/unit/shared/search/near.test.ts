import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../electron/main/catalogue/listProducts.ts';
import { WEIGHED_MAX } from '../../../../shared/catalogue/selection.ts';
import { searchProducts } from '../../../../shared/search/searchProducts.ts';
import { withNear } from '../../../../shared/search/near.ts';
import { seededIndex } from '../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const list = (keyword: string) => listProducts(file, { keyword, page_size: 60 }, 'en');

describe('a search of which few products have all words', () => {
  it.each([
    ['silk suture 4-0', 'sutures'],
    ['4-0 silk', 'sutures'],
    ['insulin syringe 1ml 29G box of 100', 'syringes'],
    ['ac adapter 90W 19V ultrasound', 'ultrasound-power'],
    ['nitrile gloves blue L', 'gloves'],
  ])('"%s" shows others of the group after those that have them', async (keyword, group) => {
    const { terms } = await searchProducts(index, keyword);
    const having = index.withWords(terms);
    const { results, total, reading } = await list(keyword);
    expect(having.size).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(having.size);
    expect(results.slice(0, having.size).every(({ id }) => having.has(id))).toBe(true);
    expect(results.slice(having.size).every((item) => item.group.seo_key === group)).toBe(true);
    expect(reading).toMatchObject({ near: true });
  });

  it('says of the others what they have of the words, and claims none of them where they have none', async () => {
    const { results } = await list('silk 4-0');
    for (const { match, group } of results.slice(10))
      if (match?.kind === 'words' && match.field === 'group') expect(match.value).toBe(group.en_group_name);
    expect(results.every(({ match }) => match !== undefined)).toBe(true);
  });

  it.each(['gloves', 'convex probe', 'BM77-SP8', 'nitrile gloves', 'gloves and masks', '"silk" "4-0"'])(
    '"%s" is not filled up',
    async (keyword) => expect((await list(keyword)).reading).toBeUndefined(),
  );

  it('adds nothing from groups with more products than can be weighed', async () => {
    const groups = (await index.groups()).map((group) => ({ ...group, product_count: WEIGHED_MAX + 1 }));
    const { near, ...hits } = await searchProducts(index, 'silk suture 4-0');
    const large = { groups: async () => groups, countEach: index.countEach.bind(index) } as typeof index;
    expect(near).toBeDefined();
    expect((await withNear(index, hits)).near).toEqual(near);
    expect(await withNear(large, hits)).not.toHaveProperty('near');
  });

  it('shows only what fits the machine that was named, and nothing with what is not wanted', async () => {
    const cuffs = await list('reusable nibp cuff Beacon 60 Plus 2 hoses');
    const fits = (id: number): boolean => products.get(id)!.fits.some(({ model }) => model === 'Beacon 60 Plus');
    expect(cuffs.results.every(({ id }) => fits(id))).toBe(true);
    const { results, reading } = await list('infusion set not with injection port 15 drops TPE');
    const values = (id: number) => products.get(id)!.specs.map(({ en_value, value }) => en_value ?? value);
    expect(reading).toMatchObject({ near: true });
    expect(results.some(({ id }) => values(id).includes('With injection port'))).toBe(false);
  });

  it('shows the named kind of part first where only parts of another kind fit the machine', async () => {
    const { results, total } = await list('ecg leads meridian 70 s');
    const isBattery = results.map(({ group }) => group.seo_key === 'monitor-batteries');
    expect(total).toBe(results.length);
    expect(isBattery).toContain(true);
    expect(isBattery.lastIndexOf(false)).toBeLessThan(isBattery.indexOf(true));
  });

  it('ranks by words that were left out, too', async () => {
    const { reading, results } = await list('qwrtzp bladeless trocar threaded sleeve');
    expect(reading?.dropped).toContain('qwrtzp');
    expect(results[0]?.en_product_name).toContain('Bladeless');
  });
});

describe('the model of a machine in Cyrillic letters', () => {
  it.each([
    ['аккумулятор Меридиан 35 про', 'meridian 35 pro'],
    ['линейный датчик Соната 75 нео', 'sonata 75 neo'],
    ['датчик к аппарату Лира 85', 'lyra 85'],
    ['манжета Бикон 60 плюс', null],
  ])('"%s" names %s', async (keyword, machine) => expect((await searchProducts(index, keyword)).machine).toBe(machine));
});
