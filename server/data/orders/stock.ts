import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../Database.ts';
import { products, skus } from '../schema/catalogue.ts';

interface Move {
  skuId: number;
  productId: number;
  quantity: number;
}

// Variants first and then products, each by number: two orders at once cannot wait for each other.
const byNumber = <T>(moves: readonly T[], number: (move: T) => number): T[] =>
  moves.toSorted((one, other) => number(one) - number(other));

/** Takes goods out of the stock; answers the variants of which there are not enough, which undoes nothing by itself. */
export async function takeStock(tx: Executor, moves: readonly Move[]): Promise<number[]> {
  const short: number[] = [];
  for (const { skuId, quantity } of byNumber(moves, (move) => move.skuId)) {
    const taken = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${quantity}::integer` })
      .where(and(eq(skus.id, skuId), gte(skus.stock, quantity)))
      .returning({ id: skus.id });
    if (taken.length === 0) short.push(skuId);
  }
  if (short.length === 0) await moveProducts(tx, moves, -1);
  return short;
}

/** Takes as many as there are, for what was promised anyway; answers how many of each. */
export async function takeWhatThereIs(tx: Executor, moves: readonly Move[]): Promise<number[]> {
  const taken = moves.map((move) => ({ ...move, wanted: move.quantity, quantity: 0 }));
  for (const move of byNumber(taken, ({ skuId }) => skuId)) {
    const [row] = await tx.select({ stock: skus.stock }).from(skus).where(eq(skus.id, move.skuId)).for('update');
    move.quantity = Math.min(row?.stock ?? 0, move.wanted);
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${move.quantity}::integer` })
      .where(eq(skus.id, move.skuId));
  }
  await moveProducts(tx, taken, -1);
  return taken.map(({ quantity }) => quantity);
}

/** Puts goods back. What has left the catalogue has no place to go back to, nor has its product then. */
export async function returnStock(tx: Executor, moves: readonly Move[]): Promise<void> {
  const placed: Move[] = [];
  for (const move of byNumber(moves, ({ skuId }) => skuId)) {
    const back = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${move.quantity}::integer` })
      .where(eq(skus.id, move.skuId))
      .returning({ id: skus.id });
    if (back.length > 0) placed.push(move);
  }
  await moveProducts(tx, placed, 1);
}

async function moveProducts(tx: Executor, moves: readonly Move[], sign: 1 | -1): Promise<void> {
  for (const { productId, quantity } of byNumber(moves, (move) => move.productId))
    await tx
      .update(products)
      .set({ stock: sql`greatest(0, ${products.stock} + ${sign * quantity}::integer)` })
      .where(eq(products.id, productId));
}
