import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { codeOf, linesOf, type OrderRow, paymentsOf } from '../orders/orderQueries.ts';
import type { OrderTransitions } from '../orders/OrderTransitions.ts';
import { returnStock } from '../orders/stock.ts';
import type { MemberCoupons } from '../rewards/MemberCoupons.ts';
import type { PointsLedger } from '../rewards/PointsLedger.ts';
import { isOpenPage, setPayment } from './paymentRows.ts';
import type { Refunds } from './refunds/Refunds.ts';

interface CancellingParts {
  steps: OrderTransitions;
  refunds: Refunds;
  coupons: MemberCoupons;
  ledger: PointsLedger;
}

/** Cancels orders: returns goods, coupon, points and money. Callers lock the order. */
export class OrderCancelling {
  readonly #parts: CancellingParts;

  constructor(parts: CancellingParts) {
    this.#parts = parts;
  }

  /** Returns the refunds to carry out after the transaction. Throws code 13 while a payment page is open. */
  async cancel(tx: Executor, order: OrderRow): Promise<number[]> {
    await this.#parts.steps.take(tx, order, 'cancel');
    const back = await this.#endPayments(tx, order);
    await this.#giveBack(tx, order);
    return back;
  }

  async #endPayments(tx: Executor, order: OrderRow): Promise<number[]> {
    const back: number[] = [];
    for (const payment of await paymentsOf(tx, order.id)) {
      if (isOpenPage(payment)) throw new DomainError(Code.conflict, { state: order.state });
      if (payment.state === 'pending') await setPayment(tx, payment.id, { state: 'abandoned' });
      const refund = payment.state === 'succeeded' ? await this.#parts.refunds.order(tx, order, payment) : null;
      if (refund !== null) back.push(refund);
    }
    return back;
  }

  async #giveBack(tx: Executor, { id, memberId, points, createdAt }: OrderRow): Promise<void> {
    const { coupons, ledger } = this.#parts;
    const code = codeOf({ id, createdAt });
    const lines = await linesOf(tx, [id]);
    await returnStock(
      tx,
      lines.flatMap(({ skuId, reserved }) => (skuId === null ? [] : [{ skuId, quantity: reserved }])),
    );
    await coupons.release(tx, memberId, code);
    const entry = { kind: 'refund' as const, reference: `order:${id}:back`, orderCode: code };
    if (points > 0) await ledger.credit(tx, memberId, { ...entry, points, growth: 0 });
  }
}
