import { and, eq, exists, gt, lt, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database.ts';
import { collectFailures } from '../../platform/jobs/collectFailures.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import { memberMessages } from '../messages/schema.ts';
import { lockOrder } from '../orders/orderQueries.ts';
import { aboutOrder } from '../orders/OrderTransitions.ts';
import { orders, payments } from '../orders/schema.ts';

const DAY_MS = 86_400_000;
const KEY = 'payment_reminder';

interface PaymentRemindersParts {
  messages: MemberMessages;
  now: () => number;
}

/** Reminds members, once and within the last day, of unpaid orders that will expire. */
export class PaymentReminders {
  readonly #db: Database;
  readonly #parts: PaymentRemindersParts;

  constructor(db: Database, parts: PaymentRemindersParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async sweep(): Promise<void> {
    const due = await this.#db.select({ id: orders.id }).from(orders).where(this.#isDue());
    const failures = await collectFailures(due, ({ id }) => this.#remind(id));
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${due.length} members were not reminded`, { cause: failures[0] });
  }

  // Checks again under the lock: the order may have been paid, or another instance may have sent the reminder.
  async #remind(orderId: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const [due] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, orderId), this.#isDue()));
      if (due) await this.#parts.messages.write(tx, order.memberId, aboutOrder(order, KEY));
    });
  }

  #isDue() {
    const now = this.#parts.now();
    const announced = this.#db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), eq(payments.method, 'bank_transfer'), eq(payments.state, 'pending')));
    const reminded = this.#db
      .select({ id: memberMessages.id })
      .from(memberMessages)
      .where(
        and(
          eq(memberMessages.memberId, orders.memberId),
          eq(memberMessages.key, KEY),
          sql`${memberMessages.link}->>'url' = '/userCenter/orderList/' || ${orders.id}`,
        ),
      );
    return and(
      eq(orders.state, 'awaiting_payment'),
      gt(orders.payUntil, new Date(now)),
      lt(orders.payUntil, new Date(now + DAY_MS)),
      // Orders younger than a day need no reminder: the member has just been told.
      lt(orders.createdAt, new Date(now - DAY_MS)),
      not(exists(announced)),
      not(exists(reminded)),
    );
  }
}
