import { NUMBER_WORD } from '../../text/numberWords.ts';
import { TIMES, UNIT } from './units.ts';

/** "a pair": of a thing that is sold by the piece, two; it is read before "un par" is one. */
const PAIR_FORM = String.raw`(?:an?|un)\s+(?:pair|couple|par)`;
const PAIR = new RegExp(`^${PAIR_FORM}$`, 'iu');
const PAIR_AT_END = new RegExp(String.raw`^(?<rest>.*\S)[\s,;:–—-]+(?<quantityText>${PAIR_FORM})$`, 'iu');
const PAIR_AT_START = new RegExp(String.raw`^(?<quantityText>${PAIR_FORM})\s+(?:(?:of|de)\s+)?(?<rest>\S*\d.*)$`, 'iu');
/** True of "a pair" and nothing else. */
export const isPair = (text: string): boolean => PAIR.test(text);

/** The text that names goods, and the text that says how many. */
interface Uncertain {
  rest: string;
  quantityText: string;
}

/** "A-1, a pair", "a pair of A-1" */
export function pairIn(text: string): Uncertain | null {
  const { rest, quantityText } = (PAIR_AT_END.exec(text) ?? PAIR_AT_START.exec(text))?.groups ?? {};
  return rest !== undefined && quantityText !== undefined ? { rest, quantityText } : null;
}

/** Quantities that are no single number, so that the buyer must decide. The text before one names the goods. */
const UNCERTAIN_FORMS = [
  // 5-10 pcs: in "SG-7580 - 5 pcs" the number ends before the dash.
  String.raw`(?<![\p{L}\p{N}][-–—])\d{1,4}\s*[-–—]\s*\d+\s*${UNIT}`,
  // 5 or 6 · x 5 or 6 pcs · 5 или 6 шт
  String.raw`(?:${TIMES}\s*)?(?<![\p{L}\p{N}][-–—])\d{1,4}\s*(?:\s(?:or|to|o|u|a|или|либо|до|oder|bis)\s|[或到至])\s*\d{1,4}(?:\s*${UNIT})?`,
  // between 5 and 6 · от 5 до 6
  String.raw`(?:between|from|entre|de|от|между|zwischen|von)\s+\d{1,4}\s+(?:and|to|y|a|и|до|und|bis)\s+\d{1,4}(?:\s*${UNIT})?`,
  // 5 boxes x 10 · 5 упак. по 10 шт.
  String.raw`\d+\s*${UNIT}\s*(?:${TIMES}|of|de|por|по|/)\s*\d+\s*(?:${UNIT})?`,
  // 1 dozen · 1k · 一百个
  String.raw`[一二两三四五六七八九十百千]+\s*${UNIT}`,
  String.raw`(?:(?:\d+|an?|un[ae]?|eine?|half an?|media)\s*)?(?:dozens?|doz|douzaines?|dizaines?|centaines?|dutzend|docenas?|decenas?|дюжин[аыу]?|десят(?:ок|ка|ков)|сотн[яиюей]|打)(?:\s+(?:(?:of|de)\s+)?${UNIT})?`,
  String.raw`(?:${PAIR_FORM}|пар[ау]|一[对双]|a few|several|some|несколько|unos|unas|若干|几个)`,
  // 1 box (100 pcs)
  String.raw`\d+\s*${UNIT}\s*[(（]\s*\d+\s*${UNIT}\s*[)）]`,
  // two hundred · doscientos · двести · zweihundert
  String.raw`(?:${NUMBER_WORD}\s+)?(?:hundred|thousand)(?:\s*${UNIT})?`,
  String.raw`(?:\p{L}{2,6}cient[oa]s|quinient[oa]s|двести|триста|четыреста|(?:пят|шест|сем|восем|девят)ьсот|\p{L}{0,6}(?:hundert|tausend)|тысяч[аиу]?)(?:\s*${UNIT})?`,
  // like ten · about 5 · unos 10 · примерно 5 шт
  String.raw`(?:like|about|around|roughly|maybe|unos|unas|aproximadamente|alrededor de|примерно|около|где-то|ungefähr|etwa|大概|大约|差不多)\s*(?:\d{1,4}|${NUMBER_WORD})(?:\s*${UNIT})?`,
  // 5?
  String.raw`(?<![\p{L}\p{N}][-–—])\d+\s*\?`,
  String.raw`\d+\s*(?:k|к|тыс\.?|mil|千|万)(?:\s*${UNIT})?`,
];
const UNCERTAIN_FORM = `(?:${UNCERTAIN_FORMS.join('|')})`;
const UNCERTAIN = [
  String.raw`^(?<rest>.*?\S)\s*[\s,;:–—-]\s*(?<quantityText>${UNCERTAIN_FORM})$`,
  String.raw`^(?<quantityText>${UNCERTAIN_FORM})\s+(?:(?:of|de|ref\.?|art\.?|арт\.?|p\/n)\s+)?(?<rest>\S*\d.*)$`,
].map((form) => new RegExp(form, 'iu'));
const UNCERTAIN_ALONE = new RegExp(`^${UNCERTAIN_FORM}$`, 'iu');
/** True of "a pair", "2 dozen", "5 boxes of 10": a text that says how many, but no one number, and nothing else. */
export const isUncertain = (text: string): boolean => UNCERTAIN_ALONE.test(text);

/** "A-1, 2 dozen": goods with what says how many, but no one number; null for any other text. */
export function uncertainIn(text: string): Uncertain | null {
  for (const form of UNCERTAIN) {
    const { rest, quantityText } = form.exec(text)?.groups ?? {};
    if (rest !== undefined && quantityText !== undefined && /[\p{L}\p{N}]/u.test(rest)) return { rest, quantityText };
  }
  return null;
}
