import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../../../../../electron/main/catalogue/CatalogueIndex.ts';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import type { Spec } from '../../../../../shared/contract/schemas/catalogue.ts';
import type { OfflineProduct } from '../../../../../shared/contract/schemas/offlineCatalogue.ts';
import { specNameLexemes } from '../../../../../shared/search/measures/specNames.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const CHANNELS: Spec = {
  key: 'channels',
  label: '通道数',
  en_label: 'Channels',
  es_label: 'Canales',
  ru_label: 'Каналы',
  value: '12',
};

describe('a word that specifications are called by', () => {
  let index: CatalogueIndex;
  let products: ReadonlyMap<number, OfflineProduct>;
  beforeAll(() => {
    ({ index, products } = seededIndex());
  });
  const find = async (keyword: string, page_size = 10) => {
    const file = { index, product: async (id: number) => products.get(id) ?? null };
    const page = await listProducts(file, { keyword, page_size, facets: 0 }, 'en');
    const specsOf = (id: number): Spec[] => {
      const { specs, skus } = products.get(id)!;
      return [...specs, ...skus.flatMap((sku) => sku.specs)];
    };
    return { ...page, specs: page.results.map(({ id }) => specsOf(id)) };
  };
  const has = (key: string, value?: string) => (specs: Spec[]) =>
    specs.some((spec) => spec.key === key && (value === undefined || spec.value === value));

  it.each([
    ['linear probe 128 elements', 'elements', '128'],
    ['128-element linear probe', 'elements', '128'],
    ['elements: 128 linear probe', 'elements', '128'],
    ['sonda lineal de 128 elementos', 'elements', '128'],
    ['линейный датчик 128 элементов', 'elements', '128'],
    ['128-элементный линейный датчик', 'elements', '128'],
    ['128阵元线阵探头', 'elements', '128'],
    ['线阵探头 阵元数128', 'elements', '128'],
    ['64 slice ct tube', 'slices', '64'],
    ['трубка для КТ 64 среза', 'slices', '64'],
    ['3-layer mask', 'layers', '3'],
    ['mascarilla de 3 capas', 'layers', '3'],
    ['трехслойная маска слоев: 3', 'layers', '3'],
    ['3-слойная маска', 'layers', '3'],
    ['3层口罩', 'layers', '3'],
  ])('"%s" ranks products with this number of it first, and leaves out no word', async (keyword, key, value) => {
    const { specs, reading } = await find(keyword);
    expect(specs).toHaveLength(10);
    expect(specs.filter(has(key, value))).toHaveLength(10);
    expect(reading?.dropped ?? []).not.toContain(key);
  });

  it.each([
    ['length', 'length'],
    ['longitud', 'length'],
    ['длина', 'length'],
    ['длины', 'length'],
    ['长度', 'length'],
    ['número de canales', 'channels'],
    ['каналов', 'channels'],
    ['通道', 'channels'],
    ['通道数', 'channels'],
  ])('"%s" alone finds products that have one, and is not left out', async (keyword, key) => {
    const { specs, reading, total } = await find(keyword);
    expect(total).toBeGreaterThan(20);
    expect(reading?.dropped ?? []).not.toContain(keyword);
    const called = specs.filter((some) => some.some((spec) => spec.key.includes(key)));
    expect(called.length).toBeGreaterThan(0);
  });

  it('is used if the other words find nothing, also beside a measure', async () => {
    const { reading, specs } = await find('датчик SpO2 длина кабеля 3 м');
    expect(reading).toBeUndefined();
    expect(specs.every(has('cable_length', '3.0'))).toBe(true);
  });

  it('explains the hit by the specification, with its name', async () => {
    const { results } = await find('128 element linear probe', 1);
    expect(results[0]!.match).toMatchObject({ kind: 'words', field: 'spec', value: 'Elements: 128' });
  });

  it('is left out if no product has it, and finds nothing in quotation marks', async () => {
    expect((await find('linear probe teleportation')).reading).toMatchObject({ dropped: ['teleportation'] });
    expect((await find('"tidal" "mask"')).total).toBe(0);
  });
});

describe('the index of names of specifications', () => {
  it('has each word of each language, and each with its number', () => {
    expect(new Set(specNameLexemes([CHANNELS]))).toEqual(
      new Set(
        ['channel', 'canal', 'канал', '通道', '道数']
          .flatMap((word) => [`=${word}`, `=${word}=12`])
          .concat(['=通=12', '=道=12', '=数=12']),
      ),
    );
  });

  it.each([
    ['3 / 5 / 12', ['3', '5', '12']],
    ['20 000', ['20000']],
    ['2,5', ['2.5']],
    ['IPX7', []],
    ['3-pin', []],
    ['1 / 2 / 3 / 4 / 5', []],
  ])('reads "%s" as the numbers %j', (value, numbers) => {
    const lexemes = specNameLexemes([{ key: 'any', label: 'Any', value }]);
    expect(lexemes).toEqual(['=any', ...numbers.map((number) => `=any=${number}`)]);
  });

  it('leaves a number with a unit to the measures', () => {
    expect(specNameLexemes([{ key: 'length', label: 'Length', value: '3', unit: 'm' }])).toEqual(['=length']);
    expect(specNameLexemes([{ key: 'depth', label: 'Depth', value: '10', unit: 'bit' }])).toEqual([
      '=depth',
      '=depth=10',
    ]);
  });
});
