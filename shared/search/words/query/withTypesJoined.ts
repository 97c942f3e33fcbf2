import type { Vocabulary } from '../../slips/corrections.ts';
import { lexemesOf } from '../tokens.ts';

/** The letters and the number of a type that the catalogue writes as one: "FFP 3", "IP 67", "RJ 11". */
const APART = /(?<![\p{L}\p{N}.,/-])([a-z]{2,4})\s+(\d{1,3})(?![\p{L}\p{N}/-]|[.,]\d)/giu;

/** A text with "FFP 3" as "FFP3", if some product has the type in one word. */
export async function withTypesJoined(vocabulary: Vocabulary, typed: string): Promise<string> {
  const types = Array.from(typed.matchAll(APART), ([typeText, letters = '', number = '']) => {
    const joined = letters + number;
    return { typeText, joined, lexeme: lexemesOf({ kind: 'number', text: joined.toLowerCase() })[0]! };
  });
  if (types.length === 0) return typed;
  const indexed = new Set(await vocabulary.filterKnown(types.map(({ lexeme }) => lexeme)));
  return types
    .filter(({ lexeme }) => indexed.has(lexeme))
    .reduce((text, { typeText, joined }) => text.replace(typeText, joined), typed);
}
