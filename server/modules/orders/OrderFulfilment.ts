import { desc } from 'drizzle-orm';
import type { OrderSummary } from '../../../shared/contract/schemas/orders.ts';
import { orderStateAfter } from './orderStates.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { orders } from './schema.ts';
import { summariesOf } from './orderRows.ts';
import { lockOrder, paymentsOf } from './orderQueries.ts';
import type { OrderTransitions } from './OrderTransitions.ts';
import type { PaymentService } from '../payments/PaymentService.ts';

export type FulfilmentOrder = OrderSummary & { member_id: string; next: string | null };

interface FulfilmentParts {
  steps: OrderTransitions;
  paymentService: PaymentService;
  store: Pick<LiveSettings, 'currency'>;
}

/** Moves orders forward in the staff's name. */
export class OrderFulfilment {
  readonly #db: Database;
  readonly #parts: FulfilmentParts;

  constructor(db: Database, parts: FulfilmentParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Lists the newest orders of all members, with the next state of each. */
  async list(limit: number): Promise<FulfilmentOrder[]> {
    const rows = await this.#db.select().from(orders).orderBy(desc(orders.id)).limit(limit);
    const summaries = await summariesOf(this.#db, rows, this.#parts.store.currency);
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
    if (await this.#hasTransfer(id)) return this.#parts.paymentService.transferArrived(id);
    await this.#db.transaction(async (tx) => {
      await this.#parts.steps.take(tx, await lockOrder(tx, id), 'advance');
    });
  }

  /** The member confirms receipt of the goods. */
  async confirm(memberId: string, id: number, once: RunOnce): Promise<void> {
    await once(async (tx) => this.#parts.steps.take(tx, await lockOrder(tx, id, memberId), 'confirm'));
  }

  async #hasTransfer(id: number): Promise<boolean> {
    return (await paymentsOf(this.#db, id)).some(
      ({ method, state }) => method === 'bank_transfer' && state === 'pending',
    );
  }
}
