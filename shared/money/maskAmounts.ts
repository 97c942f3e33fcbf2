import { LANGUAGE_OPTIONS, LANGUAGES } from '../text/languages.ts';

export const HIDDEN_AMOUNT = '•••';

const NUMBER = String.raw`\d(?:[\d.,'\s]*\d)?`;
const CODES = 'USD|EUR|RUB|CNY|GBP';
const WORDS = String.raw`(?:dollars?|euros?|dólares)\b|(?:руб|долл)\p{L}*|евро|美元|元(?!素)`;
const amounts = new Map<string, RegExp>();

/** Masks the amounts in a text of the store, in any language: those with a sign, and those in the store's currency. */
export function maskAmounts(text: string, currency = ''): string {
  const amount = amounts.get(currency) ?? amountIn(currency);
  amounts.set(currency, amount);
  return text.replaceAll(amount, HIDDEN_AMOUNT);
}

function amountIn(currency: string): RegExp {
  const currencySymbols = currency === '' ? [] : symbolsOf(currency);
  const currencies = [...currencySymbols.map(escaped), CODES].join('|');
  const before = String.raw`(?:[A-Z]{2})?\p{Sc}|(?<!\p{L})(?:${currencies})`;
  const after = String.raw`\p{Sc}|(?:${currencies})(?!\p{L})|${WORDS}`;
  return new RegExp(String.raw`(?:${before})\s?${NUMBER}|${NUMBER}\s?(?:${after})`, 'giu');
}

/** How a currency is written beside a number, in every language. */
function symbolsOf(currency: string): string[] {
  const symbols = LANGUAGES.flatMap((language) =>
    (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(LANGUAGE_OPTIONS[language].iso, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    ),
  );
  return [...new Set(symbols)].toSorted((one, other) => other.length - one.length);
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
