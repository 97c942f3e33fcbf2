import { brandNear } from './named/brandNear.ts';
import type { NameableBrand } from './named/namedBrands.ts';
import { type Kinds, kindKey, saysKind } from './named/namedGroups.ts';
import { parseQuery } from './parseQuery.ts';
import { otherMeaning } from './terms/otherMeaning.ts';
import type { Term } from './terms/Term.ts';
import { relaxedForms } from './relaxedForms.ts';
import { isGeneric, type ProductState } from './words/thesaurus.ts';
import { byOtherLayout, corrections, inOtherScript, inTwo, type Vocabulary, writtenOut } from './words/spelling.ts';

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
  /** The place of the first of these lists that has all of its words in some product; -1 where none has. */
  firstFound(lists: Term[][]): Promise<number>;
  /** For each word, true where some product has it. */
  foundEach(terms: Term[]): Promise<boolean[]>;
  /** The number of products that each word finds alone, at most `COUNT_MAX`. */
  countEach(terms: Term[]): Promise<number[]>;
}

/** What was searched for instead of what was typed. */
export interface Relaxed {
  terms: Term[];
  /** Those that were left out, as they were read. */
  others: Term[];
  /** Words that were left out, as they were typed. */
  dropped: string[];
  /** Words that were taken for slips, and what was looked for instead. */
  corrected: { from: string; to: string }[];
}

const NOTHING_FOUND = { others: [], dropped: [], corrected: [] };

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
  const { facts, corrected } = fixed;
  const dropped: string[] = [];
  const known: Term[] = [];
  for (const term of fixed.terms) {
    const isKnown = isKnownBy(facts, term);
    // What has to be there and is nowhere leaves nothing to be found.
    if (!isKnown && term.isRequired) return { ...NOTHING_FOUND, terms: [] };
    const looser = isKnown ? term : await loosened(words, term);
    if (looser) known.push(looser);
    else dropped.push(term.token.text);
  }
  const left =
    known.length < 2 ? known : await together(words, known, { typed: terms, facts, kinds, corrected, dropped });
  // Of "anesthesia machine" the machine alone says nothing, nor does "without latex".
  const saysNothing = left.every((term) => isAnyMachine(term) || term.without !== undefined);
  if (dropped.length > 0 && left.length > 0 && saysNothing) return { ...NOTHING_FOUND, terms: [] };
  const others = fixed.terms.filter((term) => !left.includes(term));
  return { ...withoutDropped(corrected, dropped), terms: left, others };
}

interface Asked {
  typed: readonly Term[];
  facts: Facts;
  kinds: Kinds;
  corrected: Relaxed['corrected'];
  /** The words that are left out are added. */
  dropped: string[];
}

/** Of words that some product has each, those that some product has together: the others are left out. */
async function together(words: WordIndex, known: Term[], asked: Asked): Promise<Term[]> {
  const { typed, facts, kinds, dropped } = asked;
  // What says a kind of thing is wanted itself: "lead x-ray" asks for no "lead equivalent".
  const named = new Map(known.map((term) => [term, saysKind(term, kinds) ? term : (facts.names.get(term) ?? term)]));
  const otherwise = (way: Way): Way[] => {
    const terms = way.terms.map((term) => named.get(term)!);
    return terms.every((term, at) => term === way.terms[at]) ? [] : [{ ...way, terms }];
  };
  // All of them as they were are known to find nothing, and to ask again would cost as much as all the rest.
  const isAsTyped = known.length === typed.length && known.every((term, at) => term === typed[at]);
  let kept = known;
  let optional = await inOrder(words, known, asked);
  let ways: Way[] = [...(isAsTyped ? [] : [{ terms: known }]), ...otherwise({ terms: known })];
  for (;;) {
    const all = kept;
    const without = optional.map((word): Way => ({ terms: all.filter((other) => other !== word), word }));
    const way = (await firstWay(words, [...ways, ...without.flatMap((one) => [one, ...otherwise(one)])])) ?? without[0];
    if (!way) return kept;
    kept = way.terms;
    optional = optional.filter((word) => word !== way.word);
    if (way.word) dropped.push(way.word.token.text);
    if (way.isFound || kept.length < 2) return kept;
    ways = [];
  }
}

const isAnyMachine = ({ alternatives, isRequired }: Term): boolean => !isRequired && isGeneric(alternatives[0] ?? []);

/** The longest beginning of a word that something has. */
async function loosened(words: WordIndex, term: Term): Promise<Term | undefined> {
  const forms = relaxedForms(term);
  const found = await words.foundEach(forms);
  return forms.find((_, at) => found[at]);
}

/** Words that are looked for, and the one that is left out of them. */
interface Way {
  terms: Term[];
  word?: Term;
  isFound?: true;
}

/** The first way that finds something, if any; one word alone does. */
async function firstWay(words: WordIndex, ways: readonly Way[]): Promise<Way | undefined> {
  const sure = ways.findIndex(({ terms }) => terms.length < 2);
  const asked = sure < 0 ? ways : ways.slice(0, sure);
  const at = asked.length === 0 ? -1 : await words.firstFound(asked.map(({ terms }) => terms));
  const way = ways[at < 0 ? sure : at];
  return way && { ...way, isFound: true };
}

/**
 * The words that may be left out in the order in which they are: those that say nothing of the kind of thing before those
 * that do, of the former the rarest first, of the latter the commonest, as of "x-ray apron" the apron is meant. The only
 * one that says the whole kind stays: of "adult cuff 27-35" something for adults with a 27 and a 35 is no cuff.
 */
async function inOrder(words: WordIndex, known: readonly Term[], { facts, kinds, corrected }: Asked): Promise<Term[]> {
  const saysOf = saying(kinds, corrected);
  const says = new Map(known.map((term) => [term, saysOf(term)]));
  const whole = known.filter((term) => says.get(term)! >= WHOLE_KIND);
  const all = known.filter(({ isRequired }) => !isRequired);
  const optional = all.filter((term) => all.length < 2 || whole.length > 1 || term !== whole[0]);
  const uncounted = optional.filter((term) => !facts.counts.has(term));
  const counted = uncounted.length === 0 ? [] : await words.countEach(uncounted);
  const countOf = (term: Term): number => facts.counts.get(term) ?? counted[uncounted.indexOf(term)] ?? 0;
  return optional.toSorted((one, other) => {
    const least = says.get(one)!;
    const byCount = countOf(one) - countOf(other);
    return least - says.get(other)! || (least >= OF_KIND ? -byCount : byCount);
  });
}

/** From here on a word says of the kind of thing, and then all of it. */
const OF_KIND = 3;
const WHOLE_KIND = 4;

/** How much a word says of the kind of thing that is wanted. */
function saying({ lexemes, names }: Kinds, corrected: Relaxed['corrected']): (term: Term) => number {
  const put = new Set(corrected.map(({ to }) => to));
  return (term) => {
    if (put.has(term.token.text) || term.without) return 0;
    const ways = term.isHead && term.token.kind !== 'number' ? [...term.alternatives, ...term.names] : [];
    if (ways.some((way) => names.has(kindKey(way)))) return 4;
    if (ways.some((way) => way.every((lexeme) => lexemes.has(lexeme)))) return 3;
    return isThing(term) ? 2 : 1;
  };
}

/** The thesaurus knows it, and it is what is wanted. */
const isThing = ({ names, isHead, token, isQuality }: Term): boolean =>
  isHead && names.length > 0 && token.kind !== 'number' && !isQuality;

/** A word that was put right and left out after all was left out as it was typed. */
export function withoutDropped(
  corrected: Relaxed['corrected'],
  dropped: readonly string[],
): Pick<Relaxed, 'corrected' | 'dropped'> {
  const typed = new Map(corrected.map(({ from, to }) => [to, from]));
  return {
    corrected: corrected.filter(({ to }) => !dropped.includes(to)),
    dropped: dropped.map((text) => typed.get(text) ?? text),
  };
}

/** What a catalogue has of words, each alone. */
interface Facts {
  /** How many products have it, at most `COUNT_MAX`. */
  counts: ReadonlyMap<Term, number>;
  /** Of those that name a specification that some product has: the words as such names. */
  names: ReadonlyMap<Term, Term>;
}

interface WithoutSlips extends Pick<Relaxed, 'corrected'> {
  /** The words; in place of those that nothing has, the specifications that they name. */
  terms: Term[];
  facts: Facts;
}

/** All at once, as each question takes longer than what it asks. */
async function factsOf(words: WordIndex, terms: readonly Term[]): Promise<Facts> {
  const names = terms.flatMap((term) => otherMeaning(term) ?? []);
  const found = await words.countEach([...terms, ...names.map(({ alone }) => alone)]);
  const ofNames = found.slice(terms.length);
  const isNamed = names.filter((_, at) => ofNames[at]! > 0);
  return {
    counts: new Map([
      ...terms.map((term, at) => [term, found[at]!] as const),
      // As a name it is met by these alone where nothing has it as a word.
      ...names.map(({ name }, at) => [name, ofNames[at]!] as const),
    ]),
    names: new Map(isNamed.map(({ of, name }) => [of, name])),
  };
}

const isKnownBy = ({ counts }: Facts, term: Term): boolean => (counts.get(term) ?? 0) > 0;

function knownOrNamed(facts: Facts, terms: readonly Term[]): Pick<WithoutSlips, 'terms' | 'facts'> {
  return { terms: terms.map((term) => (isKnownBy(facts, term) ? term : (facts.names.get(term) ?? term))), facts };
}

/** The words with slips put right; a phrase may then be one of the trade ("syrinje pump"). */
async function withoutSlips(words: WordIndex, terms: Term[], brands: readonly NameableBrand[]): Promise<WithoutSlips> {
  const facts = await factsOf(words, terms);
  const isUnknown = (term: Term): boolean => !isKnownBy(facts, term) && !facts.names.has(term) && !term.isRequired;
  const unknown = terms.filter(isUnknown);
  const fixes = unknown.length > 0 ? await fixesOf(words, { terms, unknown, brands }) : new Map<Term, string>();
  if (fixes.size === 0) return { ...knownOrNamed(facts, terms), corrected: [] };
  const textOf = (term: Term): string => (term.isRequired ? `"${term.token.text}"` : term.token.text);
  const textsOf = (some: Term[]): string => some.map((term) => fixes.get(term) ?? textOf(term)).join(' ');
  const heads = terms.filter(({ isHead }) => isHead);
  const uses = terms.filter(({ isHead }) => !isHead);
  const text = uses.length > 0 ? `${textsOf(heads)} for ${textsOf(uses)}` : textsOf(heads);
  const fixed = parseQuery(text).terms;
  return {
    ...knownOrNamed(await factsOf(words, fixed), fixed),
    corrected: Array.from(fixes, ([{ token }, to]) => ({ from: token.text, to })),
  };
}

/** Two words written as one, where the trade has a name for both together, or some product has both in its name. */
async function compound(words: WordIndex, text: string): Promise<string | null> {
  for (const parts of await inTwo(words, text)) {
    const { terms } = parseQuery(parts);
    if (terms.length === 1 ? terms[0]!.names.length > 0 : await words.isFound(terms, { inName: true })) return parts;
  }
  return null;
}

interface Slipped {
  terms: Term[];
  unknown: Term[];
  brands: readonly NameableBrand[];
}

async function fixesOf(words: WordIndex, { terms, unknown, brands }: Slipped): Promise<Map<Term, string>> {
  const swapped = await inOtherLayout(words, terms, unknown);
  if (swapped) return swapped;
  const fixes = new Map<Term, string>();
  for (const term of unknown) {
    if (term.token.kind !== 'word' || term.names.length > 0) continue;
    const { text } = term.token;
    const right =
      brandNear(brands, text, 0) ??
      writtenOut(text) ??
      (await compound(words, text)) ??
      (await inOtherScript(words, text)) ??
      (await likeliest(
        words,
        text,
        terms.filter((other) => !unknown.includes(other)),
      )) ??
      brandNear(brands, text, 1);
    if (right !== null) fixes.set(term, right);
  }
  return fixes;
}

/** All words by the other keyboard layout, where none of them is known as it is. */
async function inOtherLayout(words: WordIndex, terms: Term[], unknown: Term[]): Promise<Map<Term, string> | null> {
  const typed = terms.filter(({ token }) => token.kind === 'word' || /\p{L}{3}/u.test(token.text));
  if (!typed.every((term) => unknown.includes(term))) return null;
  const texts = await byOtherLayout(
    words,
    typed.map(({ token }) => token.text),
  );
  return texts && new Map(typed.map((term, at) => [term, texts[at]!]));
}

/** Of the words that may be meant the first that some product has together with the others: "insufflator heatd" is heated. */
async function likeliest(words: WordIndex, text: string, others: Term[]): Promise<string | null> {
  const all = await corrections(words, text);
  if (all.length < 2 || others.length === 0) return all[0] ?? null;
  const at = await words.firstFound(all.map((each) => [...parseQuery(each).terms, ...others]));
  return all[Math.max(0, at)]!;
}
