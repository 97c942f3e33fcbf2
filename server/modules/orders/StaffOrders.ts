import { eq } from 'drizzle-orm';
import type { OrderState } from './orderStates.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { orders } from './schema.ts';
import { staffActs } from '../staff/schema.ts';
import { codeOf, type OrderRow } from './orderQueries.ts';
import type { PaymentService } from '../payments/PaymentService.ts';

/** An order number (`M-2026-000123`) in any case; a payment reference has the payment's number appended. */
const CODE = /^m-?\d{4}-?0*(\d{1,10})(?:\/\d+)?$/i;

/** Staff decisions about orders. Each is logged with its actor. Throws code 2 for an unknown order. */
export class StaffOrders {
  readonly #db: Database;
  readonly #paymentService: PaymentService;
  readonly #now: () => number;

  constructor(db: Database, paymentService: PaymentService, now: () => number) {
    this.#db = db;
    this.#paymentService = paymentService;
    this.#now = now;
  }

  /** Records a bank transfer, announced or not. Throws code 13 with the state of an order that takes no payment. */
  async markPaid(code: string, actor: string): Promise<string> {
    const order = await this.#find(code);
    await this.#paymentService.transferReceived(order.id, (tx, before) =>
      this.#note(tx, 'order_paid', before, 'paid', actor),
    );
    return codeOf(order);
  }

  /**
   * Cancels an order for its member: returns goods, coupon, points and card payments. Throws code 13 once the order is
   * being prepared.
   */
  async cancel(code: string, actor: string): Promise<string> {
    const order = await this.#find(code);
    await this.#paymentService.cancelByStaff(order.id, (tx, before) =>
      this.#note(tx, 'order_cancelled', before, 'cancelled', actor),
    );
    return codeOf(order);
  }

  async #find(code: string): Promise<OrderRow> {
    const written = code.replaceAll(/\s/g, '');
    const id = Number(CODE.exec(written)?.[1] ?? 0);
    const [row] = id > 2_147_483_647 ? [] : await this.#db.select().from(orders).where(eq(orders.id, id));
    const digits = (text: string): string => text.replace(/\/\d+$/, '').replaceAll(/\D/g, '');
    if (!row || digits(codeOf(row)) !== digits(written)) throw DomainError.notFound();
    return row;
  }

  async #note(
    tx: Executor,
    act: typeof staffActs.$inferInsert.act,
    { id: orderId, state }: OrderRow,
    after: OrderState,
    actor: string,
  ): Promise<void> {
    const at = new Date(this.#now());
    await tx.insert(staffActs).values({ at, actor, act, orderId, before: { state }, after: { state: after } });
  }
}
