import { eq } from 'drizzle-orm';
import { partNumberKey } from '../../../../shared/catalogue/partNumberKey.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import { DomainError } from '../../../platform/DomainError.ts';
import type { Database, Executor } from '../../../platform/database/Database.ts';
import { shipments } from '../../content/schema.ts';
import type { PaymentService } from '../../payments/PaymentService.ts';
import { type ActEntry, logAct } from '../../staff/logAct.ts';
import { findOrder } from './findOrder.ts';
import { codeOf, lockOrder, type OrderRow } from '../orderQueries.ts';
import type { OrderTransitions, Parcel } from '../OrderTransitions.ts';
import { orders } from '../schema.ts';

/** Staff decisions about orders. Each is logged with its actor. Throws code 2 for an unknown order. */
export class StaffOrders {
  readonly #db: Database;
  readonly #parts: { steps: OrderTransitions; paymentService: PaymentService; now: () => number };

  constructor(db: Database, parts: { steps: OrderTransitions; paymentService: PaymentService; now: () => number }) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Records a bank transfer, announced or not. Throws code 13 with the state of an order that takes no payment. */
  async markPaid(code: string, actor: string): Promise<string> {
    const order = await findOrder(this.#db, code);
    await this.#parts.paymentService.transferReceived(order.id, (tx, before) =>
      this.#log(tx, before, { act: 'order_paid', actor, after: { state: 'paid' } }),
    );
    return codeOf(order);
  }

  /**
   * Cancels an order for its member: returns goods, coupon, points and card payments. Throws code 13 once the order is
   * being prepared.
   */
  async cancel(code: string, actor: string): Promise<string> {
    const order = await findOrder(this.#db, code);
    await this.#parts.paymentService.cancelByStaff(order.id, (tx, before) =>
      this.#log(tx, before, { act: 'order_cancelled', actor, after: { state: 'cancelled' } }),
    );
    return codeOf(order);
  }

  /**
   * Records that a carrier has taken an order over. Throws code 13 with the state, carrier and number of an order that
   * cannot be shipped, and with `reason: 'number_taken'` for a number under which another member's parcel travels.
   */
  async ship(code: string, parcel: Parcel, actor: string): Promise<string> {
    const { id } = await findOrder(this.#db, code);
    return this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      await refuseTaken(tx, order, parcel);
      try {
        await this.#parts.steps.ship(tx, order, parcel);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { state, carrier, logisticsNumber } = order;
        throw new DomainError(Code.conflict, { state, carrier, number: logisticsNumber });
      }
      await this.#log(tx, order, { act: 'order_shipped', actor, after: { state: 'in_transit', ...parcel } });
      return codeOf(order);
    });
  }

  /** Records that an order has arrived, for a member who does not confirm it. Throws code 13 with the order's state. */
  async markDelivered(code: string, actor: string): Promise<string> {
    const { id } = await findOrder(this.#db, code);
    return this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      await this.#parts.steps.take(tx, order, 'confirm');
      await this.#log(tx, order, { act: 'order_delivered', actor, after: { state: 'completed' } });
      return codeOf(order);
    });
  }

  #log(
    tx: Executor,
    { id: orderId, state }: OrderRow,
    entry: Pick<ActEntry, 'act' | 'actor' | 'after'>,
  ): Promise<void> {
    return logAct(tx, { ...entry, at: new Date(this.#parts.now()), orderId, before: { state } });
  }
}

// The tracking page finds a parcel by its number. Several orders of one member may travel in it.
async function refuseTaken(tx: Executor, order: OrderRow, { number }: Parcel): Promise<void> {
  const shipmentOrders = await tx
    .select({ owner: orders.memberId, orderId: orders.id })
    .from(shipments)
    .leftJoin(orders, eq(orders.logisticsNumber, shipments.logistics_number))
    .where(eq(shipments.number_key, partNumberKey(number)));
  if (shipmentOrders.some(({ owner, orderId }) => owner !== order.memberId && orderId !== order.id))
    throw new DomainError(Code.conflict, { reason: 'number_taken' });
}
