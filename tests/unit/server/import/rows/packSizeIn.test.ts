import { expect, it } from 'vitest';
import { packSizeIn } from '../../../../../server/import/rows/values/packSizeIn.ts';

const read = (fields: Record<string, string>) => {
  const notes: string[] = [];
  return { size: packSizeIn(fields, (column, text) => notes.push(`${column} ${text}`)), notes };
};

it.each(['EA', 'each', 'PCS', 'pc.', 'Item', 'шт', 'шт.', 'Stk', 'ud', '个'])(
  'sells "%s" by the piece, whatever its carton has',
  (unit) => {
    expect(read({ pack_size: '20', unit })).toEqual({
      size: 1,
      notes: [`pack_size "20" is no sales unit, as the row is sold by the piece ("${unit}")`],
    });
  },
);

it.each(['BX', 'box', 'CS', 'pack', 'уп', 'Pck', 'caja', '盒', ''])('sells a pack by the unit "%s"', (unit) => {
  expect(read({ pack_size: '20', unit })).toEqual({ size: 20, notes: [] });
});

it.each(['piece', 'pack'])('sells a pack where the price says that it is of a %s', (price_of) => {
  expect(read({ pack_size: '20', unit: 'EA', price_of })).toEqual({ size: 20, notes: [] });
});

it.each([
  [{}, 1],
  [{ pack_size: '' }, 1],
  [{ pack_size: '0' }, 1],
  [{ pack_size: '1', unit: 'EA' }, 1],
])('is %j as %i', (fields, size) => {
  expect(read(fields)).toEqual({ size, notes: [] });
});

it('refuses a pack size that is not a number', () => {
  expect(() => read({ pack_size: 'many' })).toThrow('pack_size "many" is not a whole number from 0 to 100000');
});
