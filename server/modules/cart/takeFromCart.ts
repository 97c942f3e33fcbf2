import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { cartLines } from './schema.ts';

/** Identifies a member's own cart, or the one that a rep keeps for a customer. */
export interface CartKey {
  memberId: string;
  customer: string | null;
}

/** Removes lines from a cart within the caller's transaction. */
export async function takeFromCart(tx: Executor, key: CartKey, skuIds: number[]): Promise<void> {
  await tx.delete(cartLines).where(and(inCart(key), inArray(cartLines.skuId, skuIds)));
}

/** Condition for lines of this cart. */
export const inCart = ({ memberId, customer }: CartKey) =>
  customer === null
    ? eq(cartLines.memberId, memberId)
    : and(eq(cartLines.repId, memberId), eq(cartLines.customerId, customer));
