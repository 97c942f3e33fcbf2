import { desc } from 'drizzle-orm';
import type { OrderSummary } from '../../../shared/contract/schemas/orders.ts';
import { orderStateAfter } from './orderStates.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { orders } from './schema.ts';
import { summariesOf } from './orderRows.ts';
import { lockOrder, paymentsOf } from './orderQueries.ts';
import type { OrderTransitions } from './OrderTransitions.ts';
import type { PaymentService } from '../payments/PaymentService.ts';

export type FulfilmentOrder = OrderSummary & { member_id: string; next: string | null };

/** Moves orders forward in the staff's name. */
export class OrderFulfilment {
  readonly #db: Database;
  readonly #steps: OrderTransitions;
  readonly #paymentService: PaymentService;

  constructor(db: Database, steps: OrderTransitions, paymentService: PaymentService) {
    this.#db = db;
    this.#steps = steps;
    this.#paymentService = paymentService;
  }

  /** Lists the newest orders of all members, with the next state of each. */
  async list(limit: number): Promise<FulfilmentOrder[]> {
    const rows = await this.#db.select().from(orders).orderBy(desc(orders.id)).limit(limit);
    const summaries = await summariesOf(this.#db, rows);
    return Promise.all(
      summaries.map(async (summary, index) => ({
        ...summary,
        member_id: rows[index]!.memberId,
        next: orderStateAfter(summary.state, 'advance') ?? ((await this.#hasTransfer(summary.id)) ? 'paid' : null),
      })),
    );
  }

  /** Moves an order to its next state; confirms an announced transfer first. */
  async advance(id: number): Promise<void> {
    if (await this.#hasTransfer(id)) return this.#paymentService.transferArrived(id);
    await this.#db.transaction(async (tx) => {
      await this.#steps.take(tx, await lockOrder(tx, id), 'advance');
    });
  }

  /** The member confirms receipt of the goods. */
  async confirm(memberId: string, id: number, once: RunOnce): Promise<void> {
    await once(async (tx) => this.#steps.take(tx, await lockOrder(tx, id, memberId), 'confirm'));
  }

  async #hasTransfer(id: number): Promise<boolean> {
    return (await paymentsOf(this.#db, id)).some(
      ({ method, state }) => method === 'bank_transfer' && state === 'pending',
    );
  }
}
