import { describe, expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import { partNumberKey } from '../../../../../shared/catalogue/partNumberKey.ts';
import { isWholeNumber, type PartRow, rankPartNumbers } from '../../../../../shared/search/numbers/rankPartNumbers.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';

const row = (id: number, sku_id: number | null, value: string): PartRow => ({
  id,
  sku_id,
  value,
  key: partNumberKey(value) ?? '',
  field: sku_id === null ? 'code' : 'sku',
});
const gtin = (id: number, sku_id: number, value: string): PartRow => ({ id, sku_id, field: 'gtin', value, key: value });

/** A probe in two lengths, and a hook whose first variant has the number of the product. */
const ROWS = [
  row(1, null, 'CX5-2C'),
  row(1, 18, 'CX5-2C-18'),
  row(1, 25, 'CX5-2C-25'),
  gtin(1, 25, '4012345678901'),
  row(2, null, 'HK-40'),
  row(2, 41, 'HK-40-L'),
  row(2, 40, 'HK-40'),
];
/** The rows that an engine returns: those that contain the key, or have the trade number. */
const hitOf = (typed: string) => {
  const query = parseQuery(typed);
  const found = ROWS.filter(({ field, key }) => key.includes(query.partKey ?? '') || field === 'gtin');
  return rankPartNumbers(found, query)[0]!;
};

describe('the variant that a hit names', () => {
  it.each([
    ['CX5-2C-25', 'exact', 25],
    ['cx5 2c 25', 'normalised', 25],
    ['СХ5-2С-25', 'normalised', 25],
    ['04012345678901', 'exact', 25],
    ['cx5-2c-2', 'prefix', 25],
    ['cx52c2', 'prefix', 25],
    ['2C-25', 'part', 25],
    ['CX5-2C', 'exact', undefined],
    ['x5-2', 'part', undefined],
    ['cx5', 'prefix', undefined],
    ['HK-40', 'exact', 40],
    ['hk40', 'normalised', 40],
    ['HK-4', 'prefix', undefined],
    ['HK-40-L', 'exact', 41],
  ] as const)('“%s”: %s, variant %s', (typed, kind, skuId) => {
    expect(hitOf(typed).match).toMatchObject({ kind, ...(skuId !== undefined && { sku_id: skuId }) });
    expect(hitOf(typed).match.sku_id).toBe(skuId);
  });

  it.each([
    ['CX5-2C-25', 25],
    ['cx5-2c-2', 25],
    ['04012345678901', 25],
    ['CX5-2C-', undefined],
    ['2C-', undefined],
    ['CX5-2C', undefined],
    ['HK-40', 40],
  ] as const)('is the only one that “%s” fits: %s', (typed, variant) => {
    expect(hitOf(typed).variant).toBe(variant);
  });

  it('is the one whose number is shown, in whatever order rows come', () => {
    const anyOrder = fc.shuffledSubarray(ROWS, { minLength: 1 });
    const typed = fc.constantFrom('CX5', 'cx5-2c-', 'c-2', 'HK', '40', 'cx5-2c-25', 'hk 40 l');
    fc.assert(
      fc.property(anyOrder, typed, (rows, text) => {
        const inOrder = ROWS.filter((each) => rows.includes(each));
        const hits = rankPartNumbers(rows, parseQuery(text));
        expect(hits).toEqual(rankPartNumbers(inOrder, parseQuery(text)));
        for (const { match } of hits)
          if (match.field === 'sku')
            expect(ROWS).toContainEqual(expect.objectContaining({ sku_id: match.sku_id, value: match.value }));
      }),
    );
  });
});

it('a number counts as whole only if all of it was typed', () => {
  const number = fc.stringMatching(/^[A-Z]{1,3}[-. ]?\d{1,3}[-/]?[A-Z0-9]{1,4}$/);
  fc.assert(
    fc.property(number, fc.nat(), fc.nat(), (value, from, length) => {
      const typed = value.slice(from % value.length, (from % value.length) + 1 + (length % value.length));
      const query = parseQuery(typed);
      if (query.partKey === null) return;
      const [hit] = rankPartNumbers([row(1, null, value)], query);
      expect(isWholeNumber(hit!.match)).toBe(partNumberKey(value) === query.partKey);
    }),
  );
});

it('of equal fit, a product’s own number stands above the shorter one of another product’s variant', () => {
  const rows = [row(2, 21, 'CX5-1'), row(1, null, 'CX5-200')];
  expect(rankPartNumbers(rows, parseQuery('CX5')).map(({ id }) => id)).toEqual([1, 2]);
});
