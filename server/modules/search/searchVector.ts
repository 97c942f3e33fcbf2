import { trigramLexemes, weighLexemes, type WeighedTexts } from '../../../shared/search/lexemes.ts';

/** Texts of a thing by weight, and its part numbers, as the literal of a tsvector. */
export function vectorOf(texts: WeighedTexts, partNumbers: string[] = []): string {
  const words = Array.from(weighLexemes(texts), ([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`);
  return [...words, ...Array.from(trigramLexemes(partNumbers), quoteLexeme)].join(' ');
}

/** A lexeme as the text of a `tsvector` or a `tsquery` writes it. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, (char) => char + char)}'`;
