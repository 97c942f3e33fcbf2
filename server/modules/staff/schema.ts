import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/timestampColumn.ts';

export type StaffAct =
  | 'order_paid'
  | 'order_cancelled'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_refunded'
  | 'refund_sent'
  | 'refund_repeated'
  | 'quotation_quoted'
  | 'return_approved'
  | 'return_refused'
  | 'return_received'
  | 'return_done'
  | 'page_removed';

/** Audit log of staff acts, written in the transaction of the act. Rows are only added. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The operating system user who ran the command, or the name that they gave. */
    actor: text('actor').notNull(),
    act: text('act').$type<StaffAct>().notNull(),
    /** The subject of the act. No foreign keys: an entry outlives its subject. */
    orderId: integer('order_id'),
    inquiryId: integer('inquiry_id'),
    afterSaleId: integer('after_sale_id'),
    /** A subject that has no number, such as a page. */
    subject: text('subject'),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('staff_acts_order').on(table.orderId),
    index('staff_acts_inquiry').on(table.inquiryId),
    index('staff_acts_after_sale').on(table.afterSaleId),
    check(
      'staff_acts_subject',
      sql`num_nonnulls(${table.orderId}, ${table.inquiryId}, ${table.afterSaleId}, ${table.subject}) >= 1`,
    ),
  ],
);
