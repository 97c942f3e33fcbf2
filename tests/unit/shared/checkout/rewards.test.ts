import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { LEVEL_GROWTH } from '../../../../shared/contract/limits.ts';
import {
  type CouponTerms,
  couponDiscount,
  growthOf,
  levelOf,
  orderReward,
  pointsWorth,
} from '../../../../shared/checkout/rewards.ts';

const cents = fc.integer({ min: 0, max: 2_000_000_000 });
const terms: fc.Arbitrary<CouponTerms> = fc.record({
  discount: cents,
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  cap: fc.option(cents),
  minimum: cents,
});
const tenOff: CouponTerms = { discount: 1_000, percent: null, cap: null, minimum: 5_000 };

describe('a coupon', () => {
  it('takes off whole cents, never more than the total', () => {
    fc.assert(
      fc.property(terms, cents, (coupon, total) => {
        const off = couponDiscount(coupon, total);
        return Number.isSafeInteger(off) && off >= 0 && off <= total;
      }),
    );
  });

  it('takes off nothing below its minimum, and never more than its cap', () => {
    fc.assert(
      fc.property(terms, cents, (coupon, total) => {
        const off = couponDiscount(coupon, total);
        return (total >= coupon.minimum || off === 0) && off <= (coupon.cap ?? Infinity);
      }),
    );
  });

  it('never makes a dearer order cheaper than a smaller one', () => {
    fc.assert(
      fc.property(terms, cents, cents, (coupon, one, more) => {
        const smaller = Math.max(one, coupon.minimum);
        const paid = (total: number): number => total - couponDiscount(coupon, total);
        return paid(smaller + more) >= paid(smaller);
      }),
    );
  });

  it.each([
    [tenOff, 4_999, 0],
    [tenOff, 5_000, 1_000],
    [{ ...tenOff, minimum: 0 }, 600, 600],
    [{ discount: 0, percent: 5, cap: null, minimum: 0 }, 999, 49],
    [{ discount: 0, percent: 5, cap: 2_000, minimum: 0 }, 1_000_000, 2_000],
  ])('%j takes off %i: %i', (coupon, total, off) => expect(couponDiscount(coupon, total)).toBe(off));
});

describe('points and levels', () => {
  it('a hundred points are a dollar, and a whole dollar paid is one point', () => {
    expect([pointsWorth(100), pointsWorth(1), orderReward(199), orderReward(0)]).toEqual([100, 1, 1, 0]);
  });

  it('a level begins at its growth', () => {
    LEVEL_GROWTH.forEach((growth, index) => {
      expect(levelOf(growth)).toBe(index + 1);
      expect(growthOf(index + 1)).toBe(growth);
      if (growth > 0) expect(levelOf(growth - 1)).toBe(index);
    });
    expect([levelOf(-5), growthOf(LEVEL_GROWTH.length + 1)]).toEqual([1, null]);
  });
});
