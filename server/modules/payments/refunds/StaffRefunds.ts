import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { PaymentMethod } from '../../../../shared/contract/schemas/orders.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import { DomainError } from '../../../platform/DomainError.ts';
import type { Database, Executor } from '../../../platform/database/Database.ts';
import { findOrder } from '../../orders/staff/findOrder.ts';
import { codeOf, lockOrder, type OrderRow, type PaymentRow, paymentsOf } from '../../orders/orderQueries.ts';
import { payments, refunds } from '../../orders/schema.ts';
import { type ActEntry, logAct } from '../../staff/logAct.ts';
import { isTaken, refundable } from '../paymentRows.ts';
import { isUnavailable, type RefundRow, type Refunds } from './Refunds.ts';

export interface StaffRefund {
  /** In cents; or all that is left. */
  amount: number | 'all';
  /** The same key refunds an order once. */
  key: string;
  /** Staff have sent it by bank transfer, though it was paid by card. */
  isTransfer?: boolean;
}

/** The outcome of the refunds of an act. */
export interface RefundOutcome {
  code: string;
  /** In cents. */
  amount: number;
  /** True if the key was used before, so that nothing was done now. */
  isRepeat: boolean;
  /** True where the store has no keys of a provider to send them with. */
  isStuck: boolean;
  /** By state of the refunds: `pending` where the provider did not answer. */
  states: readonly RefundRow['state'][];
  methods: readonly PaymentMethod[];
}

type RefundWithPayment = { refund: RefundRow; payment: PaymentRow };

/** Refunds by the staff, each logged with its actor. Throws code 2 for an unknown order. */
export class StaffRefunds {
  readonly #db: Database;
  readonly #parts: { refunds: Refunds; now: () => number };

  constructor(db: Database, parts: { refunds: Refunds; now: () => number }) {
    this.#db = db;
    this.#parts = parts;
  }

  /**
   * Refunds an order: to the card by the provider, or noted as a transfer that was sent. Throws code 13: `left` (cents)
   * where less is left, `reason: 'unpaid'`, or `reason: 'key_used'` where the key was used for another amount.
   */
  async refund(code: string, wish: StaffRefund, actor: string): Promise<RefundOutcome> {
    const unlockedOrder = await findOrder(this.#db, code);
    const { ids, isRepeat } = await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, unlockedOrder.id);
      const earlierRefunds = (await refundsOf(tx, order.id)).filter(({ refund }) => refund.requestKey === wish.key);
      if (earlierRefunds.length > 0) return { ids: idsOfRepeat(earlierRefunds, wish), isRepeat: true };
      return { ids: await this.write(tx, order, wish, actor), isRepeat: false };
    });
    if (!isRepeat) await this.carryOut(ids);
    return { ...(await this.outcome(unlockedOrder, ids)), isRepeat };
  }

  /** Writes a refund within the caller's transaction, which has locked the order; `carryOut` follows the commit. */
  async write(
    tx: Executor,
    order: OrderRow,
    { amount, key, isTransfer }: StaffRefund,
    actor: string,
  ): Promise<number[]> {
    const takenPayments = (await paymentsOf(tx, order.id)).filter(isTaken);
    if (takenPayments.length === 0) throw new DomainError(Code.conflict, { reason: 'unpaid', state: order.state });
    const refundableOf = await Promise.all(
      takenPayments.map(async (payment) => ({ payment, left: await refundable(tx, payment) })),
    );
    const total = refundableOf.reduce((sum, one) => sum + Math.max(0, one.left), 0);
    let rest = amount === 'all' ? total : amount;
    if (rest > total || total === 0) throw new DomainError(Code.conflict, { left: total });
    await this.#log(tx, order.id, { act: 'order_refunded', actor, after: { amount: rest, key } });
    const ids: number[] = [];
    for (const { payment, left: most } of refundableOf) {
      const part = Math.max(0, Math.min(rest, most));
      const method = isTransfer ? 'bank_transfer' : payment.method;
      const wish = { amount: part, method, requestKey: key, isSent: true };
      ids.push(...[await this.#parts.refunds.order(tx, order, payment, wish)].filter((id) => id !== null));
      rest -= part;
    }
    return ids;
  }

  /** Brings refunds to the provider; those that it does not take now, the next sweep of the refunds does. */
  async carryOut(ids: readonly number[]): Promise<void> {
    for (const id of ids)
      await this.#parts.refunds.carryOut(id).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
      });
  }

  /**
   * Notes that staff have sent the transfers of an order that were due, and by transfer what the provider could not
   * send. Throws code 13 with `reason: 'nothing'` where nothing was due.
   */
  async markSent(code: string, actor: string): Promise<RefundOutcome> {
    const unlockedOrder = await findOrder(this.#db, code);
    const { refunds: all } = this.#parts;
    const isOpen = (refund: RefundRow): boolean => isDue(refund) || all.isStuck(refund);
    const ids = await this.#workOnOpen(
      unlockedOrder,
      { act: 'refund_sent', actor },
      isOpen,
      async (tx, order, { refund, payment }) => {
        if (refund.state === 'pending' && refund.method === 'bank_transfer') {
          await this.#parts.refunds.finish(tx, order, refund);
          return refund.id;
        }
        return this.#replace(tx, order, { refund, payment }, 'bank_transfer');
      },
    );
    return this.outcome(unlockedOrder, ids);
  }

  /** Has failed card refunds of an order sent again. Throws code 13 with `reason: 'nothing'` where none has failed. */
  async sendAgain(code: string, actor: string): Promise<RefundOutcome> {
    const unlockedOrder = await findOrder(this.#db, code);
    const ids = await this.#workOnOpen(unlockedOrder, { act: 'refund_repeated', actor }, isFailed, (tx, order, one) =>
      this.#replace(tx, order, one, 'card'),
    );
    await this.carryOut(ids);
    return this.outcome(unlockedOrder, ids);
  }

  /** Carries out `work` for each open refund of an order, and logs it. Throws code 13 where none is open. */
  async #workOnOpen(
    { id }: OrderRow,
    { act, actor }: Pick<ActEntry, 'act' | 'actor'>,
    isOpen: (refund: RefundRow) => boolean,
    work: (tx: Executor, order: OrderRow, refund: RefundWithPayment) => Promise<number>,
  ): Promise<number[]> {
    return this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const open = (await refundsOf(tx, id)).filter(({ refund }) => isOpen(refund));
      if (open.length === 0) throw new DomainError(Code.conflict, { reason: 'nothing' });
      const ids: number[] = [];
      for (const openRefund of open) ids.push(await work(tx, order, openRefund));
      const amount = open.reduce((sum, { refund }) => sum + refund.amount, 0);
      await this.#log(tx, id, { act, actor, after: { amount } });
      return ids;
    });
  }

  // The provider answers an old key with the old failure, so a new refund is made. Throws code 13 if less is left.
  async #replace(
    tx: Executor,
    order: OrderRow,
    { refund, payment }: RefundWithPayment,
    method: PaymentMethod,
  ): Promise<number> {
    const { id, amount, requestKey } = refund;
    await tx.update(refunds).set({ state: 'replaced', requestKey: null }).where(eq(refunds.id, id));
    const wish = { amount, method, isSent: true, ...(requestKey !== null && { requestKey }) };
    const refundId = await this.#parts.refunds.order(tx, order, payment, wish);
    return refundId ?? id;
  }

  /** Returns what became of refunds of an order. */
  async outcome(order: OrderRow, ids: readonly number[]): Promise<RefundOutcome> {
    const orderRefunds = (await refundsOf(this.#db, order.id)).filter(({ refund }) => ids.includes(refund.id));
    return {
      code: codeOf(order),
      isRepeat: false,
      amount: orderRefunds.reduce((sum, { refund }) => sum + refund.amount, 0),
      isStuck: orderRefunds.some(({ refund }) => this.#parts.refunds.isStuck(refund)),
      states: orderRefunds.map(({ refund }) => refund.state),
      methods: orderRefunds.map(({ refund }) => refund.method),
    };
  }

  #log(tx: Executor, orderId: number, entry: Pick<ActEntry, 'act' | 'actor' | 'after'>): Promise<void> {
    return logAct(tx, { ...entry, at: new Date(this.#parts.now()), orderId, before: {} });
  }
}

const isFailed = ({ state }: RefundRow): boolean => state === 'failed';
const isDue = ({ state, method }: RefundRow): boolean =>
  state === 'failed' || (state === 'pending' && method === 'bank_transfer');

/**
 * The condition of refunds that staff have to look at: transfers that are due, card refunds that failed, and those that
 * wait for keys of the provider.
 */
export const needsStaff = (takesCards: boolean) =>
  or(
    eq(refunds.state, 'failed'),
    and(eq(refunds.state, 'pending'), takesCards ? eq(refunds.method, 'bank_transfer') : undefined),
  );

const refundsOf = (db: Executor, orderId: number): Promise<RefundWithPayment[]> =>
  db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), inArray(refunds.state, ['pending', 'done', 'failed'])))
    .orderBy(asc(refunds.id));

function idsOfRepeat(earlierRefunds: readonly RefundWithPayment[], { amount }: StaffRefund): number[] {
  const before = earlierRefunds.reduce((sum, { refund }) => sum + refund.amount, 0);
  if (amount !== 'all' && amount !== before)
    throw new DomainError(Code.conflict, { reason: 'key_used', amount: before });
  return earlierRefunds.map(({ refund }) => refund.id);
}
