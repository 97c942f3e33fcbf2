import { expect, it } from 'vitest';
import { OfflineLines } from '../../../../electron/main/catalogue/OfflineLines.ts';
import type { PartRow } from '../../../../shared/search/numbers/rankPartNumbers.ts';
import { aSku } from '../../../support/fakes/FakeCartServer.ts';

type Source = ConstructorParameters<typeof OfflineLines>[0];

const row = (key: string, field: PartRow['field']): PartRow => ({
  key,
  value: key.toUpperCase(),
  id: 1,
  sku_id: 11,
  field,
});
const item = (id: number) => aSku(id).product;
const SKUS: Record<number, number[]> = { 1: [11, 12], 2: [21], 3: [31] };

function aSource(): { source: Source; requests: readonly string[][] } {
  const requests: string[][] = [];
  const source = {
    index: {
      products: Object.entries(SKUS).map(([id, skuIds]) => ({ item: item(Number(id)), skuIds })),
      wholeNumbers: async (keys: string[]) => (requests.push(keys), keys.map((key) => row(key, 'code'))),
      numbersNear: (key: string) => [row(`${key}1`, 'code'), row(`${key}2`, 'replaces')],
    },
    // The file of the third has gone meanwhile.
    product: async (id: number) =>
      id === 3 ? null : { ...item(id), skus: SKUS[id]!.map((skuId) => ({ ...aSku(skuId), product_id: id })) },
  };
  return { source: source as unknown as Source, requests };
}

it('finds whole numbers, each asked for once', async () => {
  const { source, requests } = aSource();
  const found = await new OfflineLines(source).numbersWith(['a1', 'b2', 'a1']);
  expect(requests).toEqual([['a1', 'b2']]);
  expect(found).toEqual(
    ['a1', 'b2'].map((key) => ({
      key,
      code: key.toUpperCase(),
      product_id: 1,
      sku_id: 11,
      is_retired: false,
      is_successor: false,
    })),
  );
});

it('finds numbers near others, and says which are replaced ones', async () => {
  const near = await new OfflineLines(aSource().source).numbersNear(['a', 'b']);
  expect(near.map(({ key, is_successor }) => [key, is_successor])).toEqual([
    ['a1', false],
    ['a2', true],
    ['b1', false],
    ['b2', true],
  ]);
});

it.each([
  [[12], [], [12]],
  [[], [1], [11, 12]],
  [[21], [1], [11, 12, 21]],
  [[11], [1], [11, 12]],
  [[31], [3], []],
  [[99], [9], []],
])('reads the variants %j and those of the products %j', async (skuIds, productIds, expected) => {
  const skus = await new OfflineLines(aSource().source).variants({ skuIds, productIds });
  expect(skus.map(({ id }) => id)).toEqual(expected);
  expect(skus.every(({ id, product }) => SKUS[product.id]!.includes(id))).toBe(true);
});
