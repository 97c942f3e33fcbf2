import { expect, it } from 'vitest';
import { parseChosen } from '../../../../../renderer/src/stores/products/chosenProducts.ts';

it.each([
  [
    'ids as earlier versions kept them',
    [3, 1, 3],
    [
      { id: 3, skuId: null },
      { id: 1, skuId: null },
    ],
  ],
  [
    'products with variants',
    [
      { id: 3, skuId: 31 },
      { id: 1, skuId: null },
    ],
    [
      { id: 3, skuId: 31 },
      { id: 1, skuId: null },
    ],
  ],
  ['what is no product left out', [null, 'x', -1, { id: 'a' }, [], { id: 2, skuId: 'b' }], [{ id: 2, skuId: null }]],
  ['no list', { id: 1 }, null],
])('takes of a record what fits: %s', (_case, record, taken) => {
  expect(parseChosen(record)).toEqual(taken);
});
