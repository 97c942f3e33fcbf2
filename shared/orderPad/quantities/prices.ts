/** A line without the prices at its end, and what they come to. */
export interface Unpriced {
  text: string;
  /** The prices from left to right, as numbers. */
  prices: number[];
  /** False if the last of them has no currency and no word of a price: it may be a quantity with decimals. */
  isSure: boolean;
}

/** A currency, and what the price is for: "EUR", "руб./шт". */
const CURRENCY = /^(?:us\$|[$€£¥₽₴]|usd|eur|gbp|rub|cny|rmb|chf|руб(?:\.|лей|ля)?|р\.|euros?|元)(?:\/\S+)?$/iu;
/** "EUR", "руб.", "$". */
export const isCurrencyWord = (word: string): boolean => CURRENCY.test(word);
const ATTACHED = /^(us\$|[$€£¥₽₴])?([\d.,'’]+)(us\$|[$€£¥₽₴]|usd|eur|rub|руб\.?|元)?(?:\/\S+)?$/iu;
/** "$129.00", "875,84 EUR", "12 500 руб.": an amount and nothing else. */
const AMOUNT =
  /^(?:(?:(?:us\$|[$€£¥₽₴])\s?|(?:usd|eur|gbp|rub|cny|rmb|chf)\s)\d[\d\s.,'’]{0,20}|\d[\d\s.,'’]{0,20}(?:us\$|[$€£¥₽₴]|usd|eur|gbp|rub|cny|rmb|chf|руб(?:\.|лей|ля)?|р\.|euros?|元))$/iu;
/** True for a cell that holds an amount of money and nothing else. */
export const isAmount = (cell: string): boolean => AMOUNT.test(cell.trim());
const MARK = /^(?:@|à|по|por|=|at|a|zu|je|за)$/iu;
/** These mark a price only before an amount. */
const WEAK_MARK = /^(?:=|at|a|zu|je|за)$/iu;
// The sign between thousands is another than that before decimals: "55.505.45" is no amount.
const FIGURE = /^(?:\d{1,3}(?:([,.'’])\d{3}(?:\1\d{3})*)(?!\1)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)$/u;
const PRICES_MAX = 4;

const LEADING = new RegExp(
  [
    String.raw`^(?:us\\$|[$€£¥₽₴])\s*[\d.,]+\s+(?=\S)`,
    String.raw`^[\d.,]+\s*(?:[$€£¥₽₴]|usd|eur|rub|руб\.?|元)\s+(?=\S)`,
    String.raw`^\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2}\s+(?=\S*\p{L}\S*\d)`,
  ].join('|'),
  'iu',
);
/** "$129.00 M1191BL": without the price in front. */
export const withoutLeadingPrice = (line: string): string => line.replace(LEADING, '');

interface Amount {
  /** The place of its first word. */
  start: number;
  value: number;
  isSure: boolean;
}

/**
 * Returns the ways to read the end of a line as prices, those with most of them: in "3 900,00 €" the blank may group the
 * digits of one price, or stand between a quantity and a price.
 */
export function withoutPrices(line: string): Unpriced[] {
  const words = line
    .replace(/\(\s*([^()]*\d[.,]\d\d[^()]*|[^()]*[$€£¥₽][^()]*)\)\s*$/u, '$1')
    .trim()
    .split(/\s+/u);
  const read = (end: number, prices: Amount[]): Amount[][] => {
    const more = prices.length < PRICES_MAX ? amountsAt(words, end) : [];
    return more.length === 0 ? [prices] : more.flatMap((amount) => read(amount.start, [amount, ...prices]));
  };
  const all = read(words.length, []).filter(([first]) => first && first.start > 0);
  const most = Math.max(...all.map(({ length }) => length));
  return all
    .filter(({ length }) => length === most)
    .map((amounts) => ({
      text: words
        .slice(0, amounts[0]!.start)
        .join(' ')
        .replace(/[\s,;:–—-]+$/u, ''),
      prices: amounts.map(({ value }) => value),
      isSure: amounts.every(({ isSure }) => isSure),
    }));
}

/** The amounts that end before this word: with a currency, behind a word such as "@", or with two decimals. */
function amountsAt(words: readonly string[], end: number): Amount[] {
  const isBehind = CURRENCY.test(words[end - 1] ?? '');
  const last = isBehind ? end - 2 : end - 1;
  const [, before, figure, after] = ATTACHED.exec(words[last] ?? '') ?? [];
  if (figure === undefined || !FIGURE.test(figure)) return [];
  return (before ? [{ at: last, digits: figure }] : groupings(words, last, figure)).flatMap(({ at, digits }) => {
    const isBefore = CURRENCY.test(words[at - 1] ?? '');
    const start = isBefore ? at - 1 : at;
    const isMarked = isPriceMark(
      words,
      start - 1,
      Boolean(before ?? after) || isBehind || isBefore || /[.,]\d{2}$/u.test(digits),
    );
    const isSure = isMarked || isBehind || isBefore || Boolean(before ?? after);
    if (!isSure && !/[.,]\d{2}$/u.test(digits)) return [];
    return [{ start: isMarked ? start - 1 : start, value: valueOf(digits), isSure }];
  });
}

/** "@" and "à" mark a price; "=" and "at" only before an amount, or "=" behind a quantity, as "A-1 = 3" orders three. */
const isPriceMark = (words: readonly string[], index: number, isAmount: boolean): boolean =>
  MARK.test(words[index] ?? '') &&
  (!WEAK_MARK.test(words[index]!) ||
    isAmount ||
    (words[index] === '=' && /^[xх×*]?\d+$/iu.test(words[index - 1] ?? '')));

/** A figure alone, and with the groups of digits that may belong to it. */
function groupings(words: readonly string[], last: number, figure: string): { at: number; digits: string }[] {
  const found = [{ at: last, digits: figure }];
  if (!/^\d{3}(?:,\d{1,2})?$/u.test(figure)) return found;
  for (let [index, digits] = [last, figure]; /^\d{1,3}$/u.test(words[index - 1] ?? '');) {
    index -= 1;
    digits = words[index]! + digits;
    found.push({ at: index, digits });
    if (words[index]!.length < 3) break;
  }
  return found;
}

const valueOf = (figure: string): number => {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(figure) ?? [];
  return Number(`${whole.replaceAll(/\D/gu, '')}.${fraction || '0'}`);
};
