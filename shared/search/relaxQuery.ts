import { type Kinds, kindKey } from './named/namedGroups.ts';
import { parseQuery, relaxedForms, type Term } from './parseQuery.ts';
import { byOtherLayout, corrected, type Vocabulary } from './words/spelling.ts';

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

interface Counted {
  term: Term;
  count: number;
}

const NOTHING_FOUND = { dropped: [], corrected: [] };

/**
 * The words that are searched for where no product has all of them: a word that nothing has is taken for a slip, gives
 * way to its beginning or drops out; then those that say least drop until something is found.
 */
export async function relaxTerms(words: WordIndex, terms: Term[], kinds: Kinds): Promise<Relaxed> {
  const fixed = await withoutSlips(words, terms);
  const dropped: string[] = [];
  const kept: Counted[] = [];
  for (const { term, count } of await countEach(words, fixed.terms)) {
    // What has to be there and is nowhere leaves nothing to be found.
    if (count === 0 && term.isRequired) return { ...NOTHING_FOUND, terms: [] };
    const looser =
      count > 0 ? { term, count } : (await countEach(words, relaxedForms(term))).find((form) => form.count > 0);
    if (looser) kept.push(looser);
    else dropped.push(term.token.text);
  }
  // All of them as they were are known to find nothing, and to ask again would cost as much as all the rest.
  const isAsTyped = kept.length === terms.length && kept.every(({ term }, at) => term === terms[at]);
  let isEnough = kept.length < 2 || (!isAsTyped && (await isFound(words, kept)));
  const corrected = new Set(fixed.corrected.map(({ to }) => to));
  while (!isEnough) {
    const optional = kept.filter(({ term }) => !term.isRequired).toSorted(bySaying(kinds, corrected));
    if (optional.length === 0) break;
    const left = await leftOut(words, kept, optional);
    kept.splice(kept.indexOf(left.word), 1);
    dropped.push(left.word.term.token.text);
    isEnough = left.isEnough || kept.length < 2;
  }
  return { ...withoutDropped(fixed.corrected, dropped), terms: kept.map(({ term }) => term) };
}

/** The first word without which the others find something; where there is none, the first. One word alone finds something. */
async function leftOut(
  words: WordIndex,
  kept: readonly Counted[],
  optional: readonly Counted[],
): Promise<{ word: Counted; isEnough: boolean }> {
  for (const word of optional) {
    const others = kept.filter((other) => other !== word);
    if (others.length < 2 || (await isFound(words, others))) return { word, isEnough: true };
  }
  return { word: optional[0]!, isEnough: false };
}

const isFound = (words: WordIndex, some: readonly Counted[]): Promise<boolean> =>
  words.isFound(some.map(({ term }) => term));

/**
 * The words in the order in which they are left out: those that say nothing of the kind of thing before those that do,
 * of the former the rarest first, of the latter the commonest, as of "x-ray apron" the apron is meant.
 */
function bySaying({ lexemes, names }: Kinds, corrected: ReadonlySet<string>): (one: Counted, other: Counted) => number {
  const saysOf = ({ term }: Counted): number => {
    if (corrected.has(term.token.text)) return 0;
    const ways = term.isHead && term.token.kind !== 'number' ? [...term.alternatives, ...term.names] : [];
    if (ways.some((way) => names.has(kindKey(way)))) return 4;
    if (ways.some((way) => way.every((lexeme) => lexemes.has(lexeme)))) return 3;
    return isThing(term) ? 2 : 1;
  };
  return (one, other) => {
    const says = saysOf(one);
    return says - saysOf(other) || (says > 2 ? other.count - one.count : one.count - other.count);
  };
}

/** The thesaurus knows it, and it is what is wanted. */
const isThing = ({ names, isHead, token }: Term): boolean => isHead && names.length > 0 && token.kind !== 'number';

/** A word that was put right and left out after all was left out as it was typed. */
function withoutDropped(
  corrected: Relaxed['corrected'],
  dropped: readonly string[],
): Pick<Relaxed, 'corrected' | 'dropped'> {
  const typed = new Map(corrected.map(({ from, to }) => [to, from]));
  return {
    corrected: corrected.filter(({ to }) => !dropped.includes(to)),
    dropped: dropped.map((text) => typed.get(text) ?? text),
  };
}

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

async function countEach(words: WordIndex, terms: Term[]): Promise<Counted[]> {
  if (terms.length === 0) return [];
  const counts = await words.countEach(terms);
  return terms.map((term, at) => ({ term, count: counts[at] ?? 0 }));
}
