import { describe, expect, it } from 'vitest';
import { applyOptimisticChanges, totalsOf } from '../../../../../renderer/src/stores/cart/cartLines.ts';
import { parseDeselectedSkus } from '../../../../../renderer/src/stores/cart/deselected.ts';
import {
  addLines,
  addQuantity,
  clampQuantity,
  GUEST_LINES_MAX,
  GuestCartError,
  parseGuestCart,
  restoreLine,
} from '../../../../../renderer/src/stores/cart/guestCart.ts';
import type { CartLine } from '../../../../../shared/contract/schemas/cart.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';

const line = (skuId: number, quantity = 1) => ({ sku_id: skuId, quantity });
const full = Array.from({ length: GUEST_LINES_MAX }, (_, index) => line(index + 1));

describe('a guest’s cart', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [1, 1],
    [2.9, 2],
    [999, 999],
    [1_000, 999],
  ])('holds %s of a product as %i', (quantity, clamped) => expect(clampQuantity(quantity)).toBe(clamped));

  it('adds to the line of a product, or has another line', () => {
    expect(addQuantity([line(1, 2)], 1, 3)).toEqual([line(1, 5)]);
    expect(addQuantity([line(1, 998)], 1, 3)).toEqual([line(1, 999)]);
    expect(addQuantity([line(1)], 2, 3)).toEqual([line(1), line(2, 3)]);
  });

  it('has room for 200 products', () => {
    expect(addQuantity(full.slice(1), 999, 1)).toHaveLength(GUEST_LINES_MAX);
    expect(addQuantity(full, 999, 1)).toBeNull();
    expect(addQuantity(full, 1, 1)?.[0]).toEqual(line(1, 2));
  });

  it('takes all lines of a list or none, and names the one that is too many', () => {
    expect(addLines([line(1, 2)], [line(2), line(1, 997)])).toEqual([line(1, 999), line(2)]);
    expect(addLines([], [line(1, 999)])).toEqual([line(1, 999)]);
    const failureOf = (act: () => unknown): unknown => {
      try {
        act();
        return 'added';
      } catch (error) {
        return error instanceof GuestCartError ? error.line : error;
      }
    };
    expect(failureOf(() => addLines([line(1, 2)], [line(2), line(1, 998)]))).toBe(1);
    expect(failureOf(() => addLines(full, [line(1, 1_000)]))).toBe(0);
    expect(failureOf(() => addLines(full, [line(999)]))).toBeNull();
  });

  it.each([
    [0, [3, 1, 2]],
    [1, [1, 3, 2]],
    [9, [1, 2, 3]],
  ])('restores a line at its place %i', (index, ids) => {
    expect(restoreLine([line(1), line(2)], line(3), index).map(({ sku_id: id }) => id)).toEqual(ids);
    expect(restoreLine([line(1), line(3, 9), line(2)], line(3), index)).toHaveLength(3);
  });

  it.each([
    [null, null],
    [{ lines: [] }, null],
    [{ lines: 'x', key: 'k' }, null],
    [
      { lines: [], key: 'k' },
      { lines: [], key: 'k' },
    ],
    [
      { lines: [line(1), line(1, 2), null, line(0), line(2, 0), line(1.5), { sku_id: 3 }], key: 'k' },
      { lines: [line(1, 3)], key: 'k' },
    ],
  ])('is read from %j as %j', (stored, cart) => expect(parseGuestCart(stored)).toEqual(cart));
});

describe('the lines of a member’s cart', () => {
  const aLine = (id: number, quantity: number, price: number | null = 100): CartLine => ({
    id,
    sku: { ...aSku(id), market_price: price },
    quantity,
    line_total: price === null ? null : price * quantity,
  });
  const change = (quantity: number, restored: CartLine | null = null) => ({ quantity, key: 'k', line: restored });

  it('show changes before the server has them: other quantities, what was removed, what was restored', () => {
    const shown = applyOptimisticChanges(
      [aLine(1, 1), aLine(2, 1), aLine(3, 1, null), aLine(5, 1)],
      new Map([
        [1, change(3)],
        [2, change(0)],
        [3, change(4)],
        [4, change(2, aLine(4, 9))],
        [5, change(2, aLine(5, 9))],
        [6, change(2)],
      ]),
    );
    expect(shown.map(({ id, quantity, line_total }) => [id, quantity, line_total])).toEqual([
      [1, 3, 300],
      [3, 4, null],
      [5, 2, 200],
      [4, 2, 200],
    ]);
  });

  it('keep the total of the server without a change: a product that is no longer sold has none', () => {
    const retired = { ...aLine(1, 2), line_total: null };
    expect(applyOptimisticChanges([retired], new Map())).toEqual([retired]);
  });

  it('are counted and summed up', () => {
    expect(totalsOf([])).toEqual({ lines: 0, pieces: 0, total: 0, unpriced: 0 });
    expect(totalsOf([aLine(1, 2), aLine(2, 3, null), aLine(3, 1)])).toEqual({
      lines: 3,
      pieces: 6,
      total: 300,
      unpriced: 1,
    });
  });

  it.each([
    [null, null],
    ['x', null],
    [[1, 'x', 2.5, 3], { '': [1, 3] }],
    [
      { '': [1], anna: [2, null], bob: 'x' },
      { '': [1], anna: [2], bob: [] },
    ],
  ])('that are not selected are read from %j as %j', (stored, read) =>
    expect(parseDeselectedSkus(stored)).toEqual(read),
  );
});
