import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const firstNames = async (keyword: string): Promise<string[]> => {
  const { results } = await listProducts(file, { keyword, page_size: 6 }, 'en');
  return results.map(({ id }) => products.get(id)!.en_product_name ?? '');
};

describe('what is needed for something', () => {
  it.each(['what do I need for ecg', 'for ECG', 'что нужно для экг', 'todo lo necesario para ecg'])(
    'is shown in turn: %s',
    async (keyword) => {
      const names = (await firstNames(keyword)).join('\n');
      for (const kind of [/ECG (?:Machine|System)/, /ECG (?:Trunk |Lead )?(?:Cable|Wire)/, /Electrode/])
        expect(names).toMatch(kind);
    },
  );

  it.each([
    ['for laparoscopes', /Laparoscope/],
    ['for infusion pumps', /Infusion Pump/],
  ])('is the thing that the query names: %s', async (keyword, thing) => {
    for (const name of await firstNames(keyword)) expect(name).toMatch(thing);
  });
});
