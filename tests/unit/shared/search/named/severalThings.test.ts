import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { withoutAsking } from '../../../../../shared/search/words/query/withoutAsking.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const search = (keyword: string) => listProducts(file, { keyword, page_size: 6 }, 'en');

describe('several things at once', () => {
  it.each([
    ['probe and gel', ['Gel', 'probe']],
    ['gel, gloves', ['gel', 'gloves']],
    ['гель и перчатки', ['gel', 'gloves']],
    ['gel y guantes', ['gel', 'gloves']],
    ['耦合剂和手套', ['gel', 'gloves']],
    ['gloves & masks & gel', ['gloves', 'mask', 'gel']],
    ['ecg cable + nibp cuff', ['ecg cable', 'nibp cuff']],
    ['cuff/gel', ['cuff', 'gel']],
    ['convex and linear probe', ['convex', 'linear']],
    ['infusion pump and infusion set', ['infusion pump', 'infusion set']],
    ['фартук, перчатки', ['apron', 'gloves']],
    ['gloves masks gowns', ['gloves', 'mask', 'gown']],
  ])('"%s" finds each of them in turn, and drops no word', async (keyword, names) => {
    const { results, reading } = await search(keyword);
    const found = results.map(({ en_product_name }) => en_product_name!);
    for (const name of names) {
      const places = found.flatMap((text, index) => (new RegExp(`\\b${name}`, 'i').test(text) ? [index] : []));
      expect(places.length, `${name} in ${found.join('; ')}`).toBe(6 / names.length);
      expect(places[0]).toBeLessThan(names.length);
    }
    expect(reading).toBeUndefined();
  });

  it.each([
    'vest and skirt',
    'probe and transducer',
    'CT and MRI injector',
    '血氧饱和度探头',
    '0,25 мм Pb',
    '"gel and gloves"',
  ])('"%s" is one thing', async (keyword) => expect((await searchProducts(index, keyword)).things).toEqual([]));

  it('names the words of a thing that are left out', async () => {
    const { reading } = await search('xyzzyq gel and gloves');
    expect(reading?.dropped).toEqual(['xyzzyq']);
  });

  it('says which of them the catalogue does not have', async () => {
    const { results, reading } = await search('bandages, masks and gowns');
    expect(reading?.dropped).toEqual(['bandages']);
    expect(results.filter(({ en_product_name }) => /gown/i.test(en_product_name!))).toHaveLength(3);
  });

  it.each(['pump infusion set', 'biopsy needle guide', 'linear probe cable'])(
    '"%s" in a row is one thing',
    async (keyword) => expect((await searchProducts(index, keyword)).things).toEqual([]),
  );

  it('are found in the condition that the query asks for', async () => {
    const { results } = await search('new gel and new gloves');
    expect(results.every(({ condition }) => condition === 'new')).toBe(true);
  });
});

describe('words that ask', () => {
  it.each([
    ['I need a convex probe', 'a convex probe'],
    ['precio de sonda convexa', 'de sonda convexa'],
    ['купить гель для узи', 'гель для узи'],
    ['我想买耦合剂', '耦合剂'],
    ['needle', 'needle'],
    ['price', 'price'],
    ['"price" tag', '"price" tag'],
  ])('"%s" asks for %s', (typed, rest) => {
    expect(withoutAsking(typed).replaceAll(/\s+/g, ' ').trim()).toBe(rest);
  });
});

describe('models written without their blanks', () => {
  it.each([
    ['lyra80 convex', 'Lyra 80 convex'],
    ['spo2 sensor for beacon 20x', 'spo2 sensor for Beacon 20 X'],
    ['датчик для lyra85', 'датчик для Lyra 85'],
    ['датчик lyra85', 'датчик для Lyra 85'],
  ])('"%s" finds what "%s" does', async (keyword, apart) => {
    const [found, asked] = [await search(keyword), await search(apart)];
    expect(found.results.map(({ id }) => id)).toEqual(asked.results.map(({ id }) => id));
    expect(found.total).toBeGreaterThan(0);
  });
});
