import { and, eq, exists, lt, not } from 'drizzle-orm';
import type { Received } from '../../../shared/contract/contract.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { orderStateAfter } from '../orders/orderStates.ts';
import { type ChargeOutcome, type KnownCard, type PaymentProvider, ProviderSilence } from './PaymentProvider.ts'; // prettier-ignore
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { collectFailures } from '../../platform/jobs/collectFailures.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import type { MemberCoupons } from '../rewards/MemberCoupons.ts';
import type { PointsLedger } from '../rewards/PointsLedger.ts';
import { orders, payments } from '../orders/schema.ts';
import {
  codeOf,
  isAwaitedTransfer,
  linesOf,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  paymentsOf,
} from '../orders/orderQueries.ts';
import { aboutOrder, type OrderTransitions } from '../orders/OrderTransitions.ts';
import { isCharging, isLive, openCharge, openTransfer, setState } from './paymentRows.ts';
import { returnStock } from '../orders/stock.ts';

/** Logs a staff act, with the order as it was before. */
type NoteAct = (tx: Executor, before: OrderRow) => Promise<void>;
interface HoldersWord {
  orderId: number;
  paymentId: number;
  isApproved: boolean;
}
export interface PaymentServiceParts {
  /** Null if the store takes no cards. */
  provider: PaymentProvider | null;
  steps: OrderTransitions;
  coupons: MemberCoupons;
  ledger: PointsLedger;
  messages: MemberMessages;
  now: () => number;
}

/** A charge without an outcome after this time belongs to a process that died. */
const ABANDONED_MS = 60_000;
const STATES: Record<ChargeOutcome, PaymentRow['state']> = {
  captured: 'succeeded',
  declined: 'declined',
  challenge: 'challenge',
};

/**
 * Takes payments for orders and refunds them. Never calls the provider while a row is locked; records its answers under
 * the lock. Money that arrives for an order that takes none is refunded.
 */
export class PaymentService {
  readonly #db: Database;
  readonly #parts: PaymentServiceParts;

  constructor(db: Database, parts: PaymentServiceParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Attempts to pay an order; the outcome is in the order's payments. */
  async pay(memberId: string, asked: Received<'payOrder'>, once: RunOnce): Promise<void> {
    const card = once.isDone ? null : await this.#cardToCharge(memberId, asked);
    const paymentId = await once((tx) => this.#open(tx, memberId, asked.id, card));
    const payment = await this.#payment(paymentId);
    // A pending charge may have been left by a dead process. Charging it again is safe, as the provider deduplicates by
    // payment.
    if (payment.method !== 'card' || payment.state !== 'pending') return;
    await this.settle(paymentId, await this.#charge(payment, asked.card_token ?? ''));
  }

  /** Forwards the holder's confirmation to the bank. */
  async answer(memberId: string, { orderId, paymentId, isApproved }: HoldersWord, once: RunOnce): Promise<void> {
    await this.#orderOf(memberId, orderId);
    await once(async (tx) => {
      const payment = (await paymentsOf(tx, orderId)).find(({ id }) => id === paymentId);
      if (!payment) throw DomainError.notFound();
      if (payment.state !== 'challenge') throw new DomainError(Code.conflict, { state: payment.state });
    });
    const { state } = await this.#payment(paymentId);
    if (state === 'challenge') await this.settle(paymentId, await this.#provider.answer(paymentId, isApproved));
  }

  /** Cancels an order: returns goods, coupon, points and money, once. */
  async cancel(orderId: number, once: RunOnce, memberId: string): Promise<void> {
    await this.#orderOf(memberId, orderId);
    await this.#resolveAttempts(orderId);
    const back = await once(async (tx) => this.#cancelLocked(tx, await lockOrder(tx, orderId, memberId)));
    for (const paymentId of back) await this.#refund(paymentId);
  }

  /** Cancels an order for the staff; `note` logs the act in the same transaction. */
  async cancelByStaff(orderId: number, note: NoteAct): Promise<void> {
    await this.#resolveAttempts(orderId);
    const back = await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      await note(tx, order);
      return this.#cancelLocked(tx, order);
    });
    for (const paymentId of back) await this.#refund(paymentId);
  }

  /** Records a bank transfer, announced or not; `note` logs the act in the same transaction. */
  async transferReceived(orderId: number, note: NoteAct): Promise<void> {
    await this.#resolveAttempts(orderId);
    await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (orderStateAfter(order.state, 'pay') === null || (await paymentsOf(tx, orderId)).some(isCharging))
        throw new DomainError(Code.conflict, { state: order.state });
      const { id } = await openTransfer(tx, order, new Date(this.#parts.now()));
      await setState(tx, id, 'succeeded');
      await this.#parts.steps.take(tx, order, 'pay');
      await note(tx, order);
    });
  }

  /** Records an announced transfer. */
  async transferArrived(orderId: number): Promise<void> {
    const transfer = (await paymentsOf(this.#db, orderId)).find(isAwaitedTransfer);
    if (!transfer) throw new DomainError(Code.conflict);
    await this.settle(transfer.id, 'captured');
  }

  /** Asks the provider about charges with an unknown outcome, if there is one. */
  async resolve(orderId: number): Promise<void> {
    if (!this.#parts.provider) return;
    await this.#resolveAttempts(orderId, (payment) => this.#isAbandoned(payment));
  }

  /**
   * Cancels orders that were not paid in time, and completes refunds that a dead process left behind. A failure does
   * not stop the others.
   */
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
    const owed = await this.#db.select({ id: payments.id }).from(payments).where(eq(payments.state, 'refunding'));
    const failures = [
      ...(await collectFailures(overdue, ({ id }) => this.#cancelOverdue(id))),
      ...(await collectFailures(owed, ({ id }) => this.#refund(id))),
    ];
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${overdue.length + owed.length} orders stay open`, { cause: failures[0] });
  }

  /** Records the outcome of a charge. */
  async settle(paymentId: number, outcome: ChargeOutcome | 'unknown'): Promise<void> {
    const { orderId } = await this.#payment(paymentId);
    const mustRefund = await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
      if (!payment || !isLive(payment)) return false;
      if (outcome !== 'captured') {
        await setState(tx, paymentId, outcome === 'unknown' ? outcome : STATES[outcome]);
        return false;
      }
      const isWanted = orderStateAfter(order.state, 'pay') !== null;
      await setState(tx, paymentId, isWanted ? 'succeeded' : 'refunding');
      if (!isWanted) return true;
      await this.#parts.steps.take(tx, order, 'pay');
      for (const other of await paymentsOf(tx, order.id))
        if (isLive(other) && other.method === 'bank_transfer') await setState(tx, other.id, 'abandoned');
      return false;
    });
    if (mustRefund) await this.#refund(paymentId);
  }

  get #provider(): PaymentProvider {
    if (!this.#parts.provider) throw new Error('a card payment is open, and no payment provider is configured');
    return this.#parts.provider;
  }

  async #refund(paymentId: number): Promise<void> {
    await this.#provider.refund(paymentId);
    await setState(this.#db, paymentId, 'refunded');
  }

  // Checks again under the lock: a payment or an announced transfer may have arrived since.
  async #cancelOverdue(orderId: number): Promise<void> {
    await this.#resolveAttempts(orderId);
    await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const isOverdue = order.state === 'awaiting_payment' && order.payUntil.getTime() < this.#parts.now();
      const isHeld = (payment: PaymentRow): boolean => isCharging(payment) || isAwaitedTransfer(payment);
      if (isOverdue && !(await paymentsOf(tx, orderId)).some(isHeld)) await this.#cancelLocked(tx, order);
    });
  }

  async #orderOf(memberId: string, orderId: number): Promise<OrderRow> {
    const [row] = await this.#db.select().from(orders).where(eq(orders.id, orderId));
    if (row?.memberId !== memberId) throw DomainError.notFound();
    return row;
  }

  async #payment(id: number): Promise<PaymentRow> {
    const [row] = await this.#db.select().from(payments).where(eq(payments.id, id));
    if (!row) throw DomainError.notFound();
    return row;
  }

  // Finishes earlier attempts first, so that nothing is charged twice.
  async #resolveAttempts(
    orderId: number,
    isIncluded = (payment: PaymentRow) => this.#isAbandoned(payment) || payment.state === 'challenge',
  ): Promise<void> {
    for (const payment of (await paymentsOf(this.#db, orderId)).filter(isIncluded)) {
      const end = await this.#provider.void(payment.id);
      if (end === 'captured') await this.settle(payment.id, 'captured');
      else await this.#voidAttempt(payment);
    }
  }

  async #voidAttempt({ id, orderId, state }: PaymentRow): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
      if (payment && isLive(payment)) await setState(tx, id, state === 'challenge' ? 'abandoned' : 'failed');
    });
  }

  #isAbandoned({ method, state, createdAt }: PaymentRow): boolean {
    if (method !== 'card') return false;
    return state === 'unknown' || (state === 'pending' && createdAt.getTime() < this.#parts.now() - ABANDONED_MS);
  }

  async #charge(payment: PaymentRow, token: string): Promise<ChargeOutcome | 'unknown'> {
    try {
      return await this.#provider.charge(payment, token);
    } catch (error) {
      if (error instanceof ProviderSilence) return 'unknown';
      throw error;
    }
  }

  // Returns the card to charge; null for a transfer.
  async #cardToCharge(
    memberId: string,
    { id, method, card_token: token = '' }: Received<'payOrder'>,
  ): Promise<KnownCard | null> {
    const { state } = await this.#orderOf(memberId, id);
    // Check the state before the card, whose token this very order may have used up.
    if (orderStateAfter(state, 'pay') === null) throw new DomainError(Code.conflict, { state });
    if (method === 'card' && !this.#parts.provider) throw DomainError.fields({ method: 'paymentMethod' });
    const card = method === 'card' ? await this.#provider.describe(memberId, token) : null;
    if (method === 'card' && !card) throw DomainError.fields({ card_token: 'cardToken' });
    await this.#resolveAttempts(id);
    return card;
  }

  async #open(tx: Executor, memberId: string, orderId: number, card: KnownCard | null): Promise<number> {
    const order = await this.#lockPayable(tx, memberId, orderId);
    const now = new Date(this.#parts.now());
    if (card) return openCharge(tx, order, card, now);
    const { id, isNew } = await openTransfer(tx, order, now);
    if (isNew) await this.#parts.messages.write(tx, memberId, aboutOrder(order, 'transfer_announced'));
    return id;
  }

  // Locks an order that awaits payment and has no charge in progress.
  async #lockPayable(tx: Executor, memberId: string, orderId: number): Promise<OrderRow> {
    const order = await lockOrder(tx, orderId, memberId);
    const underWay = (await paymentsOf(tx, orderId)).some(isCharging);
    if (orderStateAfter(order.state, 'pay') === null || underWay)
      throw new DomainError(Code.conflict, { state: order.state });
    return order;
  }

  // Returns the card payments to refund, as `#close` does.
  async #cancelLocked(tx: Executor, order: OrderRow): Promise<number[]> {
    await this.#parts.steps.take(tx, order, 'cancel');
    const back = await this.#close(tx, order);
    await this.#giveBack(tx, order);
    return back;
  }

  async #close(tx: Executor, order: OrderRow): Promise<number[]> {
    const back: number[] = [];
    for (const payment of await paymentsOf(tx, order.id)) {
      if (isCharging(payment)) throw new DomainError(Code.conflict, { state: order.state });
      if (payment.state === 'succeeded') {
        await setState(tx, payment.id, payment.method === 'card' ? 'refunding' : 'refunded');
        if (payment.method === 'card') back.push(payment.id);
      } else if (isLive(payment)) await setState(tx, payment.id, 'abandoned');
    }
    return back;
  }

  async #giveBack(tx: Executor, order: OrderRow): Promise<void> {
    const { coupons, ledger } = this.#parts;
    const { id, memberId, points } = order;
    const code = codeOf(order);
    const lines = await linesOf(tx, [id]);
    await returnStock(
      tx,
      lines.map(({ skuId, reserved }) => ({ skuId, quantity: reserved })),
    );
    await coupons.release(tx, memberId, code);
    const entry = { kind: 'refund' as const, reference: `order:${id}:back`, orderCode: code };
    if (points > 0) await ledger.credit(tx, memberId, { ...entry, points, growth: 0 });
  }
}
