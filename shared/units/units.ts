import type { Language } from '../text/languages.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The unit words of a language (`shared/units`): one word a unit, or its plural forms. */
export interface UnitWords {
  language: Language;
  words: Readonly<Record<string, string | Forms>>;
}

const SYMBOLS: Record<string, string> = { in: '″', months: 'mo', years: 'a', days: 'd', 'dr/ml': 'gtt/ml' };

/** A unit's symbol, the same in every language. */
export const unitSymbol = (unit: string): string => SYMBOLS[unit] ?? unit;

const BY_SYMBOL = new Map(Object.entries(SYMBOLS).map(([unit, symbol]) => [symbol, unit]));

/** A unit's name in the reader's language; with a value, in its plural form. */
export function unitName(symbol: string, { language, words }: UnitWords, value = ''): string {
  const unit = BY_SYMBOL.get(symbol) ?? symbol;
  const word = words[unit] ?? unit;
  if (typeof word === 'string') return word;
  // For a range, the last number decides the plural form.
  const count = /\d+(?:[.,]\d+)?(?=\D*$)/.exec(value)?.[0];
  // Without a number, as in a heading, the form for many is used.
  const category = count === undefined ? 'many' : rulesOf(language).select(Number(count.replace(',', '.')));
  return word[category] ?? word.other ?? unit;
}

/** A value with its unit, kept on one line. */
export function withUnit(value: string, symbol: string | undefined, words: UnitWords): string {
  if (!symbol) return value;
  return `${value.replaceAll(' × ', '\u00a0×\u00a0')}${symbol === '°' ? '' : '\u00a0'}${unitName(symbol, words, value)}`;
}

const rules = new Map<Language, Intl.PluralRules>();
function rulesOf(language: Language): Intl.PluralRules {
  const pluralRules = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, pluralRules);
  return pluralRules;
}
