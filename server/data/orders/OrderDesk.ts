import { desc } from 'drizzle-orm';
import type { OrderSummary } from '../../../shared/contracts/orders.ts';
import { orderAfter } from '../../orders/orderStates.ts';
import type { Database } from '../Database.ts';
import type { Once } from '../Once.ts';
import { orders } from '../schema/orders.ts';
import { lockOrder, paymentsOf, summariesOf } from './orderRows.ts';
import type { OrderSteps } from './OrderSteps.ts';
import type { Till } from './Till.ts';

export type DeskOrder = OrderSummary & { member_id: string; next: string | null };

/** Orders as the store's people bring them on. */
export class OrderDesk {
  readonly #db: Database;
  readonly #steps: OrderSteps;
  readonly #till: Till;

  constructor(db: Database, steps: OrderSteps, till: Till) {
    this.#db = db;
    this.#steps = steps;
    this.#till = till;
  }

  /** The newest, whoever's they are, with the state that comes next. */
  async list(limit: number): Promise<DeskOrder[]> {
    const rows = await this.#db.select().from(orders).orderBy(desc(orders.id)).limit(limit);
    const summaries = await summariesOf(this.#db, rows);
    return Promise.all(
      summaries.map(async (summary, index) => ({
        ...summary,
        member_id: rows[index]!.memberId,
        next: orderAfter(summary.state, 'advance') ?? ((await this.#hasTransfer(summary.id)) ? 'paid' : null),
      })),
    );
  }

  /** The next thing happens: an announced transfer arrives, or the goods move on. */
  async advance(id: number): Promise<void> {
    if (await this.#hasTransfer(id)) return this.#till.transferArrived(id);
    await this.#db.transaction(async (tx) => {
      await this.#steps.take(tx, await lockOrder(tx, id), 'advance');
    });
  }

  /** The member has it in his hands. */
  async confirm(memberId: string, id: number, once: Once): Promise<void> {
    await once(async (tx) => this.#steps.take(tx, await lockOrder(tx, id, memberId), 'confirm'));
  }

  async #hasTransfer(id: number): Promise<boolean> {
    return (await paymentsOf(this.#db, id)).some(
      ({ method, state }) => method === 'bank_transfer' && state === 'pending',
    );
  }
}
