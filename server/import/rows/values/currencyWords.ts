import { LANGUAGE_OPTIONS, LANGUAGES } from '../../../../shared/text/languages.ts';

/** Words for a currency that merchants write beside a price and no table of currencies has. */
const SPOKEN: Record<string, RegExp> = {
  USD: /^(?:us ?\$|\$ ?us|usd ?\$?|u\$[sd]|us dollars?|dollars?|d[oó]lar(?:es)?(?: (?:americanos?|estadounidenses?))?|долл(?:\.|ар(?:а|ов|ах|ы)?)?(?: сша)?|美元|美金)$/,
  EUR: /^(?:euros?|евро|欧元)$/,
  RUB: /^(?:руб\.?|рубл(?:ь|я|ей|ях)|р\.?|roubles?|rur|卢布)$/,
  CNY: /^(?:rmb|元|圆|人民币|yuan|юан(?:ь|я|ей|ях))$/,
  UAH: /^(?:грн\.?|гривен|гривн[аыі])$/,
  KZT: /^(?:тенге|тг\.?)$/,
  PLN: /^zł$/,
  CHF: /^(?:fr\.?|sfr\.?)$/,
  INR: /^rs\.?$/,
};

const CODES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** True for a word, code or sign of any currency. */
export function isAnyCurrency(word: string): boolean {
  const plain = word.toLowerCase();
  return CODES.has(plain) || /^\p{Sc}$/u.test(word) || Object.values(SPOKEN).some((spoken) => spoken.test(plain));
}

const wordsByCurrency = new Map<string, ReadonlySet<string>>();

/** True for a currency's code, symbol or name, in any language of the store. */
export function isCurrency(word: string, currency: string): boolean {
  const words = wordsByCurrency.get(currency) ?? wordsOf(currency);
  wordsByCurrency.set(currency, words);
  const plain = word.toLowerCase();
  return words.has(plain) || (SPOKEN[currency]?.test(plain) ?? false);
}

function wordsOf(currency: string): ReadonlySet<string> {
  const parts = LANGUAGES.flatMap((language) =>
    (['code', 'symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(LANGUAGE_OPTIONS[language].iso, {
        style: 'currency',
        currency,
        currencyDisplay,
      });
      // Of one, two and five: names have plural forms.
      return [1, 2, 5].flatMap((count) => format.formatToParts(count));
    }),
  );
  return new Set(
    parts.flatMap(({ type, value }) => (type === 'currency' ? value.normalize('NFKC').trim().toLowerCase() : [])),
  );
}
