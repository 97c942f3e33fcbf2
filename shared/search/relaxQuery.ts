import { relaxedForms, type Term } from './parseQuery.ts';

/** Counts above this are not told apart. */
export const COUNT_MAX = 1_000;

/** The word index of a catalogue. */
export interface WordIndex {
  /** True when some product has all of the words. */
  isFound(terms: Term[]): Promise<boolean>;
  /** The number of products that each word finds alone, at most `COUNT_MAX`. */
  countEach(terms: Term[]): Promise<number[]>;
}

/**
 * The words that are searched for. All of them when some product has all; otherwise a word that nothing has gives way
 * to its beginning (a typo) or drops out, and then the rarest ones drop until something is found: part numbers last, as
 * a query with a part number means that part, whatever other words it has.
 */
export async function matchingTerms(words: WordIndex, terms: Term[], partsAmong: PartsAmong): Promise<Term[]> {
  return terms.length === 0 || (await words.isFound(terms)) ? terms : relaxTerms(words, terms, partsAmong);
}

/** Those of the words that are whole part numbers. */
type PartsAmong = (terms: Term[]) => Promise<ReadonlySet<Term>>;

/** As `matchingTerms`, where it is known already that no product has all of the words. */
export async function relaxTerms(words: WordIndex, terms: Term[], partsAmong: PartsAmong): Promise<Term[]> {
  const counted = await countEach(words, terms);
  const kept: { term: Term; count: number }[] = [];
  for (const { term, count } of counted) {
    if (count > 0) kept.push({ term, count });
    else {
      const looser = (await countEach(words, relaxedForms(term))).find((form) => form.count > 0);
      if (looser) kept.push(looser);
    }
  }
  // All of them as they were are known to find nothing, and to ask again would cost as much as all the rest.
  let isNothing = kept.length === terms.length && kept.every(({ term }, at) => term === terms[at]);
  let parts: ReadonlySet<Term> | null = null;
  while (kept.length > 1 && (isNothing || !(await words.isFound(kept.map(({ term }) => term))))) {
    const known = (parts ??= await partsAmong(terms));
    const others = kept.filter(({ term }) => !known.has(term));
    const rarest = (others.length > 0 ? others : kept).reduce((one, other) => (other.count < one.count ? other : one));
    kept.splice(kept.indexOf(rarest), 1);
    isNothing = false;
  }
  return kept.map(({ term }) => term);
}

async function countEach(words: WordIndex, terms: Term[]): Promise<{ term: Term; count: number }[]> {
  if (terms.length === 0) return [];
  const counts = await words.countEach(terms);
  return terms.map((term, at) => ({ term, count: counts[at] ?? 0 }));
}
