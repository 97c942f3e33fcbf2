import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { lockMember } from '../members/lockMember.ts';
import { orderCode } from './orderCode.ts';
import { orderEvents, orderLines, orders, payments } from './schema.ts';

// Queries of orders that other modules run within their own transactions.

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;

/** Returns the public number of an order, such as `M-2026-000123`. */
export const codeOf = ({ id, createdAt }: Pick<OrderRow, 'id' | 'createdAt'>): string => orderCode(id, createdAt);

/**
 * Locks an order until the end of the transaction. Locks the member first, then the order, then all else: the same
 * order everywhere, to avoid deadlocks.
 */
export async function lockOrder(tx: Executor, id: number, memberId?: string): Promise<OrderRow> {
  const [order] = await tx
    .select({ memberId: orders.memberId })
    .from(orders)
    .where(and(eq(orders.id, id), memberId === undefined ? undefined : eq(orders.memberId, memberId)));
  if (!order) throw DomainError.notFound();
  await lockMember(tx, order.memberId);
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) throw DomainError.notFound();
  return row;
}

/** Returns the lines of these orders, in the order they were added. */
export const linesOf = (db: Executor, orderIds: number[]): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(asc(orderLines.id));

/** Returns the events of these orders, unsorted. */
export const eventsOf = (db: Executor, orderIds: number[]): Promise<EventRow[]> =>
  db.select().from(orderEvents).where(inArray(orderEvents.orderId, orderIds));

/** Returns the payments of an order, newest first. */
export const paymentsOf = (db: Executor, orderId: number): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id));

/** True for an announced transfer that has not arrived. */
export const isAwaitedTransfer = ({ method, state }: PaymentRow): boolean =>
  method === 'bank_transfer' && state === 'pending';
