import { expect, it } from 'vitest';
import { listedProduct } from '../../../../../renderer/src/stores/queries/listedProduct.ts';
import { QueryStore } from '../../../../../renderer/src/stores/queries/QueryStore.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { aWholeProduct } from '../../../../support/builders/aProductPage.ts';

const listOf = (...results: ReturnType<typeof aProduct>[]) => ({
  results,
  total: results.length,
  page: 1,
  page_size: 24,
  facets: [],
});

function queriesWith(replies: [name: string, data: unknown][]): QueryStore {
  const queries = new QueryStore(
    () => Promise.reject(new Error('asks')),
    () => 0,
  );
  queries.hydrate(replies.map(([name, data], index) => [`${name} {"page":${index}}`, data]));
  return queries;
}

it.each<[place: string, name: string, data: unknown]>([
  ['a listing', 'listProducts', listOf(aProduct({ id: 7 }), aProduct({ id: 8 }))],
  ['the accessories of another product', 'readProduct', aWholeProduct({ accessories: [aProduct({ id: 8 })] })],
  ['products like another one', 'readProduct', aWholeProduct({ similar: [aProduct({ id: 8 })] })],
  ['recommendations', 'recommendWithProduct', [aProduct({ id: 8 })]],
  ['recommendations for a member', 'recommendByUser', [aProduct({ id: 8 })]],
  ['an article', 'readArticle', { related: [aProduct({ id: 8 })] }],
])('finds a product in %s', (_place, name, data) => {
  expect(listedProduct(queriesWith([[name, data]]), 8)?.id).toBe(8);
});

it('returns the product from the latest reply', () => {
  const replies: [string, unknown][] = [3, 5].map((stock) => ['listProducts', listOf(aProduct({ id: 8, stock }))]);
  expect(listedProduct(queriesWith(replies), 8)?.stock).toBe(5);
});

it('returns undefined for a product that is in no list', () => {
  expect(listedProduct(queriesWith([['listProducts', listOf(aProduct({ id: 7 }))]]), 8)).toBeUndefined();
});
