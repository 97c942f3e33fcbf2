import { hasNumber } from './prose/hasNumber.ts';
import type { SplitLine } from './quantities/forms.ts';
import { splitQuantity, statedQuantity } from './quantities/quantity.ts';

/** How much the form of a row says that it orders something. */
export const EVIDENCE = {
  /** Words. */
  none: 0,
  /** A part number somewhere in it. */
  hasNumber: 1,
  /** A part number that it begins with. */
  leadsWithNumber: 2,
  /** A part number and nothing else. */
  isNumber: 3,
  /** Goods with a quantity. */
  hasQuantity: 4,
} as const;
export type Evidence = (typeof EVIDENCE)[keyof typeof EVIDENCE];

/** A sentence has more words than goods that are named with a quantity. */
const WORDS_MAX = 7;
const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Letters and digits in one word, as part numbers have them; Chinese writes its words without blanks. */
const isMixed = (word: string): boolean =>
  /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word) && !/\p{Script=Han}|[@:：]/u.test(word) && hasNumber(word);
/** "SpO2", "EtCO2": a word with one digit begins a description. */
const hasOneDigit = (word: string): boolean => word.replaceAll(/\D/gu, '').length < 2;
/** "41712", and neither the amount "736.00" nor a day. */
const isDigits = (word: string): boolean => /^[\d./-]{4,}$/u.test(word) && !/[.,]\d{2}$/u.test(word) && !DAY.test(word);
/** "20261215" */
const DAY = /^20\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/u;

/** Returns the evidence of a text without a quantity. */
export function evidenceOf(text: string): Evidence {
  const [first = '', ...others] = wordsOf(text);
  const isAlone = others.length === 0 && (isMixed(first) || isDigits(first)) && hasNumber(text);
  if (isAlone) return EVIDENCE.isNumber;
  if (isMixed(first) && !hasOneDigit(first)) return EVIDENCE.leadsWithNumber;
  return hasNumber(text) ? EVIDENCE.hasNumber : EVIDENCE.none;
}

/** Returns the evidence of a line, which is split into text and quantity. */
export function evidenceOfLine(line: string, { text, quantity }: SplitLine = splitQuantity(line)): Evidence {
  const textEvidence = evidenceOf(text);
  if (quantity === null || wordsOf(text).length === 0) return textEvidence;
  return countsGoods(line, text, quantity) ? EVIDENCE.hasQuantity : textEvidence;
}

function countsGoods(line: string, text: string, quantity: number | string): boolean {
  const textEvidence = evidenceOf(text);
  if (textEvidence >= EVIDENCE.leadsWithNumber || (!/\p{L}/u.test(text) && hasNumber(text))) return true;
  // "IBAN DE89 3704 0044": figures beside figures.
  if (/^\d+ \d+$/u.test(String(quantity))) return false;
  const words = wordsOf(text);
  if (words.some(isMixed)) return true;
  // "Tel. 0911 5550": a bare figure counts no goods that words and other figures name.
  const isStated = typeof quantity === 'string' || statedQuantity(line) !== null;
  return isStated && /\p{L}(?:.*\d|\p{L})|\p{Script=Han}/u.test(text) && words.length <= WORDS_MAX;
}

/**
 * Which rows of a list are sure: those that begin with a number or state a quantity, as a buyer looks for these on the pad
 * though the store knows none of them; where there is none of these, those that have a number.
 */
export function sureFrom(evidence: readonly Evidence[]): Evidence {
  const most = Math.max(EVIDENCE.hasNumber, ...new Set(evidence));
  return Math.min(most, EVIDENCE.leadsWithNumber) as Evidence;
}
