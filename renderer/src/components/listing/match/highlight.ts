import { partNumberKey } from '../../../../../shared/catalogue/partNumberKey.ts';
import { stem } from '../../../../../shared/search/words/stem.ts';
import { simplify, type Token, tokenise } from '../../../../../shared/search/words/tokens.ts';

export interface Piece {
  text: string;
  isHit: boolean;
}

/** The part of a part number that a keyword matches, ignoring separators and look-alike letters (D6). */
export function highlightCode(code: string, keyword: string): Piece[] {
  const chars = code.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  // Each character with its accents, normalised for comparison; empty for a separator.
  const compared = chars.map((char) => partNumberKey(char));
  const whole = compared.join('');
  const keys = [keyword, ...keyword.split(/\s+/)].map(partNumberKey).filter((key) => key !== '');
  const key = keys.find((term) => whole.includes(term));
  if (key === undefined) return [{ text: code, isHit: false }];
  const start = whole.indexOf(key);
  const charIndexOf = (offset: number): number => {
    let end = 0;
    return compared.findIndex((text) => (end += text.length) > offset);
  };
  const [from, to] = [charIndexOf(start), charIndexOf(start + key.length - 1) + 1];
  return pieces([
    [chars.slice(0, from).join(''), false],
    [chars.slice(from, to).join(''), true],
    [chars.slice(to).join(''), false],
  ]);
}

/** The words that a keyword matches, by their stems. */
export function highlightWords(text: string, keyword: string): Piece[] {
  const tokens = tokenise(keyword);
  return pieces(
    text
      .split(/(\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+)/v)
      .flatMap((part): [string, boolean][] =>
        /\p{Script=Han}/u.test(part) ? hanParts(part, tokens) : [[part, tokens.some((token) => isMet(part, token))]],
      ),
  );
}

function isMet(word: string, { kind, text }: Token): boolean {
  const plain = simplify(word);
  if (plain === '' || kind === 'han' || !/[\p{L}\p{N}]/u.test(plain)) return false;
  return plain === text || stem(plain) === stem(text) || (text.length > 1 && plain.startsWith(text));
}

// Chinese has no spaces: words are found by pairs of characters.
function hanParts(run: string, tokens: readonly Token[]): [string, boolean][] {
  const chars = Array.from(run);
  const words = tokens.filter(({ kind }) => kind === 'han').map(({ text }) => Array.from(text));
  const hasPair = (one: string | undefined, two: string | undefined): boolean =>
    words.some((text) => text.some((char, index) => char === one && text[index + 1] === two && two !== undefined));
  const isAlone = (char: string): boolean => words.some((text) => text.length === 1 && text[0] === char);
  return chars.map((char, index) => [
    char,
    isAlone(char) || hasPair(char, chars[index + 1]) || hasPair(chars[index - 1], char),
  ]);
}

/** Joins neighbours of one kind, and drops empty ones. */
function pieces(parts: readonly [string, boolean][]): Piece[] {
  const joinedPieces: Piece[] = [];
  for (const [text, isHit] of parts) {
    const last = joinedPieces.at(-1);
    if (last?.isHit === isHit) last.text += text;
    else if (text !== '') joinedPieces.push({ text, isHit });
  }
  return joinedPieces;
}
