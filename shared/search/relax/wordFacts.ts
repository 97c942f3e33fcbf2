import { otherMeaning } from '../terms/otherMeaning.ts';
import type { Term } from '../terms/Term.ts';
import type { WordIndex } from '../WordIndex.ts';

/** How many products have each word alone, and which words name a specification. */
export interface Facts {
  /** How many products have it, at most `COUNT_MAX`. */
  counts: ReadonlyMap<Term, number>;
  /** The words that name a specification of some product, as terms for that name. */
  names: ReadonlyMap<Term, Term>;
}

/** Counts all words in one query: each query costs more than the words in it. */
export async function factsOf(words: WordIndex, terms: readonly Term[]): Promise<Facts> {
  const names = terms.flatMap((term) => otherMeaning(term) ?? []);
  const hitCounts = await words.countEach([...terms, ...names.map(({ alone }) => alone)]);
  const ofNames = hitCounts.slice(terms.length);
  const isNamed = names.filter((_, index) => ofNames[index]! > 0);
  return {
    counts: new Map([
      ...terms.map((term, index) => [term, hitCounts[index]!] as const),
      // As a name it is met by these alone where nothing has it as a word.
      ...names.map(({ name }, index) => [name, ofNames[index]!] as const),
    ]),
    names: new Map(isNamed.map(({ of, name }) => [of, name])),
  };
}

/** True if some product has the word. */
export const isKnownBy = ({ counts }: Facts, term: Term): boolean => (counts.get(term) ?? 0) > 0;
