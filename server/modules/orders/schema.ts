import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import {
  ORDER_STATES,
  type OrderAddress,
  PAYMENT_METHODS,
  PAYMENT_STATES,
} from '../../../shared/contract/schemas/orders.ts';
import type { QuotationTerms } from '../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { atLeast, oneOf } from '../../platform/database/checks.ts';
import { skus } from '../catalogue/schema.ts';
import { inquiries } from '../quotations/schema.ts';
import { members } from '../members/schema.ts';
import { cents } from '../../platform/database/moneyColumn.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

export const DISPUTES = ['open', 'won', 'lost'] as const;
/** `replaced`: failed, and another refund was made instead. */
const REFUND_STATES = ['pending', 'done', 'failed', 'replaced'] as const;

/** Orders, with the address and the amounts as they were agreed. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Unique, so that a key makes one order even if the idempotency table is cleared. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** Hash of the request's content (`contentHash`); null in rows from before the column existed. */
    contentHash: text('content_hash'),
    state: text('state').$type<(typeof ORDER_STATES)[number]>().notNull(),
    address: jsonb('address').$type<z.infer<typeof OrderAddress>>().notNull(),
    note: text('note').notNull(),
    /** The member's own numbers, printed on papers and letters. */
    purchaseOrder: text('purchase_order').notNull().default(''),
    reference: text('reference').notNull().default(''),
    subtotal: cents('subtotal').notNull(),
    shipping: cents('shipping').notNull(),
    tax: cents('tax').notNull().default(0),
    couponDiscount: cents('coupon_discount').notNull(),
    pointsDiscount: cents('points_discount').notNull(),
    points: cents('points').notNull(),
    total: cents('total').notNull(),
    /** The terms stated in its quotation. */
    terms: jsonb('terms').$type<QuotationTerms>(),
    couponId: integer('coupon_id'),
    /** A quotation makes one order. */
    inquiryId: integer('inquiry_id')
      .unique()
      .references(() => inquiries.id),
    logisticsNumber: text('logistics_number'),
    /** The carrier, such as DHL; null until it is shipped. */
    carrier: text('carrier'),
    createdAt: moment('created_at').notNull(),
    payUntil: moment('pay_until').notNull(),
  },
  (table) => [
    unique('orders_member_key').on(table.memberId, table.idempotencyKey),
    index('orders_member').on(table.memberId, table.id),
    index('orders_logistics_number').on(table.logisticsNumber),
    index('orders_state').on(table.state, table.payUntil),
    oneOf('orders_state_known', table.state, ORDER_STATES),
    atLeast('orders_subtotal', table.subtotal, 0),
    atLeast('orders_shipping', table.shipping, 0),
    atLeast('orders_tax', table.tax, 0),
    atLeast('orders_coupon_discount', table.couponDiscount, 0),
    atLeast('orders_points_discount', table.pointsDiscount, 0),
    atLeast('orders_points', table.points, 0),
    atLeast('orders_total', table.total, 0),
  ],
);

/** The goods of orders, with prices and names as they were then. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for goods that the catalogue does not have. */
    skuId: integer('sku_id').references(() => skus.id),
    /** The variant as it was at the time of purchase. */
    sku: jsonb('sku').$type<SkuWithProduct>().notNull(),
    /** `lineKeysOf` its variant and product. */
    codeKeys: text('code_keys').notNull(),
    quantity: integer('quantity').notNull(),
    price: cents('price').notNull(),
    /** Quantity taken out of stock; the same quantity returns if the order is cancelled. */
    reserved: integer('reserved').notNull(),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_sku').on(table.skuId),
    atLeast('order_lines_quantity', table.quantity, 1),
    atLeast('order_lines_price', table.price, 0),
    check('order_lines_reserved', sql`${table.reserved} between 0 and ${table.quantity}`),
  ],
);

/** When an order reached each state. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<(typeof ORDER_STATES)[number]>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.state] }),
    oneOf('order_events_state_known', table.state, ORDER_STATES),
  ],
);

/**
 * Attempts to pay: an announced transfer, or a payment page that was opened at the provider. Of a card the store knows
 * only what the provider says after the payment: brand and last four digits.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text('method').$type<(typeof PAYMENT_METHODS)[number]>().notNull(),
    state: text('state').$type<(typeof PAYMENT_STATES)[number]>().notNull(),
    /** The amount that was asked; once it is paid, the amount that the provider took. */
    amount: cents('amount').notNull(),
    /** The amount that went back. */
    refunded: cents('refunded').notNull().default(0),
    /** Names the payment at the provider and in `/pay/…`; nobody can guess it. */
    key: uuid('key').notNull().defaultRandom(),
    /** The provider's id of the payment page; null until it has answered. */
    checkout: text('checkout'),
    pageUrl: text('page_url'),
    pageUntil: moment('page_until'),
    /** The provider's id of the money it took; refunds name it. */
    intent: text('intent'),
    /** The outcome of a dispute, as the holder's bank reports it. */
    dispute: text('dispute').$type<(typeof DISPUTES)[number]>(),
    /** When the provider was last asked about an open page. */
    checkedAt: moment('checked_at'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.id),
    unique('payments_key').on(table.key),
    unique('payments_checkout').on(table.checkout),
    oneOf('payments_state_known', table.state, PAYMENT_STATES),
    oneOf('payments_dispute_known', table.dispute, DISPUTES),
    atLeast('payments_amount', table.amount, 0),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

/**
 * Money that goes back. A card refund is written with its cause, and then brought to the provider until it has answered.
 * A transfer is `pending` until staff have noted that it was sent.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The way it goes back; a card payment may go back by transfer. */
    method: text('method').$type<(typeof PAYMENT_METHODS)[number]>().notNull().default('card'),
    /** The provider does the same key once. */
    key: uuid('key').notNull().defaultRandom(),
    /** The provider's id, once it is known. */
    providerId: text('provider_id').unique(),
    /** The key of the person who asked for it: the same key refunds an order once. */
    requestKey: text('request_key'),
    amount: cents('amount').notNull(),
    state: text('state').$type<(typeof REFUND_STATES)[number]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When staff were told that no provider is there to send it to a card. */
    staffNotifiedAt: moment('house_told_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_state').on(table.state),
    unique('refunds_request').on(table.paymentId, table.requestKey),
    oneOf('refunds_state_known', table.state, REFUND_STATES),
    oneOf('refunds_method_known', table.method, PAYMENT_METHODS),
    atLeast('refunds_amount', table.amount, 1),
  ],
);
