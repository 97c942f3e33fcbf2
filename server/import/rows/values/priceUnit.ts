import { type DecimalSign, decimalSignIn } from './amounts.ts';
import { isOnePiece } from './optional.ts';
import { isSalesUnit } from './packSizeIn.ts';

const WITH_UNIT = /^(.*\d.*?)\s*(?:\/|(?<!\p{L})(?:per|за|por|je|pro|par|每)(?!\p{L}))\s*([^/]+)$/iu;

/** A price and the unit that its cell names: "9.50/box 100", "12.00 per each", "120 руб./шт". `unit` is empty without one. */
export function splitPriceUnit(text: string): { amount: string; unit: string } {
  const [, amount, unit = ''] = WITH_UNIT.exec(text.trim()) ?? [];
  return amount !== undefined && isSalesUnit(unit) ? { amount, unit } : { amount: text, unit: '' };
}

/** The fields with the unit that the price's cell names: as the sales unit, unless a column has it, and as that of the price. */
export function withPriceUnit(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { amount, unit } = splitPriceUnit(fields['price'] ?? '');
  if (unit === '') return fields;
  return {
    ...fields,
    price: amount,
    unit: fields['unit']?.trim() || unit,
    price_of: isOnePiece(unit) ? 'piece' : 'pack',
  };
}

/** Returns the decimal sign that a price proves, with or without a unit; null if it has none, is ambiguous, or is not an amount. */
export const decimalSignOf = (price: string | undefined, currency: string): DecimalSign | null =>
  decimalSignIn(splitPriceUnit(price ?? '').amount, currency);
