import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { EXCHANGE_DAYS, RETURN_DAYS } from '../../../shared/contract/limits.ts';
import type { AfterSaleKind, ReturnableOrder } from '../../../shared/contract/schemas/returns.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { codeOf, eventsOf, type OrderRow } from '../orders/orderQueries.ts';
import { afterSaleLines, afterSales } from './schema.ts';
import { orderLines } from '../orders/schema.ts';
import { endOfDayAfter } from '../../platform/clock/durations.ts';

/** States of orders that were shipped and not cancelled. */
export const SHIPPED_STATES: OrderRow['state'][] = ['out_of_storage', 'in_transit', 'completed'];

/** Deadlines by kind (ms since the epoch); null if the kind is not possible yet. */
export type Deadlines = Record<AfterSaleKind, number | null>;
export interface LeftLine {
  id: number;
  orderId: number;
  sku: SkuWithProduct;
  remaining: number;
}

/** Returns count from the day of shipping, exchanges from the day of receipt (S9). */
export async function deadlinesOf(db: Executor, orderIds: number[]): Promise<Map<number, Deadlines>> {
  const events = await eventsOf(db, orderIds);
  const after = (orderId: number, state: OrderRow['state'], days: number): number | null => {
    const event = events.find((one) => one.orderId === orderId && one.state === state);
    return event ? endOfDayAfter(event.at.getTime(), days).getTime() : null;
  };
  const both = (id: number): Deadlines => ({
    return: after(id, 'out_of_storage', RETURN_DAYS),
    exchange: after(id, 'completed', EXCHANGE_DAYS),
  });
  return new Map(orderIds.map((id) => [id, both(id)]));
}

/** Returns the remaining quantity of each line; rejected requests do not count. */
export async function leftOf(db: Executor, orderIds: number[]): Promise<LeftLine[]> {
  const requestedBack = db
    .select({
      lineId: afterSaleLines.orderLineId,
      // A unique alias: the outer query uses it without its table.
      returnedQuantity: sql<number>`sum(${afterSaleLines.quantity})::integer`.as('returned_quantity'),
    })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(and(inArray(afterSales.orderId, orderIds), ne(afterSales.state, 'refused')))
    .groupBy(afterSaleLines.orderLineId)
    .as('requested_back');
  const { id, orderId, sku, quantity } = orderLines;
  const rows = await db
    .select({ id, orderId, sku, quantity, returnedQuantity: requestedBack.returnedQuantity })
    .from(orderLines)
    .leftJoin(requestedBack, eq(requestedBack.lineId, orderLines.id))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(orderLines.id);
  return rows.map((row) => ({
    id: row.id,
    orderId: row.orderId,
    sku: row.sku,
    remaining: row.quantity - (row.returnedQuantity ?? 0),
  }));
}

/** Lists the orders with lines that can still be returned or exchanged. */
export async function returnableOf(db: Executor, rows: readonly OrderRow[], now: number): Promise<ReturnableOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [deadlines, left] = [await deadlinesOf(db, ids), await leftOf(db, ids)];
  const openUntil = (until: number | null | undefined): string | null =>
    until != null && until > now ? new Date(until).toISOString() : null;
  return rows
    .map((row) => ({
      order_id: row.id,
      order_code: codeOf(row),
      return_until: openUntil(deadlines.get(row.id)?.return),
      exchange_until: openUntil(deadlines.get(row.id)?.exchange),
      lines: left
        .filter((line) => line.orderId === row.id && line.remaining > 0)
        .map((line) => ({ line_id: line.id, sku: line.sku, quantity: line.remaining })),
    }))
    .filter((order) => (order.return_until ?? order.exchange_until) !== null && order.lines.length > 0);
}
