import type { Term } from './Term.ts';

const PIECES_OF_A_NUMBER = /(?=.*\p{L})(?=.*\d).*[^\p{L}\p{N}].*[^\p{L}\p{N}]/u;

/** A number alone with letters in it as a whole: the numbers that it is but for a slip go before what has its pieces apart. */
export function withoutPieces(terms: Term[]): Term[] {
  const [only, ...others] = terms;
  if (!only || others.length > 0 || only.alternatives.length < 2 || !PIECES_OF_A_NUMBER.test(only.token.text))
    return terms;
  return [{ ...only, alternatives: only.alternatives.slice(0, 1) }];
}
