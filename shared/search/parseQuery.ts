import { partNumberKey, removeInvisible } from '../catalogue/partNumberKey.ts';
import { trigramsOf, lexemesOf, partsOf, tokenise, type Token } from './tokens.ts';
import { gtinInScan } from './gtin.ts';

/** One word of a query. It is met where all lexemes of any one alternative are. */
export interface Term {
  token: Token;
  alternatives: string[][];
  /** Fragments of part numbers that the word may be made of; empty unless it has a digit. */
  grams: string[];
  /** The word may go on: it is the last one, or a number. */
  isPrefix: boolean;
}

export interface SearchQuery {
  /** As typed, upper case: what an exact hit equals. */
  written: string;
  /** The whole text as a part number; empty where it has neither letter nor digit. */
  partKey: string;
  hasDigit: boolean;
  terms: Term[];
}

const TERMS_MAX = 12;
const NUMBER_PREFIX_MIN = 2;
const TYPO_STEM_MIN = 4;

/** Parses a typed keyword; the same for the server and the offline search. */
export function parseQuery(typed: string): SearchQuery {
  const seen = removeInvisible(typed);
  const keyword = gtinInScan(seen.normalize('NFKC')) ?? seen;
  const written = keyword.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const tokens = tokenise(keyword).slice(0, TERMS_MAX);
  return {
    written,
    partKey: partNumberKey(written),
    hasDigit: /\p{N}/u.test(written.normalize('NFKC')),
    terms: tokens.map((token, at) => termOf(token, at === tokens.length - 1)),
  };
}

function termOf(token: Token, isLast: boolean): Term {
  if (token.kind === 'han') return { token, alternatives: [hanPairs(token.text)], grams: [], isPrefix: false };
  const isNumber = token.kind === 'number';
  const key = isNumber ? partNumberKey(token.text) : '';
  return {
    token,
    alternatives: alternativesOf(token),
    grams: trigramsOf(key),
    isPrefix: isLast || (isNumber && token.text.length >= NUMBER_PREFIX_MIN),
  };
}

// "C5-1" is met by "C51" and by "C5 1", "x-ray" by "xray" and by "x ray".
function alternativesOf(token: Token): string[][] {
  const parts = partsOf(token.text);
  const whole = lexemesOf(token)[0]!;
  const apart = parts.map((part) => lexemesOf({ kind: /\p{N}/u.test(part) ? 'number' : 'word', text: part })[0]!);
  return parts.length < 2 ? [[whole]] : [[whole], apart];
}

// Pairs side by side, the last one overlapping in an odd run: "超声探头" asks for 超声 and 探头, in any place.
function hanPairs(run: string): string[] {
  const chars = Array.from(run);
  if (chars.length < 2) return chars;
  const starts = chars.map((_, at) => at).filter((at) => at % 2 === 0);
  return starts.map((at) => (at + 1 < chars.length ? chars[at]! + chars[at + 1]! : chars[at - 1]! + chars[at]!));
}

/** Weaker forms of a word that nothing matched, best first: a Chinese run by its characters, a word by its beginning. */
export function relaxedForms(term: Term): Term[] {
  if (term.token.kind === 'han') return [{ ...term, alternatives: [Array.from(term.token.text)] }];
  const [lexeme] = term.alternatives[0] ?? [];
  if (term.token.kind === 'number' || !lexeme) return [];
  const shortest = Math.max(TYPO_STEM_MIN, Math.ceil(lexeme.length / 2));
  return Array.from({ length: Math.max(lexeme.length - shortest, 0) }, (_, cut) => ({
    ...term,
    alternatives: [[lexeme.slice(0, lexeme.length - 1 - cut)]],
    isPrefix: true,
  }));
}
