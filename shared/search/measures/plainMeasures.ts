import { simplify } from '../words/tokens.ts';
import { HAN_UNITS, placeBehind } from './units.ts';

/** A number as it is written, with blanks between its thousands, too. */
export const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)?)`;
/**
 * A measure begins here: no letter and no number goes before it, but for its sign, nor a piece of a part number
 * ("PC39/4H"). Chinese has no blanks.
 */
export const BEGINNING =
  String.raw`(?<!(?:[[\p{L}\p{N}]--\p{Script=Han}]|\d[.,])-?)` + String.raw`(?<![\p{L}--\p{Script=Han}]\p{N}*\/)`;
/** "from 2 to 5 MHz", "от 2 до 5 МГц", "2~5MHz": a range that ends with its unit. */
const RANGE = new RegExp(
  String.raw`(?:(?<![[\p{L}\p{N}]--\p{Script=Han}])(?:from|de|desde|от|从)\s*)?${BEGINNING}(${NUMBER})` +
    String.raw`(?:\s*[–—~～]\s*|\s+-\s+|\s+(?:to|a|до)\s+|\s*[至到]\s*)(${NUMBER}\s*)(\p{L}[\p{L}\p{N}\/]*)`,
  'giv',
);
const SIZE_SIGN = new RegExp(String.raw`${BEGINNING}(\d+(?:[.,]\d+)?)\s*[xх×*](?=\s*\d)`, 'giv');
/** Units of several words, or with a sign. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*(?:°\s*[cс]|℃)(?!\p{L})/giu, ' celsius'],
  [/(?<=\d)\s*°(?!\s*[fф])/giu, 'deg'],
  [/(?<=\d)\s*(?:′′|″|'')|(?<=\d\s*[x×]\s*\d+)\s*["”]/gu, ' inch'],
  [/мм\s*рт\.?\s*ст(?:\.|(?!\p{L}))/giu, 'mmhg'],
  [/см\s*вод\.?\s*ст(?:\.|(?!\p{L}))/giu, 'cmh2o'],
  [/(?<=\d)\s*k\s*-?(?:ohms?|ohmios?|ω|ом)(?!\p{L})/giu, ' kohm'],
  [/(?<=\d)\s*(?:milli?amp(?:ere|erio)?s?|миллиампер)[\s-]+(?:hours?|horas?|час\p{L}{0,2})(?!\p{L})/giu, ' mah'],
  [/(?<=\d)\s*(?:amp(?:ere|erio)?s?|ампер)[\s-]+(?:hours?|horas?|час\p{L}{0,2})(?!\p{L})/giu, ' ah'],
  // "40 litres per minute", "5 мл в час"
  [
    /(?<=\d\s*)(?:mill?il[ií]t(?:re|er|ro)s?|миллилитр\p{L}*|мл|ml)\s+(?:per|an?|por|в)\s+(?:hour|hora|час)(?!\p{L})/giu,
    ' ml/h',
  ],
  [
    /(?<=\d\s*)(?:l[ií]t(?:re|er|ro)s?|литр\p{L}*|л|l)\s+(?:per|an?|por|в)\s+min(?:ute|uto)?(?!\p{L})|(?<=\d\s*)(?:литр\p{L}*|л)\s+в\s+мин(?:уту)?\.?(?!\p{L})/giu,
    ' l/min',
  ],
  [/(?<=\p{L})·(?=\p{L})/gu, ''],
  // A slash would part a Chinese unit.
  ...HAN_UNITS.filter((name) => name.includes('/')).map(
    (name) => [new RegExp(`(?<=\\d\\s*)${name}`, 'gu'), placeBehind(name)!.unit.names[0]!] as const,
  ),
];

/** A text with its measures written in one way: signs of units in letters, and ranges and sizes without blanks. */
export function withPlainMeasures(text: string): string {
  if (!/\d/.test(text)) return text;
  const signs = SIGNS.reduce((all, [sign, letters]) => all.replaceAll(sign, letters), text);
  const ranges = signs.replaceAll(RANGE, (whole, low: string, high: string, unit: string) =>
    isUnitFirst(unit) ? `${low}-${high}${unit}` : whole,
  );
  return ranges.replaceAll(SIZE_SIGN, '$1x').replaceAll(/(?<=\dx)\s+(?=\d)/g, '');
}

/** True if a word begins with a unit: in Chinese the next word follows without a blank. */
const isUnitFirst = (word: string): boolean =>
  placeBehind(word) !== undefined || Array.from(word, (_, end) => word.slice(0, end + 1)).some(isHanUnit);
const isHanUnit = (text: string): boolean => /^\p{Script=Han}+$/u.test(text) && placeBehind(text) !== undefined;

/** The same of a text of the catalogue, in small letters. */
export const plainText = (text: string): string => withPlainMeasures(simplify(text.replaceAll('−', '-')));
