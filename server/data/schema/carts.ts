import { index, integer, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [unique('cart_lines_member_sku').on(table.memberId, table.skuId), index('cart_lines_sku').on(table.skuId)],
);
