import { and, eq, exists, lt, not } from 'drizzle-orm';
import type { Received } from '../../../shared/contract/contract.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { orderStateAfter } from '../orders/orderStates.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { collectFailures } from '../../platform/jobs/collectFailures.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { orders, payments } from '../orders/schema.ts';
import { isAwaitedTransfer, lockOrder, type OrderRow, paymentsOf } from '../orders/orderQueries.ts';
import { aboutOrder, type OrderTransitions } from '../orders/OrderTransitions.ts';
import type { OrderCancelling } from './OrderCancelling.ts';
import type { OpenedFrom, PaymentPages } from './PaymentPages.ts';
import { insertPage, isOpenPage, openTransfer, setPayment } from './paymentRows.ts';
import { ProviderUnavailable } from './PaymentProvider.ts';
import type { Refunds } from './refunds/Refunds.ts';

/** Logs a staff act, with the order as it was before. */
export type NoteAct = (tx: Executor, before: OrderRow) => Promise<void>;

export interface PaymentServiceParts {
  steps: OrderTransitions;
  pages: PaymentPages;
  refunds: Refunds;
  cancelling: OrderCancelling;
  messages: MemberMessages;
  now: () => number;
}

/** Takes payments for orders, by transfer and on the provider's page, and cancels orders. */
export class PaymentService {
  readonly #db: Database;
  readonly #parts: PaymentServiceParts;

  constructor(db: Database, parts: PaymentServiceParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Announces a transfer, or opens a payment page; the order's payments name it. */
  async pay(memberId: string, { id, method }: Received<'payOrder'>, from: OpenedFrom, once: RunOnce): Promise<void> {
    const { pages } = this.#parts;
    if (!once.isDone) {
      const { state } = await this.#orderOf(memberId, id);
      if (orderStateAfter(state, 'pay') === null) throw new DomainError(Code.conflict, { state });
      if (method === 'card' && !pages.isOffered) throw DomainError.fields({ method: 'paymentMethod' });
      // The page of an earlier press must not be paid beside this payment.
      await pages.close(id);
    }
    const paymentId = await once((tx) => this.#begin(tx, memberId, id, method));
    if (method === 'card') await pages.open(paymentId, from);
  }

  /** Cancels an order: returns goods, coupon, points and money, once. */
  async cancel(orderId: number, once: RunOnce, memberId: string): Promise<void> {
    const { pages, cancelling } = this.#parts;
    await this.#orderOf(memberId, orderId);
    await pages.close(orderId);
    const back = await once(async (tx) => cancelling.cancel(tx, await lockOrder(tx, orderId, memberId)));
    await this.#refund(back);
  }

  /** Cancels an order for the staff; `note` logs the act in the same transaction. */
  async cancelByStaff(orderId: number, note: NoteAct): Promise<void> {
    const { pages, cancelling } = this.#parts;
    await pages.close(orderId);
    const back = await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      await note(tx, order);
      return cancelling.cancel(tx, order);
    });
    await this.#refund(back);
  }

  /** Records a bank transfer, announced or not; `note` logs the act in the same transaction. */
  async transferReceived(orderId: number, note: NoteAct): Promise<void> {
    await this.#parts.pages.close(orderId);
    await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (orderStateAfter(order.state, 'pay') === null || (await paymentsOf(tx, orderId)).some(isOpenPage))
        throw new DomainError(Code.conflict, { state: order.state });
      const { id } = await openTransfer(tx, order, new Date(this.#parts.now()));
      await setPayment(tx, id, { state: 'succeeded' });
      await this.#parts.steps.take(tx, order, 'pay');
      await note(tx, order);
    });
  }

  /** Records an announced transfer. */
  async transferArrived(orderId: number): Promise<void> {
    if (!(await paymentsOf(this.#db, orderId)).some(isAwaitedTransfer)) throw new DomainError(Code.conflict);
    await this.transferReceived(orderId, () => Promise.resolve());
  }

  /** Cancels orders that were not paid in time. A failure does not stop the others. */
  async sweep(): Promise<void> {
    const announced = this.#db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), eq(payments.method, 'bank_transfer'), eq(payments.state, 'pending')));
    const isOverdue = and(
      eq(orders.state, 'awaiting_payment'),
      lt(orders.payUntil, new Date(this.#parts.now())),
      not(exists(announced)),
    );
    const overdue = await this.#db.select({ id: orders.id }).from(orders).where(isOverdue);
    const failures = await collectFailures(overdue, ({ id }) => this.#cancelOverdue(id));
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${overdue.length} orders stay open`, { cause: failures[0] });
  }

  // Checks again under the lock: a payment or an announced transfer may have arrived since.
  async #cancelOverdue(orderId: number): Promise<void> {
    const { pages, cancelling } = this.#parts;
    await pages.close(orderId);
    await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const isOverdue = order.state === 'awaiting_payment' && order.payUntil.getTime() < this.#parts.now();
      const hasOpenPayment = (await paymentsOf(tx, orderId)).some((one) => isOpenPage(one) || isAwaitedTransfer(one));
      if (isOverdue && !hasOpenPayment) await cancelling.cancel(tx, order);
    });
  }

  // If the provider is unavailable now, the next sweep of the refunds tries again.
  async #refund(ids: readonly number[]): Promise<void> {
    for (const id of ids)
      await this.#parts.refunds.carryOut(id).catch((error: unknown) => {
        if (!(error instanceof ProviderUnavailable)) throw error;
      });
  }

  async #begin(
    tx: Executor,
    memberId: string,
    orderId: number,
    method: Received<'payOrder'>['method'],
  ): Promise<number> {
    const order = await lockOrder(tx, orderId, memberId);
    // Another tab may have opened a page since the check.
    if (orderStateAfter(order.state, 'pay') === null || (await paymentsOf(tx, orderId)).some(isOpenPage))
      throw new DomainError(Code.conflict, { state: order.state });
    const now = new Date(this.#parts.now());
    if (method === 'card') return insertPage(tx, order, now);
    const { id, isNew } = await openTransfer(tx, order, now);
    if (isNew) await this.#parts.messages.write(tx, memberId, aboutOrder(order, 'transfer_announced'));
    return id;
  }

  async #orderOf(memberId: string, orderId: number): Promise<OrderRow> {
    const [row] = await this.#db.select().from(orders).where(eq(orders.id, orderId));
    if (row?.memberId !== memberId) throw DomainError.notFound();
    return row;
  }
}
