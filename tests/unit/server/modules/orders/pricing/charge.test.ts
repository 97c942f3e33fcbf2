import { describe, expect, it } from 'vitest';
import fc from '../../../../../support/checks/properties.ts';
import {
  chargeOf,
  pointsLimit,
  shippingFor,
  subtotalOf,
} from '../../../../../../server/modules/orders/pricing/charge.ts';

const lines = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 20_000_000 }), quantity: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 20 },
);
const coupon = fc.option(
  fc.record({
    discount: fc.integer({ min: 0, max: 100_000 }),
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    cap: fc.option(fc.integer({ min: 1, max: 50_000 })),
    minimum: fc.integer({ min: 0, max: 200_000 }),
  }),
);
const quoted = fc.record({
  freight: fc.nat(20_000_000),
  tax: fc.option(fc.nat(20_000_000)),
  currency: fc.constantFrom('USD', 'EUR', 'RUB'),
});
const points = fc.integer({ min: -5, max: 3_000_000 });

describe('the charge of an order', () => {
  it('adds up to the cent, whatever is bought with whatever coupon and points', () => {
    fc.assert(
      fc.property(lines, coupon, points, quoted, (bought, terms, spent, stated) => {
        const charge = chargeOf(bought, terms, spent, stated);
        expect(charge).toMatchObject({ shipping: stated.freight, tax: stated.tax ?? 0, currency: stated.currency });
        expect(charge.subtotal).toBe(subtotalOf(bought));
        expect(charge.subtotal + charge.shipping + charge.tax - charge.coupon_discount - charge.points_discount).toBe(
          charge.total,
        );
        for (const amount of [charge.total, charge.coupon_discount, charge.points_discount, charge.points]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(charge.coupon_discount).toBeLessThanOrEqual(charge.subtotal);
        expect(charge.points).toBeLessThanOrEqual(Math.max(0, spent));
      }),
    );
  });

  it('takes no more points than it can use, and all of those', () => {
    fc.assert(
      fc.property(lines, coupon, quoted, (bought, terms, stated) => {
        const most = pointsLimit(bought, terms, stated);
        expect(chargeOf(bought, terms, most, stated)).toMatchObject({ points: most, total: 0 });
        expect(chargeOf(bought, terms, most + 1, stated).points).toBe(most);
      }),
    );
  });

  it('is never more for more points', () => {
    fc.assert(
      fc.property(lines, coupon, quoted, points, fc.nat(1_000), (bought, terms, stated, some, more) => {
        const { total } = chargeOf(bought, terms, some, stated);
        expect(chargeOf(bought, terms, some + more, stated).total).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('counts freight once, and none for a large order or for nothing', () => {
    const tariff = { price: 4_500, freeFrom: 100_000 };
    expect([0, 1, 99_999, 100_000].map((goods) => shippingFor(goods, tariff))).toEqual([0, 4_500, 4_500, 0]);
    expect(shippingFor(100_000, { ...tariff, freeFrom: null })).toBe(4_500);
    expect(shippingFor(1, { price: 0, freeFrom: null })).toBe(0);
  });
});
