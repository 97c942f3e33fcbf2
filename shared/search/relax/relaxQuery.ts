import { phraseKey } from '../words/concepts/phraseKeys.ts';
import type { NameableBrand } from '../named/namedBrands.ts';
import { type Kinds, saysKind } from '../named/namedGroups.ts';
import { modelsIn } from '../terms/modelsIn.ts';
import type { Term } from '../terms/Term.ts';
import type { WordIndex } from '../WordIndex.ts';
import { isGeneric } from '../words/concepts/thesaurus.ts';
import { type Correction, fixSlips } from './fixSlips.ts';
import { asBeginning, relaxedForms } from './relaxedForms.ts';
import { type Facts, isKnownBy } from './wordFacts.ts';

/** The relaxed query that was searched for instead of the typed one. */
export interface Relaxed {
  terms: Term[];
  /** The terms that were left out. */
  others: Term[];
  /** Words that were left out, as they were typed. */
  dropped: string[];
  corrected: Correction[];
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
  const fixed = await fixSlips(words, terms, brands);
  const { facts, corrected } = fixed;
  const dropped: string[] = [];
  const keptTerms: Term[] = [];
  for (const term of fixed.terms) {
    const isKnown = isKnownBy(facts, term);
    // A required word that no product has: nothing can be found.
    if (!isKnown && term.isRequired) return { ...NOTHING_FOUND, terms: [] };
    const looser = isKnown ? term : await loosenWord(words, term);
    if (looser) keptTerms.push(looser);
    else dropped.push(term.token.text);
  }
  const remaining =
    keptTerms.length < 2
      ? keptTerms
      : await dropWords(words, keptTerms, { typed: terms, facts, kinds, corrected, dropped });
  // Words such as "machine" or "without latex" alone find nothing useful.
  const saysNothing = remaining.every((term) => isAnyMachine(term) || term.without !== undefined);
  if (dropped.length > 0 && remaining.length > 0 && saysNothing) return { ...NOTHING_FOUND, terms: [] };
  const others = fixed.terms.filter((term) => !remaining.includes(term));
  return { ...withoutDropped(corrected, dropped), terms: remaining, others };
}

interface RelaxContext {
  typed: readonly Term[];
  facts: Facts;
  kinds: Kinds;
  corrected: Relaxed['corrected'];
  /** Receives the words that are left out. */
  dropped: string[];
}

/** Leaves out words until some product has all of the remaining ones; each of them is in some product. */
async function dropWords(words: WordIndex, keptTerms: Term[], context: RelaxContext): Promise<Term[]> {
  const { typed, facts, kinds, dropped } = context;
  // A word for a kind of thing is searched for itself: "lead x-ray" does not ask for a "lead equivalent", nor "silk suture" for
  // a "suture size".
  const isMeant = (term: Term): boolean => saysKind(term, kinds) || (isThing(term) && term.token.text.includes(' '));
  const termByMeaning = new Map(
    keptTerms.map((term) => [term, isMeant(term) ? term : (facts.names.get(term) ?? term)]),
  );
  const otherwise = (attempt: Attempt): Attempt[] => {
    const terms = attempt.terms.map((term) => termByMeaning.get(term)!);
    return terms.every((term, index) => term === attempt.terms[index]) ? [] : [{ ...attempt, terms }];
  };
  // All words as typed are known to find nothing; asking again would cost as much as everything else here.
  const isAsTyped = keptTerms.length === typed.length && keptTerms.every((term, index) => term === typed[index]);
  const models = modelsIn(keptTerms);
  let remaining = keptTerms;
  let optional = await droppableWords(words, keptTerms, context);
  const beginnings = keptTerms.map(asBeginning);
  let attempts: Attempt[] = [
    ...(isAsTyped ? [] : [{ terms: keptTerms }]),
    ...otherwise({ terms: keptTerms }),
    ...(beginnings.some((term, index) => term !== keptTerms[index]) ? [{ terms: beginnings }] : []),
  ];
  for (;;) {
    const all = remaining;
    const without = optional.map((word): Attempt => {
      const words = [word, ...(models.find(({ series }) => series === word)?.pieces ?? [])];
      return { terms: all.filter((other) => !words.includes(other)), leftOut: words };
    });
    const attempt =
      (await firstFound(words, [...attempts, ...without.flatMap((one) => [one, ...otherwise(one)])])) ?? without[0];
    if (!attempt) return remaining;
    remaining = attempt.terms;
    const { leftOut = [] } = attempt;
    dropped.push(...leftOut.filter((word) => optional.includes(word)).map(({ token }) => token.text));
    optional = optional.filter((word) => !leftOut.includes(word));
    if (attempt.isFound || remaining.length < 2) return remaining;
    attempts = [];
  }
}

const isAnyMachine = ({ alternatives, isRequired }: Term): boolean => !isRequired && isGeneric(alternatives[0] ?? []);

/** The longest beginning of a word that some product has; undefined if there is none. */
async function loosenWord(words: WordIndex, term: Term): Promise<Term | undefined> {
  const forms = relaxedForms(term);
  const areFound = await words.foundEach(forms);
  return forms.find((_, index) => areFound[index]);
}

/** The words to search for, and those that this attempt leaves out: the number of a model goes with its series. */
interface Attempt {
  terms: Term[];
  leftOut?: Term[];
  isFound?: true;
}

/** The first attempt that finds a product; a single word does so without being tried. Undefined if none does. */
async function firstFound(words: WordIndex, attempts: readonly Attempt[]): Promise<Attempt | undefined> {
  const sure = attempts.findIndex(({ terms }) => terms.length < 2);
  const unsure = sure < 0 ? attempts : attempts.slice(0, sure);
  const index = unsure.length === 0 ? -1 : await words.firstFound(unsure.map(({ terms }) => terms));
  const attempt = attempts[index < 0 ? sure : index];
  return attempt && { ...attempt, isFound: true };
}

/**
 * The words that may be left out, in this order: those that say nothing about the kind of thing before those
 * that do; the former by rarity, the latter by frequency, as "x-ray apron" means the apron. The only
 * one that names the whole kind stays: for "adult cuff 27-35" a product for adults with a 27 and a 35 is no cuff.
 */
async function droppableWords(
  words: WordIndex,
  keptTerms: readonly Term[],
  { facts, kinds, corrected }: RelaxContext,
): Promise<Term[]> {
  const scoreOf = kindScorer(kinds, corrected);
  const models = modelsIn(keptTerms);
  const scores = new Map(keptTerms.map((term) => [term, scoreOf(term)]));
  const whole = keptTerms.filter((term) => scores.get(term)! >= WHOLE_KIND);
  const headTerms = keptTerms.filter(({ isHead, token }) => isHead && token.kind !== 'number');
  const allSeries = models.map(({ series }) => series);
  const namingTerms = headTerms.filter((term) => !allSeries.includes(term));
  // "Pads for Nami 70 Plus", "Vela 45 ventilator battery": the machine itself is not wanted, whatever of its words it has.
  const isKept = (term: Term): boolean =>
    namingTerms.length === 1 &&
    term === namingTerms[0] &&
    scores.get(term)! >= OF_KIND &&
    keptTerms.some(({ isHead }) => !isHead);
  const all = keptTerms.filter((term) => !term.isRequired && !isKept(term));
  const optional = all.filter((term) => all.length < 2 || whole.length > 1 || term !== whole[0]);
  const uncounted = optional.filter((term) => !facts.counts.has(term));
  const counted = uncounted.length === 0 ? [] : await words.countEach(uncounted);
  const countOf = (term: Term): number => facts.counts.get(term) ?? counted[uncounted.indexOf(term)] ?? 0;
  return optional.toSorted((one, other) => {
    const least = scores.get(one)!;
    const byCount = countOf(one) - countOf(other);
    return least - scores.get(other)! || (least >= OF_KIND ? -byCount : byCount);
  });
}

/** The score of a word in the name of a group of products. */
const OF_KIND = 3;
/** The score of a word that is the whole name of a group. */
const WHOLE_KIND = 4;

/** Returns a function that scores a word from 0 to 4 by how much it says about the kind of thing that is wanted. */
function kindScorer({ lexemes, names }: Kinds, corrected: Relaxed['corrected']): (term: Term) => number {
  const correctedWords = new Set(corrected.map(({ to }) => to));
  return (term) => {
    // "Machine" in "machine to see the baby" tells nothing.
    if (correctedWords.has(term.token.text) || term.without || isAnyMachine(term)) return 0;
    const alternatives = term.isHead && term.token.kind !== 'number' ? [...term.alternatives, ...term.names] : [];
    if (alternatives.some((way) => names.has(phraseKey(way)))) return WHOLE_KIND;
    if (alternatives.some((way) => way.every((lexeme) => lexemes.has(lexeme)))) return OF_KIND;
    return isThing(term) ? 2 : 1;
  };
}

/** True for a word that names a thing of the thesaurus, and says what is wanted. */
export const isThing = ({ names, isHead, token, isQuality, isProperty }: Term): boolean =>
  isHead && names.length > 0 && token.kind !== 'number' && !isQuality && !isProperty;

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
