import { desc, eq } from 'drizzle-orm';
import { AFTER_SALE_NEXT, type AfterSale, type AfterSaleDecision } from '../../../shared/contract/schemas/returns.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import { codeOf, lockOrder } from '../orders/orderQueries.ts';
import type { RefundOutcome, StaffRefund, StaffRefunds } from '../payments/refunds/StaffRefunds.ts';
import { logAct } from '../staff/logAct.ts';
import { lockMember } from '../members/lockMember.ts';
import { afterSales } from './schema.ts';
import { readRequests, requestRows } from './returnRows.ts';

interface ReturnParts {
  messages: MemberMessages;
  refunds: StaffRefunds;
  now: () => number;
}
type AfterSaleRow = typeof afterSales.$inferSelect;

export interface Settling {
  /** The member of staff, for the log; absent in the demonstration's desk. */
  actor?: string;
  /** The refund that the decision makes, in cents. */
  refund?: Pick<StaffRefund, 'amount' | 'isTransfer'>;
}

/** Staff's operations on returns and exchanges. */
export class StaffReturns {
  readonly #db: Database;
  readonly #parts: ReturnParts;

  constructor(db: Database, parts: ReturnParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Lists the newest requests of all members, with their possible next states. */
  async list(limit: number): Promise<(AfterSale & { next: readonly AfterSaleDecision[] })[]> {
    const rows = await requestRows(this.#db).orderBy(desc(afterSales.id)).limit(limit);
    return (await readRequests(this.#db, rows)).map((request) => ({
      ...request,
      next: AFTER_SALE_NEXT[request.state],
    }));
  }

  /**
   * Records the store's decision with a message, and notifies the member. Returns what became of its refund. Throws code 13 with the state of a request that
   * allows no such decision, and as `StaffRefunds.refund` does for a refund.
   */
  async settle(
    id: number,
    state: AfterSaleDecision,
    answer = '',
    { actor, refund }: Settling = {},
  ): Promise<RefundOutcome | null> {
    const pending = await this.#db.transaction(async (tx) => {
      const [requestRow] = await requestRows(tx).where(eq(afterSales.id, id));
      if (!requestRow) throw DomainError.notFound();
      await lockMember(tx, requestRow.request.memberId);
      const [row] = await tx.select().from(afterSales).where(eq(afterSales.id, id)).for('update');
      if (!row || !AFTER_SALE_NEXT[row.state].includes(state))
        throw new DomainError(Code.conflict, { state: row?.state });
      await tx
        .update(afterSales)
        .set({ state, ...(answer && { answer }) })
        .where(eq(afterSales.id, id));
      await this.#parts.messages.write(tx, row.memberId, {
        key: `after_sale_${state}`,
        values: { code: codeOf(requestRow.order) },
        url: '/userCenter/afterSale',
        about: row.id,
      });
      if (actor === undefined) return null;
      await this.#log(tx, row, state, actor);
      if (refund === undefined) return null;
      const order = await lockOrder(tx, row.orderId);
      return { order, ids: await this.#parts.refunds.write(tx, order, { ...refund, key: `return ${id}` }, actor) };
    });
    if (pending === null) return null;
    await this.#parts.refunds.carryOut(pending.ids);
    return this.#parts.refunds.outcome(pending.order, pending.ids);
  }

  #log(tx: Executor, { id: afterSaleId, orderId, state }: AfterSaleRow, after: AfterSaleDecision, actor: string) {
    const at = new Date(this.#parts.now());
    const entry = { at, actor, act: `return_${after}` as const, afterSaleId, orderId };
    return logAct(tx, { ...entry, before: { state }, after: { state: after } });
  }
}
