import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { stem } from '../../../../../shared/search/words/stem.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const search = (keyword: string) => listProducts(file, { keyword, page_size: 10, facets: 0 }, 'en');
const nameOf = (id: number): string => products.get(id)!.en_product_name ?? '';
const valuesOf = (id: number, key: string): string[] => {
  const product = products.get(id)!;
  return [product, ...product.skus]
    .flatMap(({ specs }) => specs.filter((spec) => spec.key === key))
    .map(({ value, en_value }) => en_value ?? value);
};

describe('a cuff for a part of the body', () => {
  it.each([
    ['cuff for the thigh', '46–66'],
    ['leg blood pressure cuff', '46–66'],
    ['brazalete para muslo', '46–66'],
    ['манжета на бедро', '46–66'],
    ['大腿袖带', '46–66'],
    ['bp cuff big arm', '33–47'],
    ['cuff for obese patients', '33–47'],
    ['manguito adulto grande', '33–47'],
    ['манжета на полную руку', '33–47'],
    ['child cuff', '18–26'],
    ['манжета детская', '18–26'],
    ['cuff for infants', '10–19'],
  ])('"%s" finds the variant of %s cm', async (keyword, size) => {
    const { results, reading } = await search(keyword);
    expect(results.length).toBeGreaterThan(4);
    for (const { id } of results) expect(valuesOf(id, 'limb_size')).toContain(size);
    expect([reading?.dropped ?? [], reading?.corrected ?? []]).toEqual([[], []]);
  });
});

describe('a number inside a word', () => {
  it.each([
    ['double hose cuff', 'hoses', '2'],
    ['brazalete de doble tubo', 'hoses', '2'],
    ['NIBP袖带 双管', 'hoses', '2'],
    ['двухтрубочная манжета', 'hoses', '2'],
    ['двухшланговая манжета', 'hoses', '2'],
    ['single hose cuff', 'hoses', '1'],
    ['двенадцатиканальный электрокардиограф', 'channels', '12'],
    ['трёхканальный электрокардиограф', 'channels', '3'],
  ])('"%s" asks for %s of %s', async (keyword, key, number) => {
    const { results } = await search(keyword);
    expect(results.length).toBeGreaterThan(2);
    for (const { id } of results) expect(valuesOf(id, key)).toContain(number);
  });
});

describe('probes for several organs', () => {
  it.each([
    ['probe for kidneys and liver', /convex/i],
    ['liver and spleen transducer', /convex/i],
    ['sonda para hígado y riñón', /convex/i],
    ['датчик для почек и печени', /convex/i],
    ['датчик для вен, мышц и суставов', /linear/i],
    ['肝脏探头', /convex/i],
  ])('"%s" leads to those that are for all of them', async (keyword, kind) => {
    const { results } = await search(keyword);
    expect(results).toHaveLength(10);
    for (const { id } of results) expect(nameOf(id)).toMatch(kind);
  });
});

describe('a machine beside its part', () => {
  it.each([
    ['ecógrafo 4D sonda volumétrica', /volume/i],
    ['ecógrafo sonda volumétrica endocavitaria', /volume endocavity/i],
    ['кардиомонитор датчик spo2', /spo₂/i],
    ['monitor cable ecg', /ecg/i],
    ['defibrillator pads', /pads/i],
  ])('"%s" asks for the part', async (keyword, kind) => {
    const { results } = await search(keyword);
    expect(results.length).toBeGreaterThan(2);
    for (const { id } of results) expect(nameOf(id)).toMatch(kind);
  });
});

describe('slips', () => {
  it('are corrected by the words beside them', async () => {
    const { reading } = await search('insufflator heatd');
    expect(reading?.corrected).toEqual([{ from: 'heatd', to: 'heated' }]);
  });

  it.each(['vacas', 'ecógrafo para vacas'])(
    'are no letters of part numbers, nor other short words: "%s"',
    async (keyword) => {
      const { reading } = await search(keyword);
      expect(reading).toEqual({ dropped: ['vacas'], corrected: [] });
    },
  );

  it('are read in the other keyboard layout all together, also beside numbers and unknown words', async () => {
    expect((await search('ыгегку 3-0')).reading?.corrected).toEqual([{ from: 'ыгегку', to: 'suture' }]);
    expect((await search('vfcrb abkmnhe.obt')).reading?.corrected).toContainEqual({ from: 'vfcrb', to: 'маски' });
  });
});

describe('Russian words', () => {
  it.each([
    ['масок', 'маска'],
    ['почек', 'почка'],
    ['перчаток', 'перчатки'],
    ['порошок', 'порошка'],
    ['трубок', 'трубками'],
  ])('%s and %s have one stem', (one, other) => expect(stem(one)).toBe(stem(other)));
});

describe('a part number with a slip', () => {
  it.each([
    ['SVDR-10-3', ['SVDR-14-3', 'SVDR-16-3']],
    ['SVSU-20-5', ['SVSU-21-5', 'SVSU-24-5']],
    ['SVNC-30-7', ['SVNC-32-7', 'SVNC-33-7']],
  ])('"%s" offers all numbers that are equally near, as similar ones', async (keyword, codes) => {
    const { results } = await search(keyword);
    expect(results.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    for (const { match } of results) expect(match?.kind).toBe('similar');
  });
});
