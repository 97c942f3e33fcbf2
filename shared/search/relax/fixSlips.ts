import { brandNear } from '../named/brandNear.ts';
import type { NameableBrand } from '../named/namedBrands.ts';
import { parseQuery } from '../parseQuery.ts';
import { byOtherLayout, corrections, inOtherScript, inTwo, writtenOut } from '../slips/corrections.ts';
import { fromPinyin, soundingAlike } from '../slips/pinyin.ts';
import type { Term } from '../terms/Term.ts';
import type { WordIndex } from '../WordIndex.ts';
import { type Facts, factsOf, isKnownBy } from './wordFacts.ts';

/** A misspelled word, and the word that was searched for instead. */
export interface Correction {
  from: string;
  to: string;
}

interface FixedWords {
  /** The words; those that no product has are replaced by the specifications that they name. */
  terms: Term[];
  facts: Facts;
  corrected: Correction[];
}

function knownOrNamed(facts: Facts, terms: readonly Term[]): Pick<FixedWords, 'terms' | 'facts'> {
  return { terms: terms.map((term) => (isKnownBy(facts, term) ? term : (facts.names.get(term) ?? term))), facts };
}

/** Corrects misspelled words; a corrected phrase may then be a term of the trade ("syrinje pump"). */
export async function fixSlips(words: WordIndex, terms: Term[], brands: readonly NameableBrand[]): Promise<FixedWords> {
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
    corrected: correctionsOf(fixes),
  };
}

/** The corrections, word by word; words that were joined into one are one correction. */
function correctionsOf(fixes: ReadonlyMap<Term, string>): Correction[] {
  const corrected: Correction[] = [];
  for (const [{ token }, to] of fixes) {
    const before = to === JOINED ? corrected.pop() : undefined;
    corrected.push(before ? { from: `${before.from} ${token.text}`, to: before.to } : { from: token.text, to });
  }
  return corrected;
}

/** Splits two words written as one, if they are a term of the trade or both in the name of a product; otherwise null. */
async function splitCompound(words: WordIndex, text: string): Promise<string | null> {
  for (const parts of await inTwo(words, text)) {
    const { terms } = parseQuery(parts);
    if (terms.length === 1 ? terms[0]!.names.length > 0 : await words.isFound(terms, { inName: true })) return parts;
  }
  return null;
}

interface MisspeltQuery {
  terms: Term[];
  unknown: Term[];
  brands: readonly NameableBrand[];
}

async function fixesOf(words: WordIndex, { terms, unknown, brands }: MisspeltQuery): Promise<Map<Term, string>> {
  const swapped = (await inOtherLayout(words, terms, unknown)) ?? pinyinToCharacters(terms);
  if (swapped) return swapped;
  const fixes = new Map<Term, string>();
  for (const term of unknown) {
    const { kind, text } = term.token;
    if (term.names.length > 0) continue;
    if (kind === 'han') {
      const alike = soundingAlike(text);
      if (alike !== null && alike !== text) fixes.set(term, alike);
      continue;
    }
    if (kind === 'number') {
      const inLetters = await inOtherScript(words, text);
      if (inLetters !== null) fixes.set(term, inLetters);
      continue;
    }
    const right =
      brandNear(brands, text, 0) ??
      writtenOut(text) ??
      fromPinyin(text) ??
      (await splitCompound(words, text)) ??
      (await inOtherScript(words, text)) ??
      (await likeliestCorrection(
        words,
        text,
        terms.filter((other) => !unknown.includes(other)),
      )) ??
      brandNear(brands, text, 1);
    if (right !== null) fixes.set(term, right);
  }
  return fixes;
}

/** Marks a word that the correction of the word before it covers, too. */
const JOINED = '';

/** Converts a text that is pinyin as a whole ("xue yang tan tou"); null for other texts. */
function pinyinToCharacters(terms: readonly Term[]): Map<Term, string> | null {
  const typed = terms.filter(({ token }) => token.kind === 'word');
  if (typed.length < 2 || typed.some(({ isRequired }) => isRequired)) return null;
  const text = fromPinyin(typed.map(({ token }) => token.text).join(' '));
  return text === null ? null : new Map(typed.map((term, index) => [term, index === 0 ? text : JOINED]));
}

/** Converts all words to the other keyboard layout, if none of them is known as typed; otherwise null. */
async function inOtherLayout(words: WordIndex, terms: Term[], unknown: Term[]): Promise<Map<Term, string> | null> {
  const typed = terms.filter(
    ({ token: { kind, text } }) => kind === 'word' || (kind === 'number' && /\p{L}{3}/u.test(text)),
  );
  if (!typed.every((term) => unknown.includes(term))) return null;
  const texts = await byOtherLayout(
    words,
    typed.map(({ token }) => token.text),
  );
  return texts && new Map(typed.map((term, index) => [term, texts[index]!]));
}

/** The first correction that a product has together with the other words: "insufflator heatd" becomes "heated". */
async function likeliestCorrection(words: WordIndex, text: string, others: Term[]): Promise<string | null> {
  const all = await corrections(words, text);
  if (all.length < 2 || others.length === 0) return all[0] ?? null;
  const index = await words.firstFound(all.map((each) => [...parseQuery(each).terms, ...others]));
  return all[Math.max(0, index)]!;
}
