import { z } from 'zod/mini';
import { Quantity } from './cart.ts';
import { SkuWithProduct } from './catalogue.ts';
import { AddressRequest } from './members.ts';
import { Email, Id, Idempotent, listOf, Moment, Money, optionalText, Paging, text } from './wire.ts';

export const INQUIRY_STATES = ['submitted', 'in_progress', 'quoted', 'accepted', 'declined', 'expired'] as const;
export const ORDER_STATES = [
  'awaiting_payment',
  'paid',
  'in_stock_preparation',
  'preparation_complete',
  'out_of_storage',
  'in_transit',
  'completed',
  'cancelled',
] as const;

export const InquiryContact = z.object({
  nick_name: text(60),
  mobile: text(40),
  email: Email,
  country: z.int('select').check(z.gte(1, 'select')),
  company: optionalText(120),
});
export const InquiryAddress = z.pick(AddressRequest, { postal_code: true, region: true, detail: true });
export const InquiryRequest = z.object({
  lines: z
    .array(
      z.object({
        sku_id: Id,
        quantity: Quantity,
        note: optionalText(500),
        target_price: z.optional(z.nullable(Money)),
      }),
    )
    .check(z.minLength(1, 'linesRequired'), z.maxLength(200)),
  contact: InquiryContact,
  address: InquiryAddress,
  message: optionalText(2000),
  /** Take the lines out of the cart once the quotation exists. */
  from_cart: z.boolean(),
  ...Idempotent,
});

export const InquiryLine = z.object({
  id: z.int(),
  sku: SkuWithProduct,
  quantity: z.int(),
  note: z.string(),
  target_price: z.nullable(Money),
  /** Null until it is quoted. */
  quoted_price: z.nullable(Money),
});
export const InquiryMessage = z.object({
  id: z.int(),
  from: z.enum(['member', 'store']),
  message: z.string(),
  created_at: Moment,
});
export const InquirySummary = z.object({
  id: z.int(),
  code: z.string(),
  state: z.enum(INQUIRY_STATES),
  line_count: z.int(),
  created_at: Moment,
  /** When the promise of an answer falls due (S9: within 24 hours). */
  reply_due_at: Moment,
  valid_until: z.nullable(Moment),
});
export type InquirySummary = z.infer<typeof InquirySummary>;
export const Inquiry = z.extend(InquirySummary, {
  contact: InquiryContact,
  address: InquiryAddress,
  message: z.string(),
  follower: z.nullable(z.object({ name: z.string(), email: z.string(), mobile: z.string() })),
  lines: z.array(InquiryLine),
  messages: z.array(InquiryMessage),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const OrderLine = z.object({ sku: SkuWithProduct, quantity: z.int(), price: Money, line_total: Money });
export const OrderSummary = z.object({
  id: z.int(),
  code: z.string(),
  state: z.enum(ORDER_STATES),
  quantity: z.int(),
  total: Money,
  is_paid: z.boolean(),
  created_at: Moment,
  ship_date: z.nullable(Moment),
  logistics_number: z.nullable(z.string()),
  logistics_state: z.nullable(z.int().check(z.gte(1), z.lte(5))),
});
export const Order = z.extend(OrderSummary, {
  lines: z.array(OrderLine),
  address: AddressRequest,
  subtotal: Money,
  coupon_discount: Money,
  points_discount: Money,
});
export const Tracking = z.object({
  logistics_number: z.string(),
  state: z.int(),
  steps: z.array(z.object({ state: z.int(), at: z.nullable(Moment) })),
});
export const AFTER_SALE_STATES = ['requested', 'approved', 'refused', 'received', 'done'] as const;
export type AfterSaleState = (typeof AFTER_SALE_STATES)[number];
export const AfterSale = z.object({
  id: z.int(),
  order_code: z.string(),
  kind: z.enum(['return', 'exchange']),
  state: z.enum(AFTER_SALE_STATES),
  reason: z.string(),
  created_at: Moment,
});

const ById = z.object({ id: Id });

export const ordersContract = {
  listOrders: {
    request: z.object({ ...Paging, state: z.optional(z.enum(ORDER_STATES)), keyword: optionalText(80) }),
    reply: listOf(OrderSummary),
  },
  createOrder: {
    request: z.object({
      lines: z.array(z.object({ sku_id: Id, quantity: Quantity })),
      address_id: Id,
      coupon_id: z.optional(Id),
      points: z.optional(z.int()),
      ...Idempotent,
    }),
    reply: Order,
  },
  readOrder: { request: ById, reply: Order },
  payOrder: {
    request: z.object({
      id: Id,
      method: z.enum(['bank_transfer', 'card']),
      card_token: optionalText(200),
      ...Idempotent,
    }),
    reply: Order,
  },
  trackOrder: { request: z.object({ logistics_number: text(40) }), reply: Tracking },
  createInquiry: { request: InquiryRequest, reply: Inquiry },
  listInquiries: {
    request: z.object({ ...Paging, state: z.optional(z.enum(INQUIRY_STATES)) }),
    reply: listOf(InquirySummary),
  },
  readInquiry: { request: ById, reply: Inquiry },
  sendInquiryMessage: { request: z.object({ id: Id, message: text(2000), ...Idempotent }), reply: Inquiry },
  acceptInquiry: { request: z.object({ id: Id, ...Idempotent }), reply: Inquiry },
  listAfterSales: { request: z.object(Paging), reply: listOf(AfterSale) },
  createAfterSale: {
    request: z.object({ order_id: Id, kind: z.enum(['return', 'exchange']), reason: text(2000), ...Idempotent }),
    reply: AfterSale,
  },
};
