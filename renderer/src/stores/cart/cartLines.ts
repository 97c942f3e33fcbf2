import type { CartLine } from '../../../../shared/contract/schemas/cart.ts';

/** A change by the shopper that the server has not confirmed; quantity 0 removes the line. */
export interface OptimisticChange {
  quantity: number;
  /** The idempotency key of a restored line. */
  key: string;
  /** The former line, for one that is restored. */
  line: CartLine | null;
}

/** Applies all unconfirmed changes to the lines of the server's last answer. */
export function applyOptimisticChanges(
  lines: readonly CartLine[],
  wishes: ReadonlyMap<number, OptimisticChange>,
): CartLine[] {
  const skuIds = new Set(lines.map(({ sku }) => sku.id));
  const changed = lines.map((line) => setLineQuantity(line, wishes.get(line.sku.id)?.quantity ?? line.quantity));
  const returned = [...wishes].flatMap(([skuId, { line, quantity }]) =>
    line && !skuIds.has(skuId) ? [setLineQuantity(line, quantity)] : [],
  );
  return [...changed, ...returned].filter(({ quantity }) => quantity > 0);
}

function setLineQuantity(line: CartLine, quantity: number): CartLine {
  if (quantity === line.quantity) return line;
  const price = line.sku.market_price ?? null;
  return { ...line, quantity, line_total: price === null ? null : price * quantity };
}

export interface CartTotals {
  lines: number;
  pieces: number;
  /** Sum of the priced lines, in minor units. */
  total: number;
  /** Lines by quotation only. */
  unpriced: number;
}

/** Counts lines and pieces, and sums them up in minor units. */
export const totalsOf = (lines: readonly CartLine[]): CartTotals => ({
  lines: lines.length,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, { line_total }) => sum + (line_total ?? 0), 0),
  unpriced: lines.filter(({ line_total }) => line_total === null).length,
});
