import { desc, eq } from 'drizzle-orm';
import { AFTER_SALE_NEXT, type AfterSale, type AfterSaleDecision } from '../../../shared/contract/schemas/returns.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { MessageRepository } from '../messages/MessageRepository.ts';
import { codeOf } from '../orders/orderRows.ts';
import { lockMember } from '../rewards/LedgerRepository.ts';
import { afterSales } from './schema.ts';
import { requestRows, wholeRequests } from './returnRows.ts';

/** Returns and exchanges as the store's people settle them. */
export class StaffReturns {
  readonly #db: Database;
  readonly #messages: MessageRepository;

  constructor(db: Database, messages: MessageRepository) {
    this.#db = db;
    this.#messages = messages;
  }

  /** The newest, whoever's they are, with the states that may come next. */
  async list(limit: number): Promise<(AfterSale & { next: readonly AfterSaleDecision[] })[]> {
    const rows = await requestRows(this.#db).orderBy(desc(afterSales.id)).limit(limit);
    return (await wholeRequests(this.#db, rows)).map((request) => ({
      ...request,
      next: AFTER_SALE_NEXT[request.state],
    }));
  }

  /** What the store decides, with a word on it; the member is told. */
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
      });
    });
  }
}
