import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { removeInvisible } from '../../text/removeInvisible.ts';
import { stem } from './stem.ts';

/**
 * A token as written: `word` is stemmed, `number` (any token with a digit: a model, a part number, a size) has
 * look-alike letters folded, `han` is a run of Chinese characters.
 */
export interface Token {
  kind: 'word' | 'number' | 'han';
  text: string;
  /** From this measure of a query up, or down. */
  bound?: 'least' | 'most';
}

const HAN = /\p{Script=Han}+/u;
/** A run of Chinese characters; or letters and digits with signs between: "5.2", "x-ray", "mm/s". */
const PIECES = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+(?:[\-.,\/+_'’][[\p{L}\p{N}]--\p{Script=Han}]+)*/gv;
const DECIMAL = /^\d+[.,]\d+\p{L}*$/u;
const STOP_WORDS = new Set(
  'a an and for in of on or the to with con de del el en la las los para por un una y в для и из к на от по с со'.split(
    ' ',
  ),
);

/** The tokens of a text, lower-case, in order, without stop words. */
export function tokenise(text: string): Token[] {
  return [...simplify(text).matchAll(PIECES)]
    .map(([piece]) => tokenOf(piece))
    .filter(({ kind, text: word }) => kind !== 'word' || !isStopWord(word));
}

/** A small word, in any of the store's languages, that says nothing by itself. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word.toLowerCase());

/** Normalises a text: lower case, full-width forms narrowed, no accents on Latin letters, ё as е. */
export const simplify = (text: string): string =>
  removeInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ё', 'е');

/** The lexemes of a token in the index. */
export function lexemesOf(token: Token): string[] {
  if (token.kind === 'han') return hanLexemes(token.text);
  const parts = partsOf(token.text);
  const joined = parts.join('');
  const whole =
    token.kind === 'number' ? numberLexemes(DECIMAL.test(token.text) ? token.text : joined) : [stem(joined)];
  return parts.length < 2 ? whole : [...whole, ...parts.flatMap((part) => partLexemes(part))];
}

/** A number as queries use it: one lexeme, with look-alike letters folded if all are; a decimal keeps its point. */
const foldNumber = (text: string): string => {
  if (DECIMAL.test(text)) return text.replace(',', '.');
  const joined = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const key = partNumberKey(joined);
  return /^[A-Z0-9]+$/.test(key) ? key.toLowerCase() : joined;
};

/** The parts of a token with separators inside; a decimal is not divided. */
export const partsOf = (text: string): string[] =>
  DECIMAL.test(text) ? [text] : text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');

/** The n-grams of three characters of a part number, of which any longer infix consists. */
export const trigramsOf = (key: string): string[] => {
  const chars = Array.from(key);
  return chars.slice(2).map((_, index) =>
    chars
      .slice(index, index + 3)
      .join('')
      .toLowerCase(),
  );
};

const hasDigit = (text: string): boolean => /\p{N}/u.test(text);
const partLexemes = (part: string): string[] => (hasDigit(part) ? numberLexemes(part) : [stem(part)]);
// Includes the written form: "spo" is typed before the digit of "SpO2".
const numberLexemes = (text: string): string[] => [...new Set([foldNumber(text), text])];
// Single characters and adjacent pairs, so that words inside a run are found without a dictionary.
const hanLexemes = (run: string): string[] => {
  const chars = Array.from(run);
  return [...chars, ...chars.slice(1).map((char, index) => chars[index]! + char)];
};

function tokenOf(piece: string): Token {
  if (HAN.test(piece)) return { kind: 'han', text: piece };
  return { kind: hasDigit(piece) ? 'number' : 'word', text: piece };
}
