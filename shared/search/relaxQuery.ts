import { parseQuery, relaxedForms, type Term } from './parseQuery.ts';
import { byOtherLayout, corrected, type Vocabulary } from './spelling.ts';

/** Counts above this are not told apart. */
export const COUNT_MAX = 1_000;

/** The word index of a catalogue. */
export interface WordIndex extends Vocabulary {
  /** True when some product has all of the words. */
  isFound(terms: Term[]): Promise<boolean>;
  /** The number of products that each word finds alone, at most `COUNT_MAX`. */
  countEach(terms: Term[]): Promise<number[]>;
}

/** What was searched for instead of what was typed. */
export interface Relaxed {
  terms: Term[];
  /** Words that were left out, as they were typed. */
  dropped: string[];
  /** Words that were taken for slips, and what was looked for instead. */
  corrected: { from: string; to: string }[];
}

const NOTHING_FOUND = { dropped: [], corrected: [] };

/**
 * The words that are searched for where no product has all of them: a word that nothing has is taken for a slip, gives
 * way to its beginning or drops out; then the rarest ones drop until something is found, the words for a thing last.
 */
export async function relaxTerms(words: WordIndex, terms: Term[]): Promise<Relaxed> {
  const fixed = await withoutSlips(words, terms);
  const dropped: string[] = [];
  const kept: { term: Term; count: number }[] = [];
  for (const { term, count } of await countEach(words, fixed.terms)) {
    // What has to be there and is nowhere leaves nothing to be found.
    if (count === 0 && term.isRequired) return { ...NOTHING_FOUND, terms: [] };
    const looser =
      count > 0 ? { term, count } : (await countEach(words, relaxedForms(term))).find((form) => form.count > 0);
    if (looser) kept.push(looser);
    else dropped.push(term.token.text);
  }
  // All of them as they were are known to find nothing, and to ask again would cost as much as all the rest.
  let isNothing = kept.length === terms.length && kept.every(({ term }, at) => term === terms[at]);
  const isAnyLess = (): boolean => kept.length > 1 && kept.some(({ term }) => !term.isRequired);
  while (isAnyLess() && (isNothing || !(await words.isFound(kept.map(({ term }) => term))))) {
    const optional = kept.filter(({ term }) => !term.isRequired);
    const lesser = optional.filter(({ term }) => !isThing(term));
    const rarest = (lesser.length > 0 ? lesser : optional).reduce((one, other) =>
      other.count < one.count ? other : one,
    );
    kept.splice(kept.indexOf(rarest), 1);
    dropped.push(rarest.term.token.text);
    isNothing = false;
  }
  return { ...fixed, terms: kept.map(({ term }) => term), dropped };
}

/** The thesaurus knows it, and it is what is wanted. */
const isThing = ({ names, isHead, token }: Term): boolean => isHead && names.length > 0 && token.kind !== 'number';

/** The words with slips put right; a phrase may then be one of the trade ("syrinje pump"). */
async function withoutSlips(words: WordIndex, terms: Term[]): Promise<Pick<Relaxed, 'terms' | 'corrected'>> {
  const counted = await countEach(words, terms);
  const unknown = counted.filter(({ count, term }) => count === 0 && !term.isRequired).map(({ term }) => term);
  const fixes = unknown.length > 0 ? await fixesOf(words, terms, unknown) : new Map<Term, string>();
  if (fixes.size === 0) return { terms, corrected: [] };
  const textOf = (term: Term): string => (term.isRequired ? `"${term.token.text}"` : term.token.text);
  const textsOf = (some: Term[]): string => some.map((term) => fixes.get(term) ?? textOf(term)).join(' ');
  const heads = terms.filter(({ isHead }) => isHead);
  const uses = terms.filter(({ isHead }) => !isHead);
  const text = uses.length > 0 ? `${textsOf(heads)} for ${textsOf(uses)}` : textsOf(heads);
  return {
    terms: parseQuery(text).terms,
    corrected: Array.from(fixes, ([{ token }, to]) => ({ from: token.text, to })),
  };
}

async function fixesOf(words: WordIndex, terms: Term[], unknown: Term[]): Promise<Map<Term, string>> {
  const swapped = await byOtherLayout(
    words,
    terms.map(({ token }) => token.text),
  );
  if (swapped) return new Map(terms.map((term, at) => [term, swapped[at]!]));
  const fixes = new Map<Term, string>();
  for (const term of unknown) {
    if (term.token.kind !== 'word' || term.names.length > 0) continue;
    const right = await corrected(words, term.token.text);
    if (right !== null) fixes.set(term, right);
  }
  return fixes;
}

async function countEach(words: WordIndex, terms: Term[]): Promise<{ term: Term; count: number }[]> {
  if (terms.length === 0) return [];
  const counts = await words.countEach(terms);
  return terms.map((term, at) => ({ term, count: counts[at] ?? 0 }));
}
