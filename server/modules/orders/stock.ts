import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { products, skus } from '../catalogue/schema.ts';

interface Move {
  skuId: number;
  quantity: number;
}
/** A change to the stock count of a product, which sums its variants. */
interface ProductMove {
  productId: number;
  quantity: number;
}

// Variants before products, each by number, so that two concurrent orders cannot deadlock.
const byNumber = <T>(moves: readonly T[], number: (move: T) => number): T[] =>
  moves.toSorted((one, other) => number(one) - number(other));

/** Takes goods out of stock. Returns the variants without enough stock; the caller rolls back. */
export async function takeStock(tx: Executor, moves: readonly Move[]): Promise<number[]> {
  const short: number[] = [];
  const takenMoves: ProductMove[] = [];
  for (const { skuId, quantity } of byNumber(moves, (move) => move.skuId)) {
    const [sku] = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${quantity}::integer` })
      .where(and(eq(skus.id, skuId), gte(skus.stock, quantity), isNull(skus.retired_at)))
      .returning(owner);
    if (sku) takenMoves.push({ ...sku, quantity });
    else short.push(skuId);
  }
  if (short.length === 0) await moveProducts(tx, takenMoves, -1);
  return short;
}

/** Takes the available quantity for promised goods. Returns the quantity taken of each. */
export async function takeAvailableStock(tx: Executor, moves: readonly Move[]): Promise<number[]> {
  const takenMoves = moves.map((move) => ({ ...move, ordered: move.quantity, quantity: 0 }));
  const productMoves: ProductMove[] = [];
  for (const move of byNumber(takenMoves, ({ skuId }) => skuId)) {
    const [row] = await tx.select({ stock: skus.stock }).from(skus).where(eq(skus.id, move.skuId)).for('no key update');
    move.quantity = Math.min(row?.stock ?? 0, move.ordered);
    const soldVariant = await moveVariant(tx, move.skuId, -move.quantity);
    if (soldVariant) productMoves.push({ ...soldVariant, quantity: move.quantity });
  }
  await moveProducts(tx, productMoves, -1);
  return takenMoves.map(({ quantity }) => quantity);
}

/** Returns goods to the stock of their variant, whatever product it belongs to now. */
export async function returnStock(tx: Executor, moves: readonly Move[]): Promise<void> {
  const productMoves: ProductMove[] = [];
  for (const { skuId, quantity } of byNumber(moves, (move) => move.skuId)) {
    const soldVariant = await moveVariant(tx, skuId, quantity);
    if (soldVariant) productMoves.push({ ...soldVariant, quantity });
  }
  await moveProducts(tx, productMoves, 1);
}

const owner = { productId: skus.product_id };

/** Updates a variant's stock and returns its product; null for a retired variant, which no product counts. */
async function moveVariant(tx: Executor, skuId: number, quantity: number): Promise<{ productId: number } | null> {
  const [row] = await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${quantity}::integer` })
    .where(eq(skus.id, skuId))
    .returning({ ...owner, retiredAt: skus.retired_at });
  return row && row.retiredAt === null ? { productId: row.productId } : null;
}

async function moveProducts(tx: Executor, moves: readonly ProductMove[], sign: 1 | -1): Promise<void> {
  for (const { productId, quantity } of byNumber(moves, (move) => move.productId))
    await tx
      .update(products)
      .set({ stock: sql`greatest(0, ${products.stock} + ${sign * quantity}::integer)` })
      .where(eq(products.id, productId));
}
