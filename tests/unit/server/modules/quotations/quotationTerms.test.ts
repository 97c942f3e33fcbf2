import { describe, expect, it } from 'vitest';
import { termsOf } from '../../../../../server/modules/quotations/quotationTerms.ts';
import { unlistedLines } from '../../../../../server/modules/quotations/unlistedSku.ts';

const tariff = { price: 2_500, freeFrom: 50_000 };
const none = { freight: 2_500, tax: null, payment_days: 0, incoterm: null, place: '', lead_days: null };

describe('the terms of a quotation', () => {
  it.each([
    ['nothing is stated', {}, 49_999, none],
    ['nothing is stated of a large order', {}, 50_000, { ...none, freight: 0 }],
    ['free freight is stated', { freight: 0, tax: 0 }, 1, { ...none, freight: 0, tax: 0 }],
    [
      'all is stated',
      { freight: 1, tax: 2, payment_days: 30, incoterm: 'DAP', place: 'Madrid', lead_days: 0 },
      50_000,
      { freight: 1, tax: 2, payment_days: 30, incoterm: 'DAP', place: 'Madrid', lead_days: 0 },
    ],
    ['null is stated', { freight: null, payment_days: null, place: null }, 1, none],
  ] as [string, Parameters<typeof termsOf>[0], number, object][])('where %s', (_case, stated, goods, expected) => {
    expect(termsOf(stated, goods, tariff)).toEqual(expected);
  });
});

it('goods that are asked for in words have no price and an id that no variant has', () => {
  const lines = unlistedLines([
    { text: 'A soft chair', quantity: 3 },
    { text: 'A lamp', quantity: 1 },
  ]);
  expect(lines.map(({ sku, quantity }) => [sku.id, sku.product.id, sku.product.product_name, quantity])).toEqual([
    [-1, -1, 'A soft chair', 3],
    [-2, -2, 'A lamp', 1],
  ]);
  for (const { sku } of lines)
    expect([sku.is_priced, sku.stock, sku.code, sku.product.is_priced, sku.product.code]).toEqual([
      false,
      0,
      '',
      false,
      '',
    ]);
});
