import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../shared/contract/limits.ts';
import type { ShownGoods } from '../../../shared/contract/schemas/cart.ts';
import { within } from '../../platform/database/checks.ts';
import { skus } from '../catalogue/schema.ts';
import { members } from '../members/schema.ts';

/**
 * Lines of carts: a member's own (`member_id` only), or a rep's for a customer (`rep_id` and `customer_id`, the id in
 * the rep's customer book). The previous version reads and writes by `member_id`, and may run beside this one.
 */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    repId: uuid('rep_id').references(() => members.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id'),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    /** The goods as they were when they were added or last acknowledged; null in lines of the previous version. */
    shown: jsonb('shown').$type<ShownGoods>(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    unique('cart_lines_member_sku').on(table.memberId, table.skuId),
    unique('cart_lines_customer_sku').on(table.repId, table.customerId, table.skuId),
    index('cart_lines_sku').on(table.skuId),
    within('cart_lines_quantity', table.quantity, CART_QUANTITY_MIN, CART_QUANTITY_MAX),
    check(
      'cart_lines_one_cart',
      sql`(${table.memberId} is null) = (${table.repId} is not null) and (${table.repId} is null) = (${table.customerId} is null)`,
    ),
  ],
);
