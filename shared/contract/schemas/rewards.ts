import { z } from 'zod/mini';
import { localisedSchema } from '../localisedSchema.ts';
import { codeText, Empty, Idempotent, listOf, Moment, Money, Paging } from '../wireTypes.ts';

const COUPON_STATES = ['unused', 'used', 'invalid'] as const;
const terms = {
  /** The amount in minor units; 0 for a percentage. */
  discount: Money,
  /** The percentage it takes off; null for a fixed amount. */
  percent: z.nullable(z.int()),
  /** The highest discount of a percentage. */
  cap: z.nullable(Money),
  minimum: Money,
};
export const Coupon = z.object({
  id: z.int(),
  code: z.string(),
  ...localisedSchema('coupon_name'),
  state: z.enum(COUPON_STATES),
  ...terms,
  expires_at: Moment,
  order_code: z.nullable(z.string()),
});
export type Coupon = z.infer<typeof Coupon>;

/** A coupon that members can claim. */
export const CouponOffer = z.object({
  code: z.string(),
  ...localisedSchema('coupon_name'),
  ...terms,
  /** Days that it is valid after it was claimed. */
  valid_days: z.int(),
  /** Until when it can be claimed; null without an end. */
  ends_at: z.nullable(Moment),
  state: z.enum(['open', 'claimed', 'gone']),
});
export type CouponOffer = z.infer<typeof CouponOffer>;

export const LevelInfo = z.object({
  level: z.int(),
  growth: z.int(),
  /** The growth at which this level began, and at which the next begins. */
  level_growth: z.int(),
  next_growth: z.nullable(z.int()),
  points: z.int(),
  points_per_dollar: z.int(),
});
export type LevelInfo = z.infer<typeof LevelInfo>;

export const POINT_KINDS = ['order', 'check_in', 'redeem', 'refund'] as const;
export const PointGrowth = z.object({
  id: z.int(),
  kind: z.enum(POINT_KINDS),
  points: z.int(),
  growth: z.int(),
  /** The number of the related order; empty for none. */
  order_code: z.string(),
  created_at: Moment,
});
export type PointGrowth = z.infer<typeof PointGrowth>;

export const LevelRemark = z.object({
  level: z.int(),
  growth: z.int(),
  ...localisedSchema('level_name'),
  ...localisedSchema('remark'),
});
export type LevelRemark = z.infer<typeof LevelRemark>;

/** Days are in the server's time zone, as `2026-11-21`. */
export const CheckInState = z.object({
  /** Consecutive days, up to today or, before today's check-in, yesterday. */
  streak: z.int(),
  today: z.boolean(),
  server_day: z.string(),
  /** The check-ins of the requested month. */
  days: z.array(z.string()),
  points: z.int(),
});
export type CheckInState = z.infer<typeof CheckInState>;

export const rewardsContract = {
  listCoupons: { request: z.object({ ...Paging, state: z.optional(z.enum(COUPON_STATES)) }), reply: listOf(Coupon) },
  listCouponOffers: {
    request: Empty,
    reply: z.object({ offers: z.array(CouponOffer), new_pack: z.array(CouponOffer) }),
  },
  claimCoupon: { request: z.object({ code: codeText(40), ...Idempotent }), reply: Coupon },
  readLevelInfo: { request: Empty, reply: LevelInfo },
  listPointGrowth: { request: z.object(Paging), reply: listOf(PointGrowth) },
  readLevelRemark: { request: Empty, reply: z.array(LevelRemark) },
  checkIn: {
    request: z.object(Idempotent),
    reply: z.extend(CheckInState, { earned: z.int(), coupon: z.nullable(Coupon) }),
  },
  readCheckIn: {
    request: z.object({ month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid'))) }),
    reply: CheckInState,
  },
};
