import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import type { AddressRequest } from '../../../shared/contract/schemas/members.ts';
import { ORDER_STATES, type PAYMENT_METHODS, PAYMENT_STATES } from '../../../shared/contract/schemas/orders.ts';
import type { QuotationTerms } from '../../../shared/contract/schemas/quotationTerms.ts';
import { atLeast, oneOf } from '../../platform/database/checks.ts';
import { skus } from '../catalogue/schema.ts';
import { inquiries } from '../quotations/schema.ts';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

// Cents as bigint: 999 units of a scanner exceed an integer.
const cents = (name: string) => bigint(name, { mode: 'number' });

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
    address: jsonb('address').$type<z.infer<typeof AddressRequest>>().notNull(),
    note: text('note').notNull(),
    subtotal: cents('subtotal').notNull(),
    shipping: cents('shipping').notNull(),
    tax: cents('tax').notNull().default(0),
    couponDiscount: cents('coupon_discount').notNull(),
    pointsDiscount: cents('points_discount').notNull(),
    points: integer('points').notNull(),
    total: cents('total').notNull(),
    /** As stated in its quotation. */
    terms: jsonb('terms').$type<QuotationTerms>(),
    couponId: integer('coupon_id'),
    /** A quotation makes one order. */
    inquiryId: integer('inquiry_id')
      .unique()
      .references(() => inquiries.id),
    logisticsNumber: text('logistics_number'),
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

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
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

/** Payment attempts. Of a card the store knows only brand and last four digits. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text('method').$type<(typeof PAYMENT_METHODS)[number]>().notNull(),
    /** `refunding`: to be refunded; the provider may not have confirmed yet. */
    state: text('state').$type<(typeof PAYMENT_STATES)[number] | 'refunding'>().notNull(),
    amount: cents('amount').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.id),
    oneOf('payments_state_known', table.state, [...PAYMENT_STATES, 'refunding']),
    atLeast('payments_amount', table.amount, 0),
  ],
);

/** The test provider's records, which a real one keeps elsewhere: cards by token, and outcomes of charges. */
export const testCards = pgTable('test_cards', {
  token: text('token').primaryKey(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  behaviour: text('behaviour').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export const testCharges = pgTable('test_charges', {
  paymentId: integer('payment_id').primaryKey(),
  amount: cents('amount').notNull(),
  state: text('state').$type<'waiting' | 'captured' | 'declined' | 'voided' | 'refunded'>().notNull(),
});
