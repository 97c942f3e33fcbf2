import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../shared/contract/limits.ts';

export interface GuestLine {
  sku_id: number;
  quantity: number;
}

/**
 * A guest's cart in this browser. The key changes with each change, so that two tabs that merge the same cart merge it
 * once.
 */
export interface GuestCart {
  lines: GuestLine[];
  key: string;
}

/** The most lines that the API takes at once. */
export const GUEST_LINES_MAX = 200;

export const emptyGuestCart: GuestCart = { lines: [], key: '' };

/** Clamps a quantity to a whole number from 1 to 999. */
export const clampQuantity = (quantity: number): number =>
  Math.min(CART_QUANTITY_MAX, Math.max(CART_QUANTITY_MIN, Math.trunc(quantity)));

/** Adds to a variant's quantity; null when the list is full. */
export function addQuantity(lines: readonly GuestLine[], skuId: number, quantity: number): GuestLine[] | null {
  const existing = lines.find(({ sku_id }) => sku_id === skuId);
  if (existing) return setLineQuantity(lines, skuId, existing.quantity + quantity);
  return lines.length < GUEST_LINES_MAX ? [...lines, { sku_id: skuId, quantity: clampQuantity(quantity) }] : null;
}

/** Thrown when a list cannot be added. `line`: the index of the first line without room; null if none fits. */
export class GuestCartError extends Error {
  readonly line: number | null;

  constructor(line: number | null) {
    super('the list does not fit');
    this.line = line;
  }
}

/** Adds all lines or none. Throws a GuestCartError. */
export function addLines(lines: readonly GuestLine[], added: readonly GuestLine[]): GuestLine[] {
  return added.reduce<GuestLine[]>(
    (merged, { sku_id: skuId, quantity }, index) => {
      const before = merged.find(({ sku_id }) => sku_id === skuId)?.quantity ?? 0;
      if (before + quantity > CART_QUANTITY_MAX) throw new GuestCartError(index);
      const next = addQuantity(merged, skuId, quantity);
      if (!next) throw new GuestCartError(null);
      return next;
    },
    [...lines],
  );
}

/** Sets a variant's quantity, clamped. */
export const setLineQuantity = (lines: readonly GuestLine[], skuId: number, quantity: number): GuestLine[] =>
  lines.map((line) => (line.sku_id === skuId ? { ...line, quantity: clampQuantity(quantity) } : line));

/** Restores a line at its former place. */
export function restoreLine(lines: readonly GuestLine[], line: GuestLine, index: number): GuestLine[] {
  const others = lines.filter(({ sku_id }) => sku_id !== line.sku_id);
  return [...others.slice(0, index), line, ...others.slice(index)];
}

/** Parses the stored cart and skips invalid lines; null if the value is no cart. */
export function parseGuestCart(value: unknown): GuestCart | null {
  const { lines, key } = (value ?? {}) as { lines?: unknown; key?: unknown };
  if (!Array.isArray(lines) || typeof key !== 'string') return null;
  const guestLines = lines.reduce<GuestLine[]>(
    (merged, line) => (isGuestLine(line) ? (addQuantity(merged, line.sku_id, line.quantity) ?? merged) : merged),
    [],
  );
  return { lines: guestLines, key };
}

function isGuestLine(value: unknown): value is GuestLine {
  const { sku_id: skuId, quantity } = (value ?? {}) as Partial<Record<keyof GuestLine, unknown>>;
  return Number.isInteger(skuId) && Number(skuId) > 0 && Number.isInteger(quantity) && Number(quantity) > 0;
}
