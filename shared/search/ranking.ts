import { TRIGRAM_PREFIX, type Weight } from './words/lexemes.ts';
import type { Term } from './parseQuery.ts';

/**
 * The lexemes that contribute to the rank: whole words, as a prefix may match anything, and n-grams of part numbers.
 */
export const rankingLexemes = (terms: readonly Term[]): string[] => [
  ...new Set(
    terms.flatMap(({ alternatives, grams }) => [...alternatives.flat(), ...grams.map((gram) => TRIGRAM_PREFIX + gram)]),
  ),
];

/** The weights of lexemes in the rank; D is for n-grams of part numbers. */
export const RANK_WEIGHTS: Record<Weight | 'D', number> = { D: 0.05, C: 0.2, B: 0.5, A: 1 };
