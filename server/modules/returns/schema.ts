import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  AFTER_SALE_STATES,
  type AfterSaleKind,
  type AfterSaleState,
} from '../../../shared/contract/schemas/returns.ts';
import { atLeast, oneOf } from '../../platform/database/checks.ts';
import { members } from '../members/schema.ts';
import { orderLines, orders } from '../orders/schema.ts';
import { bytes } from '../../platform/database/bytesColumn.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

const ofMember = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Requests to return or exchange goods. */
export const afterSales = pgTable(
  'after_sales',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    /** Unique, so that a key makes one request even if the idempotency table is cleared. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** Hash of the request's content (`contentHash`); null in rows from before the column existed. */
    contentHash: text('content_hash'),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AfterSaleKind>().notNull(),
    state: text('state').$type<AfterSaleState>().notNull(),
    reason: text('reason').notNull(),
    /** The store's answer. */
    answer: text('answer').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('after_sales_member_key').on(table.memberId, table.idempotencyKey),
    index('after_sales_order').on(table.orderId),
    oneOf('after_sales_state_known', table.state, AFTER_SALE_STATES),
  ],
);

/** The order lines that a request wants to return or exchange. */
export const afterSaleLines = pgTable(
  'after_sale_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    afterSaleId: integer('after_sale_id')
      .notNull()
      .references(() => afterSales.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    index('after_sale_lines_of').on(table.afterSaleId),
    index('after_sale_lines_line').on(table.orderLineId),
    atLeast('after_sale_lines_quantity', table.quantity, 1),
  ],
);

/** Photos; without a request until one is sent with them. */
export const afterSalePhotos = pgTable(
  'after_sale_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    afterSaleId: integer('after_sale_id').references(() => afterSales.id, { onDelete: 'cascade' }),
    /** WebP, from `normalisePhoto`. */
    image: bytes('image').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('after_sale_photos_of').on(table.afterSaleId),
    index('after_sale_photos_member').on(table.memberId),
  ],
);
