import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Audit log of staff acts, written in the transaction of the act. Rows are only added. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The actor: the operating system user who ran the command. */
    actor: text('actor').notNull(),
    act: text('act').$type<'order_paid' | 'order_cancelled'>().notNull(),
    /** No foreign key: an entry outlives its order. */
    orderId: integer('order_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('staff_acts_order').on(table.orderId)],
);
