import { and, eq, sql } from 'drizzle-orm';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { collectFailures } from '../../platform/jobs/collectFailures.ts';
import type { PaymentRow } from '../orders/orderQueries.ts';
import { payments, refunds } from '../orders/schema.ts';
import { type PaymentProvider, ProviderRefusal } from './PaymentProvider.ts';
import { lockPayment, refundable, setPayment } from './paymentRows.ts';

interface RefundParts {
  /** Null if the store takes no cards. */
  provider: PaymentProvider | null;
  now: () => number;
  warn: (line: string) => void;
}

/**
 * Gives money back. A refund is written in the transaction of its cause, and brought to the provider afterwards: at once,
 * or by the next `sweep` where the process died or the provider did not answer.
 */
export class Refunds {
  readonly #db: Database;
  readonly #parts: RefundParts;

  constructor(db: Database, parts: RefundParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /**
   * Writes a refund; callers lock the order. Returns its id; null where nothing is left to refund. A transfer goes back
   * by the hands of the house, so its refund is done once it is written.
   */
  async order(tx: Executor, payment: PaymentRow, amount?: number): Promise<number | null> {
    const left = await refundable(tx, payment);
    const part = amount ?? left;
    if (part > left) throw new DomainError(Code.conflict, { left });
    if (part <= 0) return null;
    const isManual = payment.method === 'bank_transfer';
    const [row] = await tx
      .insert(refunds)
      .values({
        ...{ paymentId: payment.id, amount: part, createdAt: new Date(this.#parts.now()) },
        state: isManual ? 'done' : 'pending',
      })
      .returning({ id: refunds.id });
    if (isManual) await countRefunds(tx, payment);
    return isManual ? null : row!.id;
  }

  /** Brings a refund to the provider. Throws ProviderAway; the refund then stays for the next sweep. */
  async carryOut(id: number): Promise<void> {
    const found = await this.#read(id);
    if (!found || !this.#parts.provider) return;
    const { refund, payment } = found;
    const { provider } = this.#parts;
    if (refund.state !== 'pending' || payment.intent === null) return;
    const isDone = await provider
      .refund({ intent: payment.intent, amount: refund.amount, key: refund.key })
      .then(() => true, this.#refused(refund.id, payment.id));
    await this.#db.transaction(async (tx) => {
      const [, current] = await lockPayment(tx, payment);
      const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
      if (row?.state !== 'pending') return;
      await tx
        .update(refunds)
        .set({ state: isDone ? 'done' : 'failed' })
        .where(eq(refunds.id, id));
      if (isDone) await countRefunds(tx, current);
    });
  }

  /** Carries out the refunds that were left behind. */
  async sweep(): Promise<void> {
    const left = await this.#db.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, 'pending'));
    const failures = await collectFailures(left, ({ id }) => this.carryOut(id));
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${left.length} refunds are still to be made`, { cause: failures[0] });
  }

  #refused(refundId: number, paymentId: number): (error: unknown) => false {
    return (error) => {
      if (!(error instanceof ProviderRefusal)) throw error;
      this.#parts.warn(
        `Refund ${refundId} of payment ${paymentId} was refused: ${error.message}. See the provider's dashboard.`,
      );
      return false;
    };
  }

  async #read(id: number): Promise<{ refund: typeof refunds.$inferSelect; payment: PaymentRow } | undefined> {
    const [row] = await this.#db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, id));
    return row;
  }
}

/** Sets how much of a payment went back; never less than is known already. */
export const giveBack = (tx: Executor, { id, amount, refunded: before }: PaymentRow, now: number) => {
  const refunded = Math.min(amount, Math.max(before, now));
  return setPayment(tx, id, { refunded, ...(refunded > 0 && refunded === amount && { state: 'refunded' }) });
};

// The provider's own count may have arrived first, so the sum is not added to what is known.
async function countRefunds(tx: Executor, payment: PaymentRow): Promise<void> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${refunds.amount})` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.state, 'done')));
  await giveBack(tx, payment, Number(row?.sum ?? 0));
}
