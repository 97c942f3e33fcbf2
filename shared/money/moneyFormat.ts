/**
 * Formats amounts in units of a currency (ISO 4217). Every currency of a store has two decimals; where the currency is
 * not known yet, the amount is written without one.
 */
export const moneyFormat = (locale: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    ...(currency === '' ? {} : ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)),
    // The tables of browsers give some currencies no decimals, such as the Serbian dinar.
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
