import { TRIGRAM_PREFIX, type Weight } from './lexemes.ts';
import type { Term } from './parseQuery.ts';

/**
 * What each adds to the rank of a product that has it: whole words, for the beginning of one may be anything, and
 * the fragments of a part number.
 */
export const rankingLexemes = (terms: readonly Term[]): string[] => [
  ...new Set(
    terms.flatMap(({ alternatives, grams }) => [...alternatives.flat(), ...grams.map((gram) => TRIGRAM_PREFIX + gram)]),
  ),
];

/** The rank of a lexeme by its weight; D is for trigrams of part numbers. */
export const RANK_WEIGHTS: Record<Weight | 'D', number> = { D: 0.05, C: 0.2, B: 0.5, A: 1 };
