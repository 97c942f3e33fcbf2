import { trigramLexemes, weighLexemes, type WeighedTexts } from '../../../shared/search/words/lexemes.ts';

/** Returns the literal of a tsvector from weighted texts and part numbers. */
export function vectorOf(texts: WeighedTexts, partNumbers: string[] = []): string {
  const words = Array.from(weighLexemes(texts), ([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`);
  return [...words, ...Array.from(trigramLexemes(partNumbers), quoteLexeme)].join(' ');
}

/** Quotes a lexeme for a `tsvector` or `tsquery` literal. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, (char) => char + char)}'`;
