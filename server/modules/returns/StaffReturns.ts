import { desc, eq } from 'drizzle-orm';
import { AFTER_SALE_NEXT, type AfterSale, type AfterSaleDecision } from '../../../shared/contract/schemas/returns.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import { codeOf } from '../orders/orderQueries.ts';
import { lockMember } from '../members/lockMember.ts';
import { afterSales } from './schema.ts';
import { readRequests, requestRows } from './returnRows.ts';

/** Staff's operations on returns and exchanges. */
export class StaffReturns {
  readonly #db: Database;
  readonly #messages: MemberMessages;

  constructor(db: Database, messages: MemberMessages) {
    this.#db = db;
    this.#messages = messages;
  }

  /** Lists the newest requests of all members, with their possible next states. */
  async list(limit: number): Promise<(AfterSale & { next: readonly AfterSaleDecision[] })[]> {
    const rows = await requestRows(this.#db).orderBy(desc(afterSales.id)).limit(limit);
    return (await readRequests(this.#db, rows)).map((request) => ({
      ...request,
      next: AFTER_SALE_NEXT[request.state],
    }));
  }

  /** Records the store's decision with a message, and notifies the member. */
  async settle(id: number, state: AfterSaleDecision, answer = ''): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [found] = await requestRows(tx).where(eq(afterSales.id, id));
      if (!found) throw DomainError.notFound();
      await lockMember(tx, found.request.memberId);
      const [row] = await tx.select().from(afterSales).where(eq(afterSales.id, id)).for('update');
      if (!row || !AFTER_SALE_NEXT[row.state].includes(state))
        throw new DomainError(Code.conflict, { state: row?.state });
      await tx
        .update(afterSales)
        .set({ state, ...(answer && { answer }) })
        .where(eq(afterSales.id, id));
      await this.#messages.write(tx, row.memberId, {
        key: `after_sale_${state}`,
        values: { code: codeOf(found.order) },
        url: '/userCenter/afterSale',
        about: row.id,
      });
    });
  }
}
