import { expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };

it.each([
  ['lfnxbr cgj2', /SpO₂/],
  ['vfcrf aag2', /Respirator Mask, FFP2/],
  ['vfy;tnf', /Cuff/],
  ['ьфыл ааз2', /Respirator Mask, FFP2/],
])('words with a type are read by the other keyboard layout: %s', async (keyword, name) => {
  const { results } = await listProducts(file, { keyword, page_size: 3 }, 'en');
  expect(results).toHaveLength(3);
  for (const { id } of results) expect(products.get(id)!.en_product_name).toMatch(name);
});
