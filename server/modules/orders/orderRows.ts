import { eq } from 'drizzle-orm';
import type { Order, OrderLine, OrderSummary, Payment } from '../../../shared/contract/schemas/orders.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { orderReward } from '../../../shared/checkout/rewards.ts';
import { paymentReference } from './orderCode.ts';
import { isPaid, logisticsState, ORDER_PROGRESS, orderActions } from './orderStates.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { inquiryCode } from '../quotations/quotationQueries.ts';
import {
  codeOf,
  eventsOf,
  type EventRow,
  isAwaitedTransfer,
  linesOf,
  type OrderLineRow,
  type OrderRow,
  type PaymentRow,
  paymentsOf,
} from './orderQueries.ts';
import { inquiries } from '../quotations/schema.ts';
import { payPath } from '../payments/payLink/payPath.ts';

const FIRST_LINES = 3;

/** Builds order summaries for lists. */
export async function summariesOf(db: Executor, rows: readonly OrderRow[], currency: string): Promise<OrderSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, events] = [await linesOf(db, ids), await eventsOf(db, ids)];
  return rows.map((row) =>
    summaryOf(
      row,
      lines.filter(({ orderId }) => orderId === row.id),
      events.filter(({ orderId }) => orderId === row.id),
      currency,
    ),
  );
}

/** Reads an order with lines, payments and timeline, as its member sees it. */
export async function readOrder(
  db: Executor,
  row: OrderRow,
  { seller, currency }: Pick<LiveSettings, 'seller' | 'currency'>,
): Promise<Order> {
  const [lines, events] = [await linesOf(db, [row.id]), await eventsOf(db, [row.id])];
  const tries = await paymentsOf(db, row.id);
  const isReserved = row.state === 'awaiting_payment' && tries.some(isAwaitedTransfer);
  return {
    ...summaryOf(row, lines, events, currency),
    lines: lines.map(lineOf),
    address: row.address,
    note: row.note,
    purchase_order: row.purchaseOrder,
    reference: row.reference,
    charge: {
      subtotal: row.subtotal,
      shipping: row.shipping,
      tax: row.tax,
      coupon_discount: row.couponDiscount,
      points_discount: row.pointsDiscount,
      points: row.points,
      total: row.total,
      currency,
      earns: orderReward(row.total),
    },
    terms: row.terms,
    pay_until: row.state === 'awaiting_payment' && !isReserved ? row.payUntil.toISOString() : null,
    awaits_transfer: isReserved,
    timeline: timelineOf(row, events),
    payments: tries.map((payment) => paymentOf(payment, codeOf(row))),
    inquiry: await inquiryOf(db, row.inquiryId),
    seller,
  };
}

function summaryOf(
  row: OrderRow,
  lines: readonly OrderLineRow[],
  events: readonly EventRow[],
  currency: string,
): OrderSummary {
  const shippedEvent = events.find(({ state }) => state === 'out_of_storage');
  return {
    id: row.id,
    code: codeOf(row),
    state: row.state,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    line_count: lines.length,
    first_lines: lines.slice(0, FIRST_LINES).map(lineOf),
    total: row.total,
    currency,
    is_paid: isPaid(row.state),
    created_at: row.createdAt.toISOString(),
    ship_date: shippedEvent?.at.toISOString() ?? null,
    logistics_number: row.logisticsNumber,
    carrier: row.carrier,
    logistics_state: logisticsState(row.state),
    actions: orderActions(row.state),
  };
}

const lineOf = ({ sku, quantity, price }: OrderLineRow): OrderLine => ({
  sku,
  quantity,
  price,
  line_total: price * quantity,
});

/** Builds the timeline: reached and future states; a cancelled order has no future ones. */
function timelineOf({ state }: OrderRow, events: readonly EventRow[]): Order['timeline'] {
  const moments = new Map(events.map((event) => [event.state, event.at.toISOString()]));
  const steps = [...ORDER_PROGRESS, 'cancelled' as const].map((step) => ({
    state: step,
    at: moments.get(step) ?? null,
  }));
  return state === 'cancelled' ? steps.filter(({ at }) => at !== null) : steps.slice(0, -1);
}

const paymentOf = (row: PaymentRow, code: string): Payment => ({
  id: row.id,
  method: row.method,
  state: row.state,
  amount: row.amount,
  refunded: row.refunded,
  page_path: row.state === 'pending' && row.checkout !== null ? payPath(row.key) : null,
  reference: paymentReference(code, row.id),
  card_brand: row.cardBrand,
  card_last4: row.cardLast4,
  created_at: row.createdAt.toISOString(),
});

async function inquiryOf(db: Executor, id: number | null): Promise<Order['inquiry']> {
  if (id === null) return null;
  const [row] = await db.select({ createdAt: inquiries.createdAt }).from(inquiries).where(eq(inquiries.id, id));
  return row ? { id, code: inquiryCode(id, row.createdAt) } : null;
}
