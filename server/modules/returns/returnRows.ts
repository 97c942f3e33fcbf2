import { asc, eq, inArray } from 'drizzle-orm';
import type { AfterSale } from '../../../shared/contract/schemas/returns.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { codeOf } from '../orders/orderQueries.ts';
import { afterSaleLines, afterSalePhotos, afterSales } from './schema.ts';
import { orderLines, orders } from '../orders/schema.ts';

/** Selects requests with their orders, for the caller's `where`. */
export const requestRows = (db: Executor) =>
  db
    .select({ request: afterSales, order: orders })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId));

type RequestRow = Awaited<ReturnType<typeof requestRows>>[number];

/** Reads requests with lines and photos, as their member sees them. */
export async function readRequests(db: Executor, rows: readonly RequestRow[]): Promise<AfterSale[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ request }) => request.id);
  const lines = await db
    .select({ of: afterSaleLines.afterSaleId, sku: orderLines.sku, quantity: afterSaleLines.quantity })
    .from(afterSaleLines)
    .innerJoin(orderLines, eq(orderLines.id, afterSaleLines.orderLineId))
    .where(inArray(afterSaleLines.afterSaleId, ids))
    .orderBy(asc(afterSaleLines.id));
  const photos = await db
    .select({ of: afterSalePhotos.afterSaleId, id: afterSalePhotos.id })
    .from(afterSalePhotos)
    .where(inArray(afterSalePhotos.afterSaleId, ids))
    .orderBy(asc(afterSalePhotos.id));
  return rows.map(({ request: { id, kind, state, reason, answer, createdAt }, order }) => ({
    id,
    kind,
    state,
    reason,
    answer,
    order_id: order.id,
    order_code: codeOf(order),
    lines: lines.filter((line) => line.of === id).map(({ sku, quantity }) => ({ sku, quantity })),
    photos: photos.filter((photo) => photo.of === id).map((photo) => photo.id),
    created_at: createdAt.toISOString(),
  }));
}
