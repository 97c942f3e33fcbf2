import { moneyFormat } from '../../../shared/money/moneyFormat.ts';

const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/;

/** Reads an amount such as 1250.5 or '1250.50' as cents; NaN if it is not an amount. */
export const centsOf = (amount: number | string): number =>
  AMOUNT.test(String(amount).trim()) ? Math.round(Number(amount) * 100) : Number.NaN;

/** Writes cents as an amount such as '1250.50'. */
export const unitsOf = (cents: number): string => (cents / 100).toFixed(2);

/** Formats cents for the output of a command. */
export const formatAmount = (cents: number, currency: string): string =>
  moneyFormat('en', currency).format(cents / 100);
