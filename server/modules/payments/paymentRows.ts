import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { isAwaitedTransfer, lockOrder, type OrderRow, type PaymentRow, paymentsOf } from '../orders/orderQueries.ts';
import { payments, refunds } from '../orders/schema.ts';

/** The life of a payment page; Stripe allows 30 minutes to 24 hours. */
const PAGE_MS = 3_600_000;

/** True for a payment page that was not paid, called off or closed, as far as the store knows. */
export const isOpenPage = ({ method, state }: PaymentRow): boolean => method === 'card' && state === 'pending';

/** True for a payment that the provider or the bank has taken. */
export const isTaken = ({ state }: PaymentRow): boolean => state === 'succeeded' || state === 'refunded';

/** Sets a payment's columns, without notifying anybody. */
export const setPayment = (tx: Executor, id: number, columns: Partial<typeof payments.$inferInsert>) =>
  tx.update(payments).set(columns).where(eq(payments.id, id));

/** Inserts a card payment whose page is about to be opened. */
export const insertPage = (tx: Executor, order: OrderRow, createdAt: Date): Promise<number> =>
  insert(tx, order, { method: 'card', createdAt, pageUntil: new Date(createdAt.getTime() + PAGE_MS) });

/** Inserts an expected transfer; announcing it again keeps its reference. `isNew` if it was not expected before. */
export async function openTransfer(
  tx: Executor,
  order: OrderRow,
  createdAt: Date,
): Promise<{ id: number; isNew: boolean }> {
  const awaitedTransfer = (await paymentsOf(tx, order.id)).find(isAwaitedTransfer);
  if (awaitedTransfer) return { id: awaitedTransfer.id, isNew: false };
  return { id: await insert(tx, order, { method: 'bank_transfer', createdAt }), isNew: true };
}

/** Locks the order of a payment, and returns both as they are then. */
export async function lockPayment(tx: Executor, { id, orderId }: PaymentRow): Promise<[OrderRow, PaymentRow]> {
  const order = await lockOrder(tx, orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
  return [order, payment!];
}

/** Returns the part of a payment that no refund has claimed, whether or not it has arrived. Callers lock the order. */
export async function refundable(tx: Executor, payment: PaymentRow): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${refunds.amount})` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), inArray(refunds.state, ['pending', 'done'])));
  return payment.amount - Number(row?.sum ?? 0);
}

type PaymentDetails = Pick<typeof payments.$inferInsert, 'method' | 'createdAt' | 'pageUntil'>;

async function insert(tx: Executor, { id, total }: OrderRow, details: PaymentDetails): Promise<number> {
  const [row] = await tx
    .insert(payments)
    .values({ ...details, orderId: id, state: 'pending', amount: total })
    .returning({ id: payments.id });
  return row!.id;
}
