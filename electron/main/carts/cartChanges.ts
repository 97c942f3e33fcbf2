import type { Cart, CartLine } from '../../../shared/contract/schemas/cart.ts';
import { valueAt } from '../../../shared/outbox/corrections.ts';
import type { OutboxEntry } from '../../../shared/outbox/entry.ts';

/** The cart without some of its lines, with new totals. */
export const withoutLines = (cart: Cart, isOut: (line: CartLine) => boolean): Cart =>
  withTotals({ ...cart, lines: cart.lines.filter((line) => !isOut(line)) });

/** The cart with the queued changes applied. New lines are left out, as only the store knows their prices. */
export const withQueued = (cart: Cart, queued: readonly OutboxEntry[]): Cart => queued.reduce(withEntry, cart);

function withEntry(cart: Cart, { name, payload }: OutboxEntry): Cart {
  const id = valueAt(payload, 'id');
  if (name === 'removeCartLine') return withoutLines(cart, (line) => line.id === id);
  const quantity = valueAt(payload, 'quantity');
  if (name !== 'updateCartLine' || typeof quantity !== 'number') return cart;
  return withTotals({
    ...cart,
    lines: cart.lines.map((line) => (line.id === id ? withQuantity(line, quantity) : line)),
  });
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  const price = line.sku.market_price ?? null;
  return { ...line, quantity, line_total: price === null ? null : price * quantity };
}

const withTotals = (cart: Cart): Cart => ({
  ...cart,
  total: cart.lines.reduce((sum, { line_total }) => sum + (line_total ?? 0), 0),
  unpriced: cart.lines.filter(({ line_total }) => line_total === null).length,
});
