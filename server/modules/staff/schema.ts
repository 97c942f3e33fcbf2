import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Acts of staff, written in the transaction of the act. Rows are added only. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Who did it: the user of the operating system who ran the command. */
    actor: text('actor').notNull(),
    act: text('act').$type<'order_paid' | 'order_cancelled'>().notNull(),
    /** No reference: an act outlives what it was done to. */
    orderId: integer('order_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('staff_acts_order').on(table.orderId)],
);
