import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../../../../electron/main/catalogue/CatalogueIndex.ts';
import { listProducts } from '../../../../electron/main/catalogue/listProducts.ts';
import { answerOffline } from '../../../../electron/main/catalogue/answerOffline.ts';
import type { OpenFile } from '../../../../electron/main/catalogue/CatalogueFile.ts';
import type { OfflineProduct } from '../../../../shared/contract/schemas/offlineCatalogue.ts';
import { seededIndex } from '../../../support/fixtures/catalogue/seededIndex.ts';

describe('a condition in a search', () => {
  let index: CatalogueIndex;
  let products: ReadonlyMap<number, OfflineProduct>;
  beforeAll(() => {
    ({ index, products } = seededIndex());
  });
  const find = (keyword: string) => {
    const file = { index, product: async (id: number) => products.get(id) ?? null };
    return listProducts(file, { keyword, page_size: 50, facets: 0 }, 'en');
  };

  it.each([
    ['used ultrasound machine', 'used', 'used'],
    ['ultrasound machine second-hand', 'used', 'second-hand'],
    ['б/у узи аппарат', 'used', 'б/у'],
    ['подержанный узи аппарат', 'used', 'подержанный'],
    ['ecógrafo usado', 'used', 'usado'],
    ['ecógrafo de segunda mano', 'used', 'segunda mano'],
    ['二手超声仪', 'used', '二手'],
    ['refurbished patient monitor', 'refurbished', 'refurbished'],
    ['восстановленный монитор пациента', 'refurbished', 'восстановленный'],
    ['monitor de paciente reacondicionado', 'refurbished', 'reacondicionado'],
    ['翻新监护仪', 'refurbished', '翻新'],
    ['brand new convex probe', 'new', 'brand new'],
    ['новый конвексный датчик', 'new', 'новый'],
    ['全新凸阵探头', 'new', '全新'],
  ] as const)('"%s" lists %s products alone, and says so', async (keyword, state, word) => {
    const { results, reading } = await find(keyword);
    expect(results.length).toBeGreaterThan(2);
    expect(new Set(results.map(({ condition }) => condition))).toEqual(new Set([state]));
    expect(reading).toEqual({ dropped: [], corrected: [], states: [{ state, word }] });
  });

  it.each(['gel in stock', 'гель в наличии', 'gel en existencias', '现货超声耦合剂'])(
    '"%s" lists what can be had at once',
    async (keyword) => {
      const { results, reading } = await find(keyword);
      expect(results.length).toBeGreaterThan(2);
      expect(results.every(({ stock }) => stock > 0)).toBe(true);
      expect(reading!.states).toMatchObject([{ state: 'in_stock' }]);
    },
  );

  it('of two conditions either is meant, and both with what is in stock', async () => {
    const { results } = await find('used or refurbished monitor in stock');
    expect(new Set(results.map(({ condition }) => condition))).toEqual(new Set(['used', 'refurbished']));
    expect(results.every(({ stock }) => stock > 0)).toBe(true);
  });

  it('alone lists all that is in it', async () => {
    const used = [...products.values()].filter(({ condition }) => condition === 'used');
    expect((await find('used')).total).toBe(used.length);
  });

  it('is left out, and named, where nothing is in it', async () => {
    const { total, reading } = await find('refurbished drape');
    expect(total).toBeGreaterThan(0);
    expect(reading).toEqual({ dropped: ['refurbished'], corrected: [] });
  });

  it('is a word in quotation marks, and beside a part number', async () => {
    expect((await find('"used" monitor')).total).toBe(0);
    const { results, reading } = await find('used CX5-2C');
    expect(results[0]!.code).toBe('CX5-2C');
    expect(reading).toBeUndefined();
  });

  it('is not taken for one while it is typed, as the word may go on', async () => {
    const source = { index, language: 'en', now: 0 } as unknown as OpenFile & { language: 'en'; now: number };
    const suggest = async (keyword: string) =>
      (await answerOffline(source, 'suggest', { keyword })) as { groups: unknown[]; products: { id: number }[] };
    expect((await suggest('used monitor')).groups.length).toBeGreaterThan(0);
    const { products: shown } = await suggest('used convex probe');
    expect(new Set(shown.map(({ id }) => products.get(id)!.condition))).toEqual(new Set(['used']));
  });
});
