import { brandNear } from './named/brandNear.ts';
import type { NameableBrand } from './named/namedBrands.ts';
import { type Kinds, kindKey, saysKind } from './named/namedGroups.ts';
import { asSpecName, parseQuery, relaxedForms, type Term } from './parseQuery.ts';
import { isGeneric, type ProductState } from './words/thesaurus.ts';
import { byOtherLayout, corrected, type Vocabulary } from './words/spelling.ts';

/** Counts above this are not told apart. */
export const COUNT_MAX = 1_000;

/** The products that are looked at: none of the lists leaves any out where it is empty. */
export interface Among {
  groups?: readonly number[];
  states?: readonly ProductState[];
  /** The words are all in its name. */
  inName?: boolean;
}

/** The word index of a catalogue. */
export interface WordIndex extends Vocabulary {
  /** True when some product has all of the words; among those that are asked for. */
  isFound(terms: Term[], among?: Among): Promise<boolean>;
  /** For each word, true where some product has it. */
  foundEach(terms: Term[]): Promise<boolean[]>;
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
 * The words that are searched for where no product has all of them: a word that nothing has is the name of a
 * specification, is taken for a slip, gives way to its beginning or drops out; then those that say least drop until
 * something is found.
 */
export async function relaxTerms(
  words: WordIndex,
  terms: Term[],
  { kinds, brands }: { kinds: Kinds; brands: readonly NameableBrand[] },
): Promise<Relaxed> {
  const fixed = await withoutSlips(words, terms, brands);
  const dropped: string[] = [];
  const kept: Term[] = [];
  for (const [at, term] of fixed.terms.entries()) {
    // What has to be there and is nowhere leaves nothing to be found.
    if (!fixed.found[at] && term.isRequired) return { ...NOTHING_FOUND, terms: [] };
    const looser = fixed.found[at] ? term : await loosened(words, term);
    if (looser) kept.push(looser);
    else dropped.push(term.token.text);
  }
  // All of them as they were are known to find nothing, and to ask again would cost as much as all the rest.
  const isAsTyped = kept.length === terms.length && kept.every((term, at) => term === terms[at]);
  let isEnough = kept.length < 2 || (!isAsTyped && (await words.isFound(kept)));
  // What says a kind of thing is wanted itself: "lead x-ray" asks for no "lead equivalent".
  const others = isEnough ? [] : kept.filter((term) => !saysKind(term, kinds));
  const names = await specNames(words, others);
  const named = kept.map((term) => names.get(term) ?? term);
  if (names.size > 0 && (await words.isFound(named)))
    return { ...withoutDropped(fixed.corrected, dropped), terms: named };
  const optional = isEnough ? [] : await bySaying(words, kept, saying(kinds, fixed.corrected));
  while (!isEnough && optional.length > 0) {
    const left = await leftOut(words, kept, optional);
    for (const some of [kept, optional]) some.splice(some.indexOf(left.word), 1);
    dropped.push(left.word.token.text);
    isEnough = left.isEnough || kept.length < 2;
  }
  // Of "anesthesia machine" the machine alone says nothing.
  if (dropped.length > 0 && kept.length > 0 && kept.every(isAnyMachine)) return { ...NOTHING_FOUND, terms: [] };
  return { ...withoutDropped(fixed.corrected, dropped), terms: kept };
}

const isAnyMachine = ({ alternatives, isRequired }: Term): boolean => !isRequired && isGeneric(alternatives[0] ?? []);

/** The longest beginning of a word that something has. */
async function loosened(words: WordIndex, term: Term): Promise<Term | undefined> {
  const forms = relaxedForms(term);
  const found = await words.foundEach(forms);
  return forms.find((_, at) => found[at]);
}

/** The first word without which the others find something; where there is none, the first. One word alone finds something. */
async function leftOut(
  words: WordIndex,
  kept: readonly Term[],
  optional: readonly Term[],
): Promise<{ word: Term; isEnough: boolean }> {
  for (const word of optional) {
    const others = kept.filter((other) => other !== word);
    if (others.length < 2 || (await words.isFound(others))) return { word, isEnough: true };
  }
  return { word: optional[0]!, isEnough: false };
}

/**
 * The words in the order in which they are left out: those that say nothing of the kind of thing before those that do,
 * of the former the rarest first, of the latter the commonest, as of "x-ray apron" the apron is meant.
 */
async function bySaying(words: WordIndex, kept: readonly Term[], saysOf: (term: Term) => number): Promise<Term[]> {
  const optional = kept.filter(({ isRequired }) => !isRequired);
  const says = new Map(optional.map((term) => [term, saysOf(term)]));
  // To count a frequent word takes long; those alone are counted that say as much as another.
  const alike = optional.filter((term) =>
    optional.some((other) => other !== term && says.get(other) === says.get(term)),
  );
  const counts = new Map((await words.countEach(alike)).map((count, at) => [alike[at]!, count]));
  const countOf = (term: Term): number => counts.get(term) ?? 0;
  return optional.toSorted((one, other) => {
    const saying = says.get(one)!;
    return saying - says.get(other)! || (saying > 2 ? countOf(other) - countOf(one) : countOf(one) - countOf(other));
  });
}

/** How much a word says of the kind of thing that is wanted. */
function saying({ lexemes, names }: Kinds, corrected: Relaxed['corrected']): (term: Term) => number {
  const put = new Set(corrected.map(({ to }) => to));
  return (term) => {
    if (put.has(term.token.text)) return 0;
    const ways = term.isHead && term.token.kind !== 'number' ? [...term.alternatives, ...term.names] : [];
    if (ways.some((way) => names.has(kindKey(way)))) return 4;
    if (ways.some((way) => way.every((lexeme) => lexemes.has(lexeme)))) return 3;
    return isThing(term) ? 2 : 1;
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

interface Found {
  /** The words; in place of those that nothing has, the specifications that they name. */
  terms: Term[];
  /** Of each, whether some product has it. */
  found: boolean[];
}

interface WithoutSlips extends Found, Pick<Relaxed, 'corrected'> {}

async function foundOrNamed(words: WordIndex, terms: Term[]): Promise<Found> {
  const found = await words.foundEach(terms);
  const names = await specNames(
    words,
    terms.filter((_, at) => !found[at]),
  );
  return {
    terms: terms.map((term) => names.get(term) ?? term),
    found: terms.map((term, at) => found[at] === true || names.has(term)),
  };
}

/** Of words that name specifications that some product has: the words as such names. */
async function specNames(words: WordIndex, terms: readonly Term[]): Promise<ReadonlyMap<Term, Term>> {
  const names = terms.flatMap((term) => asSpecName(term) ?? []);
  if (names.length === 0) return new Map();
  const found = await words.foundEach(names.map(({ alone }) => alone));
  return new Map(names.flatMap(({ of, name }, at) => (found[at] ? [[of, name] as const] : [])));
}

/** The words with slips put right; a phrase may then be one of the trade ("syrinje pump"). */
async function withoutSlips(words: WordIndex, terms: Term[], brands: readonly NameableBrand[]): Promise<WithoutSlips> {
  const asTyped = await foundOrNamed(words, terms);
  const unknown = terms.filter((term, at) => asTyped.terms[at] === term && !asTyped.found[at] && !term.isRequired);
  const fixes = unknown.length > 0 ? await fixesOf(words, { terms, unknown, brands }) : new Map<Term, string>();
  if (fixes.size === 0) return { ...asTyped, corrected: [] };
  const textOf = (term: Term): string => (term.isRequired ? `"${term.token.text}"` : term.token.text);
  const textsOf = (some: Term[]): string => some.map((term) => fixes.get(term) ?? textOf(term)).join(' ');
  const heads = terms.filter(({ isHead }) => isHead);
  const uses = terms.filter(({ isHead }) => !isHead);
  const text = uses.length > 0 ? `${textsOf(heads)} for ${textsOf(uses)}` : textsOf(heads);
  return {
    ...(await foundOrNamed(words, parseQuery(text).terms)),
    corrected: Array.from(fixes, ([{ token }, to]) => ({ from: token.text, to })),
  };
}

interface Slipped {
  terms: Term[];
  unknown: Term[];
  brands: readonly NameableBrand[];
}

async function fixesOf(words: WordIndex, { terms, unknown, brands }: Slipped): Promise<Map<Term, string>> {
  // Who typed by another layout typed all of it so.
  const isAllUnknown = unknown.length === terms.length;
  const swapped = isAllUnknown
    ? await byOtherLayout(
        words,
        terms.map(({ token }) => token.text),
      )
    : null;
  if (swapped) return new Map(terms.map((term, at) => [term, swapped[at]!]));
  const fixes = new Map<Term, string>();
  for (const term of unknown) {
    if (term.token.kind !== 'word' || term.names.length > 0) continue;
    const { text } = term.token;
    const right = brandNear(brands, text, 0) ?? (await corrected(words, text)) ?? brandNear(brands, text, 1);
    if (right !== null) fixes.set(term, right);
  }
  return fixes;
}
