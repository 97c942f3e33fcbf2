import { and, count, desc, eq, exists, or, sql } from 'drizzle-orm';
import { ORDER_PAY_DAYS, UNPAID_ORDERS_MAX } from '../../../shared/contract/limits.ts';
import type { Received } from '../../../shared/contract/contract.ts';
import type { Address } from '../../../shared/contract/schemas/members.ts';
import type { Order, OrderQuote, OrderSummary } from '../../../shared/contract/schemas/orders.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { isListed } from '../../../shared/catalogue/isListed.ts';
import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';
import { endOfDayAfter } from '../../platform/clock/durations.ts';
import type { OrderState } from './orderStates.ts';
import { type FieldError, DomainError } from '../../platform/DomainError.ts';
import type { AddressBook } from '../members/AddressBook.ts';
import { takeFromCart } from '../cart/takeFromCart.ts';
import { checkContent, contentHash } from '../../platform/idempotency/contentHash.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { lockInquiry, ownInquiry } from '../quotations/quotationQueries.ts';
import type { MemberCoupons } from '../rewards/MemberCoupons.ts';
import { lockMember } from '../members/lockMember.ts';
import type { PointsLedger } from '../rewards/PointsLedger.ts';
import { orderLines, orders } from './schema.ts';
import type { OrderPricing } from './pricing/OrderPricing.ts';
import { organisationOf } from './organisationOf.ts';
import { readOrder, summariesOf } from './orderRows.ts';
import { codeOf, linesOf, type OrderRow } from './orderQueries.ts';
import type { OrderTransitions } from './OrderTransitions.ts';
import { lineKeysOf } from './lineKeys.ts';
import { takeStock, takeAvailableStock } from './stock.ts';

type OrderInput = Received<'createOrder'>;
export interface OrderQuery {
  page: number;
  pageSize: number;
  state?: OrderState | undefined;
  keyword?: string | undefined;
}
interface OrderParts {
  quotes: OrderPricing;
  steps: OrderTransitions;
  addresses: AddressBook;
  coupons: MemberCoupons;
  ledger: PointsLedger;
  store: Pick<LiveSettings, 'seller' | 'currency'>;
  now: () => number;
}

const PROBLEMS = { gone: 'lineGone', unpriced: 'lineUnpriced', short: 'lineShort' } as const;

/** Orders, as members create and read them. Another member's orders are not found. */
export class OrderRepository {
  readonly #db: Database;
  readonly #parts: OrderParts;

  constructor(db: Database, parts: OrderParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Creates an order and updates stock, coupon, points and cart in one transaction. */
  async create(memberId: string, input: OrderInput): Promise<Order> {
    const existingId = await this.#idOfKey(this.#db, memberId, input);
    if (existingId !== null) return this.read(memberId, existingId);
    const quote = await this.#agreedQuote(memberId, input);
    const address = await this.#agreedAddress(memberId, input);
    const id = await this.#db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const duplicateId = await this.#idOfKey(tx, memberId, input);
      if (duplicateId !== null) return duplicateId;
      await limitUnpaidOrders(tx, memberId);
      if (input.inquiry_id !== undefined) await claimInquiry(tx, memberId, input.inquiry_id);
      const order = await this.#insert(tx, memberId, input, quote, address);
      await this.#insertLines(tx, order, quote);
      await this.#deduct(tx, order);
      if (input.from_cart)
        await takeFromCart(
          tx,
          { memberId, customer: input.customer ?? null },
          quote.lines.map(({ sku_id }) => sku_id),
        );
      await this.#parts.steps.enter(tx, order, 'awaiting_payment');
      // Points and coupon have paid the complete order.
      if (order.total === 0) await this.#parts.steps.take(tx, order, 'pay');
      return order.id;
    });
    return this.read(memberId, id);
  }

  /** Returns one page, newest first. */
  async list(memberId: string, query: OrderQuery): Promise<OrderSummary[]> {
    const rows = await this.#db
      .select()
      .from(orders)
      .where(this.#matching(memberId, query))
      .orderBy(desc(orders.id))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize);
    return summariesOf(this.#db, rows, this.#parts.store.currency);
  }

  async count(memberId: string, query: Pick<OrderQuery, 'state' | 'keyword'>): Promise<number> {
    const [row] = await this.#db.select({ total: count() }).from(orders).where(this.#matching(memberId, query));
    return row?.total ?? 0;
  }

  async read(memberId: string, id: number): Promise<Order> {
    const [row] = await this.#db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), eq(orders.id, id)));
    if (!row) throw DomainError.notFound();
    return readOrder(this.#db, row, this.#parts.store);
  }

  /** Returns the variants and quantities of an order, to buy them again. */
  async linesToRepeat(memberId: string, id: number): Promise<{ sku_id: number; quantity: number }[]> {
    await this.read(memberId, id);
    const lines = await linesOf(this.#db, [id]);
    return lines.flatMap(({ skuId, quantity }) => (skuId === null ? [] : [{ sku_id: skuId, quantity }]));
  }

  // Returns the current quote. Throws code 13 with the new quote if it differs from what the member agreed to.
  async #agreedQuote(memberId: string, input: OrderInput): Promise<OrderQuote> {
    const quote = await this.#parts.quotes.quote(memberId, input);
    if (!quote.is_orderable) throw lineRefusal(quote);
    if (quote.coupon_problem !== null)
      throw DomainError.fields({ coupon_id: quote.coupon_problem === 'minimum' ? 'couponMinimum' : 'couponInvalid' });
    if (quote.charge.points !== (input.points ?? 0)) throw DomainError.fields({ points: 'pointsShort' });
    if (quote.charge.total !== input.total || hasChanged(input.agreed_lines, quote))
      throw new DomainError(Code.conflict, { quote });
    return quote;
  }

  // Throws code 1 if the address is gone, or if its text is another one than the member was shown.
  async #agreedAddress(memberId: string, { address_id: id, address_version: shown }: OrderInput): Promise<Address> {
    try {
      const { version, ...address } = await this.#parts.addresses.read(memberId, id);
      if (shown !== undefined && shown !== version) throw DomainError.fields({ address_id: 'code13' });
      return address;
    } catch (error) {
      if (error instanceof DomainError && error.code === Code.notFound)
        throw DomainError.fields({ address_id: 'addressUnknown' });
      throw error;
    }
  }

  async #insert(
    tx: Executor,
    memberId: string,
    input: OrderInput,
    { charge, terms, ...quoted }: OrderQuote,
    { id: _id, ...address }: Address,
  ): Promise<OrderRow> {
    const createdAt = new Date(this.#parts.now());
    const company = await organisationOf(tx, memberId, input, address);
    const [row] = await tx
      .insert(orders)
      .values({
        memberId,
        idempotencyKey: input.idempotency_key,
        contentHash: contentHash(input),
        state: 'awaiting_payment',
        address: { ...address, ...(company && { company }) },
        note: input.note ?? '',
        purchaseOrder: input.purchase_order ?? quoted.purchase_order ?? '',
        reference: input.reference ?? quoted.reference ?? '',
        subtotal: charge.subtotal,
        shipping: charge.shipping,
        tax: charge.tax,
        terms,
        couponDiscount: charge.coupon_discount,
        pointsDiscount: charge.points_discount,
        points: charge.points,
        total: charge.total,
        couponId: input.coupon_id ?? null,
        inquiryId: input.inquiry_id ?? null,
        createdAt,
        payUntil: endOfDayAfter(createdAt.getTime(), terms?.payment_days || ORDER_PAY_DAYS),
      })
      .returning();
    return row!;
  }

  // Orders from the catalogue need stock for all lines; orders by quotation take the available stock, as the rest was
  // promised.
  async #insertLines(tx: Executor, order: OrderRow, { lines }: OrderQuote): Promise<void> {
    const goods = lines.flatMap(({ sku, sku_id: skuId, price, quantity }) =>
      sku && price !== null ? [{ sku, price, quantity, skuId }] : [],
    );
    const listed = goods.filter(({ sku }) => isListed(sku));
    let reserved = listed.map(({ quantity }) => quantity);
    if (order.inquiryId === null) {
      const short = await takeStock(tx, listed);
      const errors = lines.flatMap(({ sku_id }, index) =>
        short.includes(sku_id) ? [[`lines.${index}.sku_id`, PROBLEMS.short] as const] : [],
      );
      if (errors.length > 0) throw DomainError.fields(Object.fromEntries(errors));
    } else reserved = await takeAvailableStock(tx, listed);
    await tx.insert(orderLines).values(
      goods.map((line) => ({
        orderId: order.id,
        sku: line.sku,
        price: line.price,
        quantity: line.quantity,
        skuId: isListed(line.sku) ? line.skuId : null,
        codeKeys: lineKeysOf(line.sku.code, line.sku.product.code),
        reserved: reserved[listed.indexOf(line)] ?? 0,
      })),
    );
  }

  async #deduct(tx: Executor, order: OrderRow): Promise<void> {
    const { coupons, ledger } = this.#parts;
    const { id, memberId, couponId, points, subtotal } = order;
    const code = codeOf(order);
    if (couponId !== null) {
      const discount = await coupons.redeem(tx, memberId, couponId, { code, total: subtotal });
      if (discount !== order.couponDiscount) throw new DomainError(Code.conflict);
    }
    if (points > 0)
      await ledger.debit(tx, memberId, { kind: 'redeem', points, reference: `order:${id}:spent`, orderCode: code });
  }

  async #idOfKey(db: Executor, memberId: string, input: OrderInput): Promise<number | null> {
    const [row] = await db
      .select({ id: orders.id, contentHash: orders.contentHash })
      .from(orders)
      .where(and(eq(orders.memberId, memberId), eq(orders.idempotencyKey, input.idempotency_key)));
    if (!row) return null;
    checkContent(row.contentHash, contentHash(input));
    return row.id;
  }

  #matching(memberId: string, { state, keyword = '' }: Pick<OrderQuery, 'state' | 'keyword'>) {
    const key = partNumberKey(keyword);
    return and(
      eq(orders.memberId, memberId),
      state === undefined ? undefined : eq(orders.state, state),
      keyword.trim() === '' ? undefined : this.#numberMatches(key),
    );
  }

  // Matches the order number or a part number in it. A key holds only letters and digits, so it needs no escaping for
  // `like`.
  #numberMatches(key: string) {
    if (key === '') return sql`false`;
    const code = sql`'M' || to_char(${orders.createdAt} at time zone 'UTC', 'YYYY') || lpad(${orders.id}::text, greatest(6, length(${orders.id}::text)), '0')`;
    const inLines = this.#db
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), sql`${orderLines.codeKeys} like ${`%${key}%`}`));
    return or(sql`${code} like ${`%${key}%`}`, exists(inLines));
  }
}

/** Limits unpaid orders, as they reserve stock and could otherwise keep it from other members. */
async function limitUnpaidOrders(tx: Executor, memberId: string): Promise<void> {
  const isUnpaid = and(eq(orders.memberId, memberId), eq(orders.state, 'awaiting_payment'));
  const total = await tx.$count(orders, isUnpaid);
  if (total >= UNPAID_ORDERS_MAX) throw new DomainError(Code.notAllowed, { total }, 'unpaidMax');
}

/** Claims the quotation for this order: a quotation makes one order. Throws code 13 if it is taken or not accepted. */
async function claimInquiry(tx: Executor, memberId: string, id: number): Promise<void> {
  const { state } = await lockInquiry(tx, ownInquiry(memberId, id));
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.inquiryId, id));
  if (state !== 'accepted' || order) throw new DomainError(Code.conflict, { state, order_id: order?.id ?? null });
}

function lineRefusal({ lines }: OrderQuote): FieldError {
  const errors = lines.flatMap(({ problem }, index) =>
    problem === null ? [] : [[`lines.${index}.sku_id`, PROBLEMS[problem]] as const],
  );
  return DomainError.fields(errors.length > 0 ? Object.fromEntries(errors) : { lines: 'linesRequired' });
}

/** Whether a price or a pack size differs from what was shown. Changes of several lines may leave the total as it was. */
function hasChanged(agreed: OrderInput['agreed_lines'] = [], { lines }: OrderQuote): boolean {
  const current = new Map(lines.map((line) => [line.sku_id, line]));
  return agreed.some(({ sku_id, price, pack_size }) => {
    const line = current.get(sku_id);
    return line !== undefined && (line.price !== price || line.sku?.pack_size !== pack_size);
  });
}
