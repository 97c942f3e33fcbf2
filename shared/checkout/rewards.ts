import { LEVEL_GROWTH, POINTS_PER_DOLLAR } from '../contract/limits.ts';

const CENTS_PER_DOLLAR = 100;

/** The discount of a coupon and its minimum total; money in integer minor units. */
export interface CouponTerms {
  /** The amount in minor units, unless it is a percentage. */
  discount: number;
  /** The percentage it takes off; null for a fixed amount. */
  percent: number | null;
  /** The highest discount of a percentage. */
  cap: number | null;
  minimum: number;
}

/** The discount on a total in minor units: at most the total, 0 below the minimum. */
export function couponDiscount({ discount, percent, cap, minimum }: CouponTerms, total: number): number {
  if (total <= 0 || total < minimum) return 0;
  const off = percent === null ? discount : Math.floor((total * percent) / 100);
  return Math.max(0, Math.min(off, cap ?? off, total));
}

/** The value of points in minor units, rounded down (D5). */
export const pointsWorth = (points: number): number => Math.floor((points * CENTS_PER_DOLLAR) / POINTS_PER_DOLLAR);

/** The points, and as much growth, for a confirmed order: one per whole dollar paid (D5). */
export const orderReward = (paid: number): number => Math.max(0, Math.floor(paid / CENTS_PER_DOLLAR));

/** The level for this much growth, from 1 (D5). */
export const levelOf = (growth: number, thresholds: readonly number[] = LEVEL_GROWTH): number =>
  Math.max(1, thresholds.filter((least) => growth >= least).length);

/** The growth at which a level begins; null for an unknown level. */
export const growthOf = (level: number, thresholds: readonly number[] = LEVEL_GROWTH): number | null =>
  thresholds[level - 1] ?? null;
