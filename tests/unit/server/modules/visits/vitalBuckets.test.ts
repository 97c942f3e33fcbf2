import { expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import { bucketOf, endOf, p75 } from '../../../../../server/modules/visits/vitalBuckets.ts';

it('stores each value with an error of 5 % at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 120_000, noNaN: true }), (value) => {
      const end = endOf('LCP', bucketOf('LCP', value));
      expect(end).toBeGreaterThan(value * 0.999);
      expect(end).toBeLessThan(value * 1.051);
    }),
  );
});

it('tells layout shifts of a thousandth apart, and none from some', () => {
  expect(bucketOf('CLS', 0)).toBe(0);
  expect(bucketOf('CLS', 0.002)).toBeGreaterThan(bucketOf('CLS', 0.001));
});

it('calculates the 75th percentile', () => {
  const counts = [
    { bucket: bucketOf('INP', 400), loads: 1 },
    { bucket: bucketOf('INP', 40), loads: 3 },
  ];
  expect(p75('INP', counts)).toBeCloseTo(40, -1);
  expect(p75('INP', [])).toBe(0);
});
