import { z } from 'zod/mini';
import { localisedShape } from '../localised.ts';
import { ProductItem } from './catalogue.ts';
import { Empty, Id, Idempotent, listOf, Moment, Money, Nothing, optionalText, Paging, text } from './wire.ts';

export const AddressRequest = z.object({
  name: text(80),
  phone: text(40),
  postal_code: text(20),
  country: z.int('select').check(z.gte(1, 'select')),
  region: text(80),
  detail: text(240),
  is_default: z.optional(z.boolean()),
});
export const Address = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  postal_code: z.string(),
  country: z.int(),
  region: z.string(),
  detail: z.string(),
  is_default: z.boolean(),
});
export type Address = z.infer<typeof Address>;

export const COUPON_STATES = ['unused', 'used', 'invalid'] as const;
export const Coupon = z.object({
  id: z.int(),
  ...localisedShape('coupon_name'),
  state: z.enum(COUPON_STATES),
  discount: Money,
  minimum: Money,
  expires_at: Moment,
  order_code: z.nullable(z.string()),
});
export type Coupon = z.infer<typeof Coupon>;

export const LevelInfo = z.object({
  level: z.int(),
  growth: z.int(),
  next_growth: z.nullable(z.int()),
  points: z.int(),
  points_per_dollar: z.int(),
});
export const PointGrowth = z.object({
  id: z.int(),
  kind: z.enum(['order', 'check_in', 'redeem', 'refund', 'welcome']),
  points: z.int(),
  growth: z.int(),
  created_at: Moment,
});
export const LevelRemark = z.object({
  level: z.int(),
  growth: z.int(),
  ...localisedShape('level_name'),
  ...localisedShape('remark'),
});
export const CheckInState = z.object({
  streak: z.int(),
  today: z.boolean(),
  days: z.array(z.string()),
  points: z.int(),
});

const ById = z.object({ id: Id });

export const membersContract = {
  recommendWithProduct: { request: z.object({ product_id: Id }), reply: z.array(ProductItem) },
  recommendByUser: { request: Empty, reply: z.array(ProductItem) },
  listAddresses: { request: Empty, reply: z.array(Address) },
  createAddress: { request: z.extend(AddressRequest, Idempotent), reply: Address },
  readAddress: { request: ById, reply: Address },
  updateAddress: { request: z.extend(AddressRequest, { id: Id }), reply: Address },
  removeAddress: { request: ById, reply: Nothing },
  listCollected: { request: z.object(Paging), reply: listOf(ProductItem) },
  listCoupons: { request: z.object({ ...Paging, state: z.optional(z.enum(COUPON_STATES)) }), reply: listOf(Coupon) },
  claimCoupon: { request: z.object({ code: optionalText(40), ...Idempotent }), reply: Coupon },
  readLevelInfo: { request: Empty, reply: LevelInfo },
  listPointGrowth: { request: z.object(Paging), reply: listOf(PointGrowth) },
  readLevelRemark: { request: Empty, reply: z.array(LevelRemark) },
  checkIn: { request: z.object(Idempotent), reply: CheckInState },
  readCheckIn: { request: Empty, reply: CheckInState },
};
