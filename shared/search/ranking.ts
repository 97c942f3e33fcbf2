import { TRIGRAM_PREFIX, type Weight } from './words/lexemes.ts';
import { SCALE_PREFIX } from './measures/scales.ts';
import { isSpecNumber } from './measures/specNames.ts';
import type { Term } from './terms/Term.ts';

/**
 * The lexemes that contribute to the rank: whole words, as a prefix may match anything, n-grams of part numbers, the
 * very measure that was asked for, which goes before ranges that it lies in, and the number of a named specification.
 */
export const rankingLexemes = (terms: readonly Term[]): string[] => [
  ...new Set(
    terms.flatMap(({ alternatives, names, within, grams, hints = [], anyOf = [] }) => [
      ...anyOf.flatMap(rankingLexemes),
      ...alternatives.flat(),
      ...hints,
      ...names.flat().filter((lexeme) => lexeme.startsWith(SCALE_PREFIX)),
      ...within.flat().filter(isSpecNumber),
      ...grams.map((gram) => TRIGRAM_PREFIX + gram),
    ]),
  ),
];

/** The weights of lexemes in the rank; D is for n-grams of part numbers. */
export const RANK_WEIGHTS: Record<Weight | 'D', number> = { D: 0.05, C: 0.2, B: 0.5, A: 1 };
