import type { Database, Executor } from '../../platform/database/Database.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import { orderStateAfter } from '../orders/orderStates.ts';
import { codeOf, isAwaitedTransfer, type OrderRow, type PaymentRow, paymentsOf } from '../orders/orderQueries.ts';
import type { OrderTransitions } from '../orders/OrderTransitions.ts';
import type { Checkout } from './PaymentProvider.ts';
import { isOpenPage, isTaken, lockPayment, setPayment } from './paymentRows.ts';
import type { Refunds } from './refunds/Refunds.ts';

interface RecordParts {
  steps: OrderTransitions;
  refunds: Refunds;
  messages: MemberMessages;
  store: Pick<LiveSettings, 'currency'>;
  /** Tells staff, in a line. */
  warn: (line: string) => void;
}

/**
 * Records what the provider says of a payment page. Each answer holds the whole truth of its moment, and nothing that is
 * known is taken back by an older one: any order and number of answers ends in the same state.
 */
export class PaymentRecords {
  readonly #db: Database;
  readonly #parts: RecordParts;

  constructor(db: Database, parts: RecordParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async record(unlockedPayment: PaymentRow, checkout: Checkout): Promise<void> {
    const { refunds } = this.#parts;
    const refund = await this.#db.transaction(async (tx) => {
      const [order, payment] = await lockPayment(tx, unlockedPayment);
      if (checkout.state === 'expired' && isOpenPage(payment)) await setPayment(tx, payment.id, { state: 'expired' });
      if (checkout.state !== 'paid') return null;
      const excess = isTaken(payment) ? null : await this.#take(tx, order, payment, checkout);
      await this.#follow(tx, order, payment.id, checkout);
      return excess;
    });
    if (refund !== null) await refunds.carryOut(refund);
  }

  // Money that arrives for an order that takes none, or of another amount, goes back. Returns that refund.
  async #take(tx: Executor, order: OrderRow, payment: PaymentRow, checkout: Checkout): Promise<number | null> {
    const { steps, messages, refunds, store, warn } = this.#parts;
    const { amount, currency, intent, card } = checkout;
    const paidColumns = {
      state: 'succeeded' as const,
      amount,
      intent,
      checkout: checkout.id,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
    };
    await setPayment(tx, payment.id, paidColumns);
    const isAsked = amount === payment.amount && currency === store.currency;
    if (isAsked && orderStateAfter(order.state, 'pay') !== null) {
      await steps.take(tx, order, 'pay');
      for (const other of await paymentsOf(tx, order.id))
        if (isAwaitedTransfer(other)) await setPayment(tx, other.id, { state: 'abandoned' });
      return null;
    }
    const code = codeOf(order);
    if (!isAsked)
      warn(
        `Payment ${payment.id} of order ${code} took ${amount} ${currency} instead of ${payment.amount} ${store.currency} (cents). It is sent back.`,
      );
    await messages.write(tx, order.memberId, {
      key: 'payment_returned',
      values: { code, amount: { cents: amount, currency } },
      url: `/userCenter/orderList/${order.id}`,
    });
    return refunds.order(tx, order, { ...payment, ...paidColumns });
  }

  // Changes since the payment: refunds and disputes.
  async #follow(tx: Executor, order: OrderRow, paymentId: number, { refunds, dispute }: Checkout): Promise<void> {
    const payment = (await paymentsOf(tx, order.id)).find(({ id }) => id === paymentId)!;
    for (const refund of refunds) await this.#parts.refunds.record(tx, order, payment, refund);
    // The bank's word is final: an older answer does not open a dispute again.
    if (dispute === null || dispute === payment.dispute || (payment.dispute !== null && dispute === 'open')) return;
    await setPayment(tx, paymentId, { dispute });
    this.#parts.warn(
      `Payment ${paymentId} of order ${codeOf(order)} is disputed by its holder: ${dispute}. See the provider's dashboard.`,
    );
  }
}
