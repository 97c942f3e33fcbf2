import type { Coupon, CouponOffer } from '../../../shared/contract/schemas/rewards.ts';
import type { couponRules, memberCoupons } from './schema.ts';

export type CouponRule = typeof couponRules.$inferSelect;
/** A member's coupon with its rule. */
export interface CouponRow {
  rule: CouponRule;
  coupon: typeof memberCoupons.$inferSelect;
}

const termsOf = ({ discount, percent, cap, minimum }: CouponRule) => ({ discount, percent, cap, minimum });

/** Converts a coupon to the API's shape; `now` (ms) decides whether it has expired. */
export const couponOf = ({ rule, coupon }: CouponRow, now: number): Coupon => ({
  id: coupon.id,
  code: rule.code,
  ...rule.texts,
  state: stateOf(coupon, now),
  ...termsOf(rule),
  expires_at: coupon.expiresAt.toISOString(),
  order_code: coupon.orderCode,
});

/** Converts a claimable coupon to the API's shape; `isHad`: this member has it. */
export const offerOf = (rule: CouponRule, isHad: boolean): CouponOffer => ({
  code: rule.code,
  ...rule.texts,
  ...termsOf(rule),
  valid_days: rule.validDays,
  ends_at: rule.endsAt?.toISOString() ?? null,
  state: isHad ? 'claimed' : rule.quantity !== null && rule.taken >= rule.quantity ? 'gone' : 'open',
});

function stateOf({ orderCode, expiresAt }: CouponRow['coupon'], now: number): Coupon['state'] {
  if (orderCode !== null) return 'used';
  return expiresAt.getTime() > now ? 'unused' : 'invalid';
}
