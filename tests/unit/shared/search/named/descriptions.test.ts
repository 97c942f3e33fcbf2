import { expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };

/** The kinds of products that a text finds. */
async function kindsFound(keyword: string): Promise<string[]> {
  const { results } = await listProducts(file, { keyword, page_size: 60 }, 'en');
  const kinds = results.map(({ en_product_name: name }) => /Light|Patient Monitor/.exec(name!)?.[0] ?? 'other');
  return [...new Set(kinds)];
}

// As tenders write them. A battery and a screen are things of their own elsewhere.
it.each([
  ['Operating light, LED, battery, ceiling mount', 'Light'],
  ['Operating light; LED; battery; ceiling mount', 'Light'],
  ['Operating light - LED - battery - ceiling mount', 'Light'],
  ['Lámpara quirúrgica, LED, batería, montaje en techo', 'Light'],
  ['Лампа хирургическая, LED, аккумулятор, крепление к потолку', 'Light'],
  ['手术灯，LED，电池，吊顶安装', 'Light'],
  ['Patient monitor, ECG, SpO2, 12.1 inch screen', 'Patient Monitor'],
  [', Patient monitor, ECG, , SpO2, 12.1 inch screen, ', 'Patient Monitor'],
])('“%s” describes one thing: %s', async (keyword, kind) => {
  expect(await kindsFound(keyword)).toEqual([kind]);
});

it('a thing with another one behind it is a list of both', async () => {
  expect(await kindsFound('Operating light, battery')).toEqual(['Light', 'other']);
});
