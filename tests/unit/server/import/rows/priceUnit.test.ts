import { expect, it } from 'vitest';
import { decimalSignOf, splitPriceUnit } from '../../../../../server/import/rows/values/priceUnit.ts';
import { parsedRow } from '../../../../support/fixtures/parsedRow.ts';

it.each<[text: string, cents: number, packSize: number]>([
  ['9.50/box 100', 950, 100],
  ['$12.00 per box of 50', 1_200, 50],
  ['12.00/ea', 1_200, 1],
  ['12.00 per each', 1_200, 1],
  ['8 USD / шт', 800, 1],
  ['30.00 за уп. 10 шт', 3_000, 10],
  ['18.5/根', 1_850, 1],
])('reads the price "%s" with the unit that it is for', (price, cents, packSize) => {
  const { row, notes } = parsedRow({ price });
  expect([row.price, row.packSize, notes]).toEqual([cents, packSize, []]);
});

it('keeps the sales unit of its own column', () => {
  const { row } = parsedRow({ price: '12.00/box of 10', unit: 'box of 20' });
  expect([row.price, row.packSize]).toEqual([1_200, 20]);
});

it('multiplies the price of a piece by the size of the pack', () => {
  const { row } = parsedRow({ price: '0.50/pc', pack_size: '50' });
  expect([row.price, row.packSize]).toEqual([2_500, 50]);
});

it('leaves the price of a pack as it is, whatever the unit says', () => {
  const { row } = parsedRow({ price: '25.00 per box', pack_size: '50', unit: 'EA' });
  expect([row.price, row.packSize]).toEqual([2_500, 50]);
});

it.each(['9.50/100', '12/2026', '1/2', 'per box', '12 per month'])('takes "%s" for no price with a unit', (text) => {
  expect(splitPriceUnit(text)).toEqual({ amount: text, unit: '' });
});

it('tells the decimal sign of a price with a unit', () => {
  expect(decimalSignOf('9,50 / box 100', 'USD')).toBe(',');
});
