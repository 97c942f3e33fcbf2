import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { PaymentMethod } from '../../../../shared/contract/schemas/orders.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import { DomainError } from '../../../platform/DomainError.ts';
import type { Database, Executor } from '../../../platform/database/Database.ts';
import { collectFailures } from '../../../platform/jobs/collectFailures.ts';
import type { LiveSettings } from '../../company/settings/LiveSettings.ts';
import { writeStaffRefund } from '../../letters/kinds/staffRefundLetters.ts';
import type { LetterWriter } from '../../letters/LetterWriter.ts';
import type { MemberMessages } from '../../messages/MemberMessages.ts';
import { codeOf, type OrderRow, type PaymentRow } from '../../orders/orderQueries.ts';
import { payments, refunds } from '../../orders/schema.ts';
import { type PaymentProvider, type ProviderRefund, ProviderUnavailable, ProviderRefusal } from '../PaymentProvider.ts';
import { lockPayment, refundable, setPayment } from '../paymentRows.ts';

interface RefundParts {
  /** Null if the store takes no cards. */
  provider: PaymentProvider | null;
  messages: MemberMessages;
  letters: LetterWriter;
  store: Pick<LiveSettings, 'currency'>;
  now: () => number;
  warn: (line: string) => void;
}

export interface RefundWish {
  /** In cents; by default all that is left. */
  amount?: number;
  /** By default the way of the payment. */
  method?: PaymentMethod;
  requestKey?: string;
  /** Staff have sent this transfer already. */
  isSent?: boolean;
}
export type RefundRow = typeof refunds.$inferSelect;

/**
 * Gives money back. A card refund is written in the transaction of its cause, and brought to the provider afterwards: at
 * once, or by the next `sweep` where the process died or the provider did not answer. A transfer waits for staff.
 */
export class Refunds {
  readonly #db: Database;
  readonly #parts: RefundParts;

  constructor(db: Database, parts: RefundParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /**
   * Writes a refund; callers lock the order, and call `carryOut` after the commit. Returns its id; null where nothing is
   * left to refund. Throws code 13 for more than is left.
   */
  async order(tx: Executor, order: OrderRow, payment: PaymentRow, wish: RefundWish = {}): Promise<number | null> {
    const { method = payment.method, requestKey = null, isSent = false } = wish;
    const remaining = await refundable(tx, payment);
    const amount = wish.amount ?? remaining;
    if (amount > remaining) throw new DomainError(Code.conflict, { left: remaining });
    if (amount <= 0) return null;
    const createdAt = new Date(this.#parts.now());
    const [row] = await tx
      .insert(refunds)
      .values({ paymentId: payment.id, method, requestKey, amount, state: 'pending', createdAt })
      .returning();
    if (method === 'bank_transfer') {
      if (isSent) await this.finish(tx, order, row!);
      else await writeStaffRefund(this.#parts.letters, tx, 'refundDue', row!.id);
    }
    return row!.id;
  }

  /** Brings a card refund to the provider. Throws ProviderUnavailable; the refund then stays for the next sweep. */
  async carryOut(id: number): Promise<void> {
    const refundWithOrder = await this.#read(id);
    const { provider } = this.#parts;
    if (!refundWithOrder) return;
    const { refund, payment } = refundWithOrder;
    if (refund.state !== 'pending' || refund.method !== 'card' || payment.intent === null) return;
    if (!provider) return this.#reportStuck(id, payment);
    const answer = await provider
      .refund({ intent: payment.intent, amount: refund.amount, key: refund.key })
      .catch((error: unknown) => {
        if (error instanceof ProviderRefusal) return error;
        throw error;
      });
    await this.#db.transaction(async (tx) => {
      const [order] = await lockPayment(tx, payment);
      const row = await rowOf(tx, id);
      // An event may have told of it before.
      if (row?.state !== 'pending') return;
      if (answer instanceof ProviderRefusal) await this.#fail(tx, order, row, answer.message);
      else await this.finish(tx, order, { ...row, providerId: answer });
    });
  }

  /** Tells staff once that the keys of the provider are gone, with which alone it could be sent. */
  async #reportStuck(id: number, payment: PaymentRow): Promise<void> {
    const code = await this.#db.transaction(async (tx) => {
      const [order] = await lockPayment(tx, payment);
      const [reported] = await tx
        .update(refunds)
        .set({ staffNotifiedAt: new Date(this.#parts.now()) })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'pending'), isNull(refunds.staffNotifiedAt)))
        .returning({ id: refunds.id });
      if (reported) await writeStaffRefund(this.#parts.letters, tx, 'refundStuck', id);
      return reported ? codeOf(order) : null;
    });
    if (code !== null)
      this.#parts.warn(
        `Refund ${id} of order ${code} cannot be sent to the card: this store has no keys of Stripe. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET again, or send a transfer, then: npm run staff -- refund ${code} sent`,
      );
  }

  /** True for a card refund that waits for keys of the provider, which this store does not have. */
  isStuck({ state, method }: Pick<RefundRow, 'state' | 'method'>): boolean {
    return this.#parts.provider === null && state === 'pending' && method === 'card';
  }

  /** Counts the card refunds that wait for keys of the provider, which this store does not have. */
  async countStuck(): Promise<number> {
    if (this.#parts.provider) return 0;
    const isLeft = and(eq(refunds.state, 'pending'), eq(refunds.method, 'card'));
    return this.#db.$count(refunds, isLeft);
  }

  /** Carries out the card refunds that were left behind. */
  async sweep(): Promise<void> {
    const isLeft = and(eq(refunds.state, 'pending'), eq(refunds.method, 'card'));
    const unsent = await this.#db.select({ id: refunds.id }).from(refunds).where(isLeft);
    const failures = await collectFailures(unsent, ({ id }) => this.carryOut(id));
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${unsent.length} refunds are still to be made`, { cause: failures[0] });
  }

  /** Records what the provider says of a refund, ours or one of its dashboard. Callers lock the order. */
  async record(tx: Executor, order: OrderRow, payment: PaymentRow, refund: ProviderRefund): Promise<void> {
    const row = (await findOwn(tx, payment.id, refund)) ?? (await this.#adopt(tx, payment, refund));
    // A failure is final, and `replaced` is one that was dealt with.
    if (refund.isFailed ? row.state === 'pending' || row.state === 'done' : row.state === 'pending') {
      const refundRow = { ...row, providerId: refund.id };
      if (refund.isFailed) await this.#fail(tx, order, refundRow, refund.reason ?? 'no reason was given');
      else await this.finish(tx, order, refundRow);
    }
  }

  /** Marks a refund as done, and tells the member. Callers lock the order. */
  async finish(tx: Executor, order: OrderRow, { id, paymentId, providerId, amount }: RefundRow): Promise<void> {
    await tx.update(refunds).set({ state: 'done', providerId }).where(eq(refunds.id, id));
    await countRefunds(tx, paymentId);
    await this.#parts.messages.write(tx, order.memberId, {
      key: 'refund_sent',
      values: { code: codeOf(order), amount: { cents: amount, currency: this.#parts.store.currency } },
      url: `/userCenter/orderList/${order.id}`,
      about: id,
    });
  }

  async #fail(tx: Executor, order: OrderRow, { id, paymentId, providerId }: RefundRow, reason: string): Promise<void> {
    await tx.update(refunds).set({ state: 'failed', providerId }).where(eq(refunds.id, id));
    await countRefunds(tx, paymentId);
    await writeStaffRefund(this.#parts.letters, tx, 'refundFailed', id);
    this.#parts.warn(
      `Refund ${id} of order ${codeOf(order)} failed: ${reason}. See the provider's dashboard, then: npm run staff -- refund ${codeOf(order)} again`,
    );
  }

  // The money was sent back in the provider's dashboard.
  async #adopt(tx: Executor, payment: PaymentRow, { id: providerId, amount }: ProviderRefund): Promise<RefundRow> {
    const createdAt = new Date(this.#parts.now());
    const [row] = await tx
      .insert(refunds)
      .values({ paymentId: payment.id, providerId, amount, state: 'pending', createdAt })
      .returning();
    return row!;
  }

  async #read(id: number): Promise<{ refund: RefundRow; payment: PaymentRow } | undefined> {
    const [row] = await this.#db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, id));
    return row;
  }
}

/** True for an error after which a refund stays for the next sweep. */
export const isUnavailable = (error: unknown): boolean => error instanceof ProviderUnavailable;

async function rowOf(tx: Executor, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

async function findOwn(tx: Executor, paymentId: number, { id, key }: ProviderRefund): Promise<RefundRow | undefined> {
  const condition = or(eq(refunds.providerId, id), key === null ? undefined : eq(sql`${refunds.key}::text`, key));
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), condition));
  return row;
}

/** Sets how much of a payment went back, by its refunds. */
async function countRefunds(tx: Executor, paymentId: number): Promise<void> {
  const [row] = await tx
    .select({ amount: payments.amount, sum: sql<string | null>`sum(${refunds.amount})` })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.state, 'done')))
    .where(eq(payments.id, paymentId))
    .groupBy(payments.id);
  if (!row) return;
  const refunded = Math.min(row.amount, Number(row.sum ?? 0));
  await setPayment(tx, paymentId, {
    refunded,
    state: refunded > 0 && refunded === row.amount ? 'refunded' : 'succeeded',
  });
}
