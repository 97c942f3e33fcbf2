/** Whether a card number has a valid check digit (Luhn, ISO/IEC 7812-1). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Whether a card is still valid: through the last day of its month in the last time zone (UTC-12). */
export function isCardGood(month: number, year: number, now: number): boolean {
  return Date.UTC(year, month, 1, 12) > now;
}

const BRANDS = [
  ['Visa', /^4/],
  ['Mastercard', /^(?:5[1-5]|2[2-7])/],
  ['American Express', /^3[47]/],
  ['UnionPay', /^62/],
] as const;

/** The brand of a card by its first digits. */
export const cardBrand = (number: string): string => BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'Card';

/** Card numbers of the test payment provider (D5); every other number is declined. */
export const TEST_CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  /** The bank asks the holder first (3-D Secure). */
  challenged: '4000000000003220',
  /** The provider does not answer, and nothing was charged. */
  silent: '4000000000000119',
  /** The provider does not answer, but the card was charged. */
  silentButPays: '4000000000000101',
} as const;
