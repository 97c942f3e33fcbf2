import { sql } from 'drizzle-orm';
import { intArray } from './writing/upsert.ts';
import { publishDataChange } from '../../platform/events/dataChanged.ts';
import type { Database, Executor } from '../../platform/database/Executor.ts';

const BATCH = 1_000;

/**
 * Removes prices of 0, as earlier versions imported them; such variants are sold by quotation. A product has the lowest
 * price of its variants, so one look-up in the price index finds out whether there are any.
 */
export async function removeZeroPrices(db: Database): Promise<void> {
  for (let isMore = true, hasChanged = false; isMore; hasChanged = true) {
    const { rows } = await db.execute<{ id: number }>(sql`select id from products where price <= 0 limit ${BATCH}`);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.transaction((tx) => removeFrom(tx, ids));
    isMore = ids.length === BATCH;
    if (!isMore && (hasChanged || ids.length > 0)) await publishDataChange(db);
  }
}

// Locks variants before products, in the same order as orders and imports, to avoid deadlocks.
async function removeFrom(tx: Executor, ids: number[]): Promise<void> {
  await tx.execute(sql`select id from skus where product_id = any(${intArray(ids)}) order by id for update`);
  await tx.execute(sql`select id from products where id = any(${intArray(ids)}) order by id for update`);
  await tx.execute(sql`update skus set price = null where product_id = any(${intArray(ids)}) and price <= 0`);
  await tx.execute(sql`
    update products p set price = own.lowest, updated_at = now(),
      item = p.item || jsonb_build_object('is_priced', own.lowest is not null)
    from (select id, (select min(price) from skus where product_id = products.id and retired_at is null) as lowest
      from products where id = any(${intArray(ids)})) own
    where own.id = p.id`);
}
