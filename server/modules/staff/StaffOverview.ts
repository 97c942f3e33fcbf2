import { and, asc, count, eq, gt, inArray, min } from 'drizzle-orm';
import type { AfterSaleKind, AfterSaleState } from '../../../shared/contract/schemas/returns.ts';
import type { Database } from '../../platform/database/Database.ts';
import { chatMessages, conversations } from '../chat/schema.ts';
import { members } from '../members/schema.ts';
import { paymentReference } from '../orders/orderCode.ts';
import { codeOf } from '../orders/orderQueries.ts';
import { orders, payments, refunds } from '../orders/schema.ts';
import { needsStaff } from '../payments/refunds/StaffRefunds.ts';
import { findOrder } from '../orders/staff/findOrder.ts';
import { inquiryCode } from '../quotations/quotationQueries.ts';
import { inquiries } from '../quotations/schema.ts';
import { afterSales } from '../returns/schema.ts';

/** The tasks of staff, oldest first. Amounts are in cents. */
export interface Overview {
  requests: { code: string; customer: string; dueAt: Date; isLate: boolean }[];
  transfers: { reference: string; customer: string; amount: number; since: Date }[];
  toShip: { code: string; customer: string; total: number; since: Date }[];
  /** `isStuck`: for a card, and the store has no keys of a provider. */
  refunds: { code: string; customer: string; amount: number; isFailed: boolean; isStuck: boolean; since: Date }[];
  returns: { id: number; code: string; customer: string; kind: AfterSaleKind; state: AfterSaleState; since: Date }[];
  chats: { customer: string; unread: number; since: Date }[];
}

const TO_SHIP = ['paid', 'in_stock_preparation', 'preparation_complete'] as const;
const OPEN_RETURNS = ['requested', 'approved', 'received'] as const;
/** More than this of one kind is cut. */
const SHOWN = 200;

/** Reads what waits for staff. */
export class StaffOverview {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #needsStaff: ReturnType<typeof needsStaff>;

  constructor(db: Database, { now, takesCards }: { now: () => number; takesCards: boolean }) {
    this.#db = db;
    this.#needsStaff = needsStaff(takesCards);
    this.#now = now;
  }

  async read(): Promise<Overview> {
    return {
      requests: await this.#requests(),
      transfers: await this.#transfers(),
      toShip: await this.#toShip(),
      refunds: await this.#refunds(),
      returns: await this.#returns(),
      chats: await this.#chats(),
    };
  }

  /** True if money of an order waits to be sent back by transfer. */
  async isRefundDue(code: string): Promise<boolean> {
    const { id } = await findOrder(this.#db, code);
    const due = await this.#db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(payments.orderId, id), this.#needsStaff));
    return due.length > 0;
  }

  async #requests(): Promise<Overview['requests']> {
    const rows = await this.#db
      .select()
      .from(inquiries)
      .where(inArray(inquiries.state, ['submitted', 'in_progress']))
      .orderBy(asc(inquiries.replyDueAt))
      .limit(SHOWN);
    return rows.map(({ id, createdAt, contact, replyDueAt: dueAt }) => ({
      code: inquiryCode(id, createdAt),
      customer: contact.company || contact.nick_name,
      dueAt,
      isLate: dueAt.getTime() < this.#now(),
    }));
  }

  async #transfers(): Promise<Overview['transfers']> {
    const rows = await this.#db
      .select({ order: orders, payment: payments, ...customer })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(members, eq(members.id, orders.memberId))
      .where(and(eq(payments.method, 'bank_transfer'), eq(payments.state, 'pending')))
      .orderBy(asc(payments.id))
      .limit(SHOWN);
    return rows.map(({ order, payment, ...member }) => ({
      reference: paymentReference(codeOf(order), payment.id),
      customer: nameOf(member),
      amount: payment.amount,
      since: payment.createdAt,
    }));
  }

  async #toShip(): Promise<Overview['toShip']> {
    const rows = await this.#db
      .select({ order: orders, ...customer })
      .from(orders)
      .innerJoin(members, eq(members.id, orders.memberId))
      .where(inArray(orders.state, [...TO_SHIP]))
      .orderBy(asc(orders.id))
      .limit(SHOWN);
    return rows.map(({ order, ...member }) => ({
      code: codeOf(order),
      customer: nameOf(member),
      total: order.total,
      since: order.createdAt,
    }));
  }

  async #refunds(): Promise<Overview['refunds']> {
    const rows = await this.#db
      .select({ refund: refunds, order: orders, ...customer })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(members, eq(members.id, orders.memberId))
      .where(this.#needsStaff)
      .orderBy(asc(refunds.id))
      .limit(SHOWN);
    return rows.map(({ refund, order, ...member }) => ({
      code: codeOf(order),
      customer: nameOf(member),
      amount: refund.amount,
      isFailed: refund.state === 'failed',
      since: refund.createdAt,
      isStuck: refund.state === 'pending' && refund.method === 'card',
    }));
  }

  async #returns(): Promise<Overview['returns']> {
    const rows = await this.#db
      .select({ request: afterSales, order: orders, ...customer })
      .from(afterSales)
      .innerJoin(orders, eq(orders.id, afterSales.orderId))
      .innerJoin(members, eq(members.id, orders.memberId))
      .where(inArray(afterSales.state, [...OPEN_RETURNS]))
      .orderBy(asc(afterSales.id))
      .limit(SHOWN);
    return rows.map(({ request: { id, kind, state, createdAt }, order, ...member }) => ({
      id,
      kind,
      state,
      code: codeOf(order),
      customer: nameOf(member),
      since: createdAt,
    }));
  }

  async #chats(): Promise<Overview['chats']> {
    const isUnread = and(eq(chatMessages.sender, 'visitor'), gt(chatMessages.id, conversations.staffRead));
    const rows = await this.#db
      .select({ ...customer, unread: count(), since: min(chatMessages.createdAt) })
      .from(conversations)
      .innerJoin(chatMessages, and(eq(chatMessages.conversationId, conversations.id), isUnread))
      .leftJoin(members, eq(members.id, conversations.memberId))
      .groupBy(conversations.id, members.id)
      .orderBy(asc(min(chatMessages.createdAt)))
      .limit(SHOWN);
    return rows.map(({ unread, since, ...visitor }) => ({
      customer: nameOf(visitor),
      unread,
      since: since ?? new Date(0),
    }));
  }
}

const customer = { company: members.company, name: members.nickName };

const nameOf = ({ company, name }: { company: string | null; name: string | null }): string =>
  company || name || 'a guest';
