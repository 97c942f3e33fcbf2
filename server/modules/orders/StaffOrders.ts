import { eq } from 'drizzle-orm';
import type { OrderState } from './orderStates.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { orders } from './schema.ts';
import { staffActs } from '../staff/schema.ts';
import { codeOf, type OrderRow } from './orderRows.ts';
import type { PaymentService } from '../payments/PaymentService.ts';

/** As members read it (`M-2026-000123`), in any case; a payment's reference has the payment's number behind it. */
const CODE = /^m-?\d{4}-?0*(\d{1,10})(?:\/\d+)?$/i;

/** What staff decide about orders. Each act is written down with who did it. Unknown orders are code 2. */
export class StaffOrders {
  readonly #db: Database;
  readonly #paymentService: PaymentService;
  readonly #now: () => number;

  constructor(db: Database, paymentService: PaymentService, now: () => number) {
    this.#db = db;
    this.#paymentService = paymentService;
    this.#now = now;
  }

  /** The money has arrived by bank transfer, announced or not. Code 13 with the state of an order that takes none. */
  async markPaid(code: string, actor: string): Promise<string> {
    const order = await this.#find(code);
    await this.#paymentService.transferReceived(order.id, (tx, before) =>
      this.#note(tx, 'order_paid', before, 'paid', actor),
    );
    return codeOf(order);
  }

  /** Gives an order up for its member: goods, coupon, points and card payments go back. Code 13 once it is prepared. */
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
