/** ISO 4217 code; all prices of the store are in its minor unit (cents). */
export const CURRENCY = 'USD';
