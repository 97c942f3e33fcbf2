import { sizeParts } from '../measures/measures.ts';
import { otherSpellings } from './spellings.ts';
import { lexemesOf, partsOf, type Token } from './tokens.ts';

/** The ways in which a word or a number may be written: "C5-1" is met by "C51" and by "C5 1", "x-ray" by "xray" and by "x ray". */
export function alternativesOf(token: Token): string[][] {
  const size = sizeParts(token.text);
  const parts = size.length > 0 ? size : partsOf(token.text);
  const wholeLexeme = lexemesOf(token)[0]!;
  const separateLexemes = parts.map(
    (part) => lexemesOf({ kind: /\p{N}/u.test(part) ? 'number' : 'word', text: part })[0]!,
  );
  if (parts.length > 1) return [[wholeLexeme], separateLexemes];
  return [[wholeLexeme], ...otherSpellings(token.text).map((text) => [lexemesOf({ kind: 'word', text })[0]!])];
}
