import { eq } from 'drizzle-orm';
import type { KnownCard } from './PaymentProvider.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { payments } from '../orders/schema.ts';
import { isAwaitedTransfer, type OrderRow, type PaymentRow, paymentsOf } from '../orders/orderQueries.ts';

/** True if the payment may still succeed. */
export const isLive = ({ state }: PaymentRow): boolean => ['pending', 'challenge', 'unknown'].includes(state);

/** True while a card is being charged or its holder is asked. */
export const isCharging = (payment: PaymentRow): boolean => payment.method === 'card' && isLive(payment);

/** Sets a payment's state, without notifying anybody. */
export const setState = (tx: Executor, id: number, state: PaymentRow['state']) =>
  tx.update(payments).set({ state }).where(eq(payments.id, id));

/** Inserts a card payment that is about to be charged. */
export function openCharge(
  tx: Executor,
  order: OrderRow,
  { brand, last4 }: KnownCard,
  createdAt: Date,
): Promise<number> {
  return insert(tx, order, { method: 'card', cardBrand: brand, cardLast4: last4, createdAt });
}

/** Inserts an expected transfer; announcing it again keeps its reference. `isNew` if it was not expected before. */
export async function openTransfer(
  tx: Executor,
  order: OrderRow,
  createdAt: Date,
): Promise<{ id: number; isNew: boolean }> {
  const awaited = (await paymentsOf(tx, order.id)).find(isAwaitedTransfer);
  if (awaited) return { id: awaited.id, isNew: false };
  return { id: await insert(tx, order, { method: 'bank_transfer', createdAt }), isNew: true };
}

type How = Pick<typeof payments.$inferInsert, 'method' | 'cardBrand' | 'cardLast4' | 'createdAt'>;

async function insert(tx: Executor, { id, total }: OrderRow, how: How): Promise<number> {
  const [row] = await tx
    .insert(payments)
    .values({ ...how, orderId: id, state: 'pending', amount: total })
    .returning({ id: payments.id });
  return row!.id;
}
