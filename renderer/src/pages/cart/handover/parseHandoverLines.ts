import { ID_MAX } from '../../../../../shared/contract/limits.ts';
import { clampQuantity, GUEST_LINES_MAX, type GuestLine } from '../../../stores/cart/guestCart.ts';

/** Parses the cart lines in an address, `#take=VARIANT:QUANTITY,…`. Ignores invalid ones; of duplicates the last one counts. */
export function parseHandoverLines(hash: string): GuestLine[] {
  const [, ids = ''] = /^#take=(.*)$/.exec(hash) ?? [];
  const lines = new Map<number, number>();
  for (const text of ids.split(',')) {
    const [, id, quantity] = /^([1-9]\d{0,9}):([1-9]\d{0,3})$/.exec(text) ?? [];
    if (Number(id) <= ID_MAX) lines.set(Number(id), clampQuantity(Number(quantity)));
  }
  return [...lines].slice(0, GUEST_LINES_MAX).map(([sku_id, quantity]) => ({ sku_id, quantity }));
}
