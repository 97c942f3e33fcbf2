import { z } from 'zod/mini';
import { GOODS_MAX, REQUEST_LINES_MAX } from '../limits.ts';
import { CartReport, ForCustomer, Quantity } from './cart.ts';
import { SkuWithProduct } from './catalogue.ts';
import { AddressRequest } from './members.ts';
import { OwnNumbersInput, OwnNumbersShown } from './commercialDocuments/ownNumbers.ts';
import { QuotationTerms } from './commercialDocuments/quotationTerms.ts';
import { Seller } from './commercialDocuments/seller.ts';
import { Id, Idempotent, listOf, Moment, Money, optionalText, Paging, text } from '../wireTypes.ts';

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

/** The actions that the member may take on an order now, decided by the server. */
const ORDER_ACTIONS = ['pay', 'cancel', 'confirm', 'reorder', 'track'] as const;
export const PAYMENT_METHODS = ['bank_transfer', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/**
 * `pending`: a transfer is awaited, or a payment page is open. `expired`: the page closed without a payment.
 * `failed`: the page could not be opened. `abandoned`: called off for another payment or with the order.
 */
export const PAYMENT_STATES = ['pending', 'succeeded', 'expired', 'failed', 'abandoned', 'refunded'] as const;

export const OrderLine = z.object({ sku: SkuWithProduct, quantity: z.int(), price: Money, line_total: Money });
export type OrderLine = z.infer<typeof OrderLine>;
/** In cents: subtotal + shipping + tax - coupon_discount - points_discount = total. */
export const Charge = z.object({
  subtotal: Money,
  shipping: Money,
  /** The quotation's tax; 0 for an order at catalogue prices. */
  tax: Money,
  coupon_discount: Money,
  points_discount: Money,
  /** The points spent for `points_discount`. */
  points: z.int(),
  total: Money,
  currency: z.string(),
  /** The points, and growth, earned once the receipt is confirmed. */
  earns: z.int(),
});
export type Charge = z.infer<typeof Charge>;

const LINE_PROBLEMS = ['unpriced', 'gone', 'short'] as const;
/** The charge as the server computes it, and the problems that prevent the order. */
export const OrderQuote = z.object({
  lines: z.array(
    z.object({
      sku_id: z.int(),
      /** Null if the variant is no longer sold. */
      sku: z.nullable(SkuWithProduct),
      quantity: z.int(),
      price: z.nullable(Money),
      line_total: z.nullable(Money),
      problem: z.nullable(z.enum(LINE_PROBLEMS)),
      /** The available quantity, for the problem `short`. */
      available: z.int(),
    }),
  ),
  charge: Charge,
  /** The terms of the quotation that is ordered; null for catalogue prices and for older quotations without terms. */
  terms: z.nullable(QuotationTerms),
  /** The member's points, and how many of them this order could use. */
  points_balance: z.int(),
  points_max: z.int(),
  /** Why the coupon does not apply; null if it does or none was given. */
  coupon_problem: z.nullable(z.enum(['minimum', 'unusable'])),
  is_orderable: z.boolean(),
  /** Those of the quotation that is ordered. */
  ...OwnNumbersShown,
});
export type OrderQuote = z.infer<typeof OrderQuote>;

export const Payment = z.object({
  id: z.int(),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  amount: Money,
  /** The part of it that went back. */
  refunded: Money,
  /** The path, at the store's server, that leads to the open payment page; null without one. */
  page_path: z.nullable(z.string()),
  /** The payment reference of a transfer; receipts are matched by it. */
  reference: z.string(),
  card_brand: z.nullable(z.string()),
  card_last4: z.nullable(z.string()),
  created_at: Moment,
});
export type Payment = z.infer<typeof Payment>;

export const OrderSummary = z.object({
  id: z.int(),
  code: z.string(),
  state: z.enum(ORDER_STATES),
  quantity: z.int(),
  line_count: z.int(),
  /** The first lines, as a preview in lists. */
  first_lines: z.array(OrderLine),
  total: Money,
  currency: z.string(),
  is_paid: z.boolean(),
  created_at: Moment,
  ship_date: z.nullable(Moment),
  logistics_number: z.nullable(z.string()),
  /** The carrier, such as DHL; absent in answers that were kept before it was recorded. */
  carrier: z.optional(z.nullable(z.string())),
  logistics_state: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  actions: z.array(z.enum(ORDER_ACTIONS)),
});
export type OrderSummary = z.infer<typeof OrderSummary>;
/** The delivery address of an order; `company` is the buyer's organisation, if the address does not name it. */
export const OrderAddress = z.extend(AddressRequest, { company: z.optional(z.string()) });
export const Order = z.extend(OrderSummary, {
  lines: z.array(OrderLine),
  address: OrderAddress,
  note: z.string(),
  ...OwnNumbersShown,
  charge: Charge,
  /** The terms of its quotation; null if there was none, or none were stated. */
  terms: z.nullable(QuotationTerms),
  /** When the unpaid order expires; null if it is paid, cancelled, or kept for a transfer. */
  pay_until: z.nullable(Moment),
  /** The member has announced a transfer: the order is kept until staff decide. */
  awaits_transfer: z.boolean(),
  /** The states of its course, with the time of those reached. */
  timeline: z.array(z.object({ state: z.enum(ORDER_STATES), at: z.nullable(Moment) })),
  payments: z.array(Payment),
  inquiry: z.nullable(z.object({ id: z.int(), code: z.string() })),
  seller: Seller,
});
export type Order = z.infer<typeof Order>;

const Tracking = z.object({
  logistics_number: z.string(),
  state: z.int(),
  /** Whether dates are included: only for the member who ordered, or with the postal code of the delivery address. */
  has_dates: z.boolean(),
  steps: z.array(z.object({ state: z.int(), at: z.nullable(Moment) })),
});
const ById = z.object({ id: Id });
const Change = z.object({ id: Id, ...Idempotent });

/** The goods of an order: lines at catalogue prices, or an accepted quotation at its own. */
const Bought = {
  lines: z.optional(
    z.array(z.object({ sku_id: Id, quantity: Quantity })).check(z.maxLength(REQUEST_LINES_MAX, 'linesMax')),
  ),
  inquiry_id: z.optional(Id),
  coupon_id: z.optional(Id),
  points: z.optional(z.int().check(z.gte(0), z.lte(GOODS_MAX))),
};

export const ordersContract = {
  listOrders: {
    request: z.object({
      ...Paging,
      state: z.optional(z.enum(ORDER_STATES)),
      /** An order's number, or a part number in it. */
      keyword: optionalText(80),
    }),
    reply: listOf(OrderSummary),
  },
  quoteOrder: { request: z.object(Bought), reply: OrderQuote },
  createOrder: {
    request: z.object({
      ...Bought,
      address_id: Id,
      note: optionalText(1000),
      /** If absent, those of the quotation. */
      ...OwnNumbersInput,
      /** The total that the member agreed to; if it has changed, code 13 with the new one. */
      total: Money,
      /** The lines as they were shown; if a price or pack size has changed, code 13 with the new ones. */
      agreed_lines: z.optional(
        z
          .array(z.object({ sku_id: Id, price: Money, pack_size: z.int() }))
          .check(z.maxLength(REQUEST_LINES_MAX, 'linesMax')),
      ),
      /** The address's version as it was shown; if its text has been changed, code 1 for `address_id`. */
      address_version: z.optional(text(40)),
      /** Removes the lines from the cart once the order exists. */
      from_cart: z.optional(z.boolean()),
      ...ForCustomer,
      ...Idempotent,
    }),
    reply: Order,
  },
  readOrder: { request: ById, reply: Order },
  payOrder: {
    request: z.object({
      id: Id,
      method: z.enum(PAYMENT_METHODS),
      /** The page is opened in another browser, such as on a phone: it returns to a page that needs no sign-in. */
      is_elsewhere: z.optional(z.boolean()),
      ...Idempotent,
    }),
    reply: Order,
  },
  cancelOrder: { request: Change, reply: Order },
  confirmOrder: { request: Change, reply: Order },
  reorder: { request: z.extend(Change, ForCustomer), reply: CartReport },
  trackOrder: {
    request: z.object({ logistics_number: text(40), postal_code: optionalText(20) }),
    reply: Tracking,
  },
};
