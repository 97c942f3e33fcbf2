import { partNumberKey } from '../catalogue/partNumberKey.ts';
import { removeInvisible } from '../text/removeInvisible.ts';
import { plainDigits } from '../text/plainDigits.ts';
import { alternativesOf } from './words/alternativesOf.ts';
import { withoutAsking } from './words/asking.ts';
import { asCatalogued } from './words/asTyped.ts';
import { attachedMeasure, isNumbers, numbersIn, rangeEnds } from './words/measures.ts';
import { measuredAs } from './words/measuredAs.ts';
import { parted } from './words/parted.ts';
import { withPlainMeasures } from './words/plainMeasures.ts';
import { type Behind, waysToLack, withoutNegated } from './words/negation.ts';
import { wordsOfAddress } from './words/wordsOfAddress.ts';
import { hintsOf } from './words/hintsOf.ts';
import { onScale, rangesAround } from './words/scales.ts';
import { isUnit } from './words/units.ts';
import { clothingSize } from './words/clothingSizes.ts';
import { numberInside, numeralOf } from './words/numerals.ts';
import { specName, specNumber } from './words/specNames.ts';
import {
  type Concept,
  hanPairs,
  isGeneric,
  isNameOf,
  inOtherSpelling,
  phraseLexemes,
  phrasesIn,
  type Phrase,
  type ProductState,
  splitHanPhrases,
} from './words/thesaurus.ts';
import { trigramsOf, lexemesOf, tokenise, type Token } from './words/tokens.ts';
import { gtinInScan } from './numbers/gtin.ts';

/** One word or phrase of a query. It is met where all lexemes of any one alternative or name are. */
export interface Term {
  token: Token;
  alternatives: string[][];
  /** What else it is called, in any language, and other ways to write a measure: met by whole lexemes only. */
  names: string[][];
  /**
   * Also met where one lexeme of each list is: a measure by a range that it lies in, a number and the word beside it by a
   * specification of that name, a word by any specification that is called so.
   */
  within: string[][];
  /** What single words of a phrase are called that its names do not say: of several hits those with one go before. */
  hints?: string[];
  /** Fragments of part numbers that the word may be made of; empty unless it has a digit. */
  grams: string[];
  /** The word may go on: it is the last one, or a number. */
  isPrefix: boolean;
  /** It says what is wanted, not what that is for. */
  isHead: boolean;
  /** It says how thick a limb is: so many centimetres around, which a cuff has to go around. */
  girths?: readonly number[];
  /** It says no thing, but the condition it is in, or that it can be had at once. */
  state?: ProductState;
  /** It says no thing, but what things have, such as a weight. */
  isQuality?: true;
  /** It was typed in quotation marks: it is neither corrected nor left out. */
  isRequired: boolean;
  /** Lists of terms, one for each thing that was asked for: a product meets the term if it meets all terms of one list. */
  anyOf?: Term[][];
  /** What a product may not have, unless it says that it is without; the term then has no ways of its own to be met. */
  without?: Without;
}

/** What is not wanted, and how a product may say that it has none of it. */
interface Without {
  unwanted: Term;
  ways: string[][];
  behind: readonly Behind[];
}

export interface SearchQuery {
  /** As it was typed, without invisible characters. */
  typed: string;
  /** As typed, upper case: what an exact hit equals. */
  written: string;
  /** The whole text as a part number; empty where it has neither letter nor digit. */
  partKey: string;
  hasDigit: boolean;
  terms: Term[];
}

const TERMS_MAX = 12;
const NUMBER_PREFIX_MIN = 2;
/** Signs of rights, which are no part of a word or a number. */
const MARKS = /[®©™℠]/g;
const DASH_IN_NUMBERS = /(?<=\d)[–—～](?=\d)/g;
/** Typed or pasted quotation marks around words, in pairs. */
const QUOTED = /["“«„](.+?)["”»“]/gu;
const HAN = /\p{Script=Han}/u;
/** Parses a typed keyword; the same for the server and the offline search. */
export function parseQuery(typed: string): SearchQuery {
  const seen = removeInvisible(typed)
    .replaceAll(/\p{Nd}/gu, plainDigits)
    .replaceAll(MARKS, ' ');
  const keyword = gtinInScan(seen.normalize('NFKC')) ?? seen;
  const written = keyword.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return {
    typed: keyword,
    written,
    partKey: partNumberKey(written),
    hasDigit: /\p{N}/u.test(written.normalize('NFKC')),
    terms: termsOf(
      withPlainMeasures(withoutAsking(asCatalogued(wordsOfAddress(keyword)))).replaceAll(DASH_IN_NUMBERS, '-'),
    ),
  };
}

function termsOf(typed: string): Term[] {
  const { wanted, without } = withoutNegated(typed);
  const terms = wantedTerms(wanted);
  const unwanted = without.flatMap(({ word, text, behind }) => {
    const [phrase] = phrasesIn(tokenise(word));
    return phrase ? [withoutTerm(text, unwantedTerm(phrase, terms), behind)] : [];
  });
  return terms.length === 0 ? terms : [...terms, ...unwanted].slice(0, TERMS_MAX);
}

/** Words that lead to a thing are not that thing: "without image intensifier" asks for a C-arm, which it is a name for. */
function unwantedTerm({ tokens, concepts }: Phrase, wanted: readonly Term[]): Term {
  const own = tokens.flatMap((token) => phraseLexemes(token.text));
  const isNamed = (concept: Concept): boolean =>
    isNameOf(concept, own) ||
    (tokens.length === 1 && concept.names.some((name) => name.every((lexeme) => own.includes(lexeme))));
  // Of "C-arm without image intensifier" both are names of one thing.
  const isWanted = ({ names }: Concept): boolean =>
    wanted.some((term) => names.some((name) => term.names.includes(name)));
  const term = termOf(
    { tokens, concepts: concepts.filter((concept) => isNamed(concept) && !isWanted(concept)) },
    false,
  );
  // What has a specification called so has the thing, whatever it says of it: "grid: red".
  const called = own.length === 1 && term.within.length === 0 ? [own.map(specName)] : term.within;
  return { ...term, within: called, isHead: true, isRequired: false };
}

/** "Without latex": met by what has none of it, and by what says so. */
export function withoutTerm(text: string, unwanted: Term, behind: readonly Behind[] = []): Term {
  const lists = unwanted.anyOf ?? [[unwanted]];
  const written = lists.flatMap((terms) => terms.map(({ alternatives, names }) => [...alternatives, ...names]));
  // What has several words is without it where it is without all of them.
  const together = written.reduce((all, each) => all.flatMap((one) => each.map((other) => [...one, ...other])));
  const ways = waysToLack(unwanted.token.text, together);
  return {
    ...{ token: { kind: 'word', text: text.toLowerCase() }, alternatives: [], names: [], within: [], grams: [] },
    ...{ isPrefix: false, isHead: true, isRequired: false },
    // Of several those that say so go first, and those that have some of the words: "not rotating anode" asks for an anode.
    hints: [...new Set([...ways.flatMap(([first]) => first ?? []), ...SAY_WITHOUT, ...someOf(together[0] ?? [])])],
    without: { unwanted, behind, ways },
  };
}

const SAY_WITHOUT = ['without', 'sin', 'без'];
const someOf = (lexemes: readonly string[]): readonly string[] => (lexemes.length < 2 ? [] : lexemes);

function wantedTerms(keyword: string): Term[] {
  const { head, purpose } = parted(keyword);
  const wanted = runsOf(head);
  const uses = runsOf(purpose);
  const isWanted = new Set(wanted.flat());
  // A name may have the little word inside: "чехол для датчика".
  const runs = HAN.test(keyword) ? [...wanted, ...uses] : [[...wanted, ...uses].flat()];
  const phrases = runs.flatMap(withMeasures).flatMap(phrasesIn).slice(0, TERMS_MAX);
  // Then what follows says more of the thing: "датчики для узи аппарата конвексные".
  const isPurposeInName = phrases.some(
    ({ tokens }) => tokens.some((token) => isWanted.has(token)) && !tokens.every((token) => isWanted.has(token)),
  );
  const areAllWanted = isWanted.size === 0 || isPurposeInName;
  const required = new Set(
    Array.from(keyword.matchAll(QUOTED), ([, text = '']) => withMeasures(tokenise(text)))
      .flat(2)
      .map(({ text }) => text),
  );
  const terms = phrases.map((phrase, at) => ({
    ...termOf(phrase, at === phrases.length - 1 && required.size === 0),
    isHead: areAllWanted || isWanted.has(phrase.tokens[0]!),
    isRequired: phrase.tokens.some(({ text }) => required.has(text)),
  }));
  // "A device for listening to the heart of a fetus" asks for what it is for.
  const areGeneric = terms.every(({ isHead, alternatives }) => !isHead || isGeneric(alternatives[0] ?? []));
  const meant = areGeneric ? terms.map((term) => ({ ...term, isHead: true })) : terms;
  return withSpecNumbers(meant, phrases).map((term) => (term.isQuality ? (asSpecName(term)?.name ?? term) : term));
}

const DECIMAL = /^\d+[.,]\d+$/;
const LONE_NUMBER = /^\d+(?:[.,]\d+)?$/;
/** "12-lead", "12-канальный". */
const NUMBER_AND_WORD = /^(\d+(?:[.,]\d+)?)-(\p{L}+)$/u;

/** A number and the word beside it may be a specification: "12 channel ecg", "128 элементов", "通道数 12". */
function withSpecNumbers(terms: readonly Term[], phrases: readonly Phrase[]): Term[] {
  const bound = terms.map((): string[] => []);
  for (const [at, { tokens }] of phrases.entries()) {
    const [first, ...more] = tokens;
    const [, number, word] = NUMBER_AND_WORD.exec(first!.text) ?? [];
    if (number && word && more.length === 0) {
      bound[at]!.push(...lexemesOf({ kind: 'word', text: word }).map((lexeme) => specNumber(lexeme, number)));
    }
    const said = LONE_NUMBER.test(first!.text) ? first!.text : numeralOf(first!.text);
    if (said === null || more.length > 0) continue;
    for (const beside of [at - 1, at + 1]) {
      const lexeme = lexemeBeside(phrases[beside]?.tokens.at(beside < at ? -1 : 0), beside < at);
      if (lexeme === null) continue;
      // What things have is called in several ways: "box of 50" is met by a pack of 50.
      const others = terms[beside]!.isQuality ? terms[beside]!.names.filter(({ length }) => length === 1).flat() : [];
      const numbered = [lexeme, ...others].map((each) => specNumber(each, said));
      for (const place of [at, beside]) bound[place]!.push(...new Set(numbered));
    }
  }
  return terms.map((term, at) =>
    bound[at]!.length === 0 || term.within.length > 0 ? term : { ...term, within: [bound[at]!] },
  );
}

/** The word that touches a number; of a Chinese run the characters that do. */
function lexemeBeside(token: Token | undefined, isBefore: boolean): string | null {
  if (!token || token.kind === 'number') return null;
  if (token.kind === 'word') return lexemesOf(token)[0]!;
  return hanPairs(token.text).at(isBefore ? -1 : 0) ?? null;
}

/** What a word may mean beside itself. */
interface OtherMeaning {
  of: Term;
  /** The word, also met by products that have a specification called so, or a measure around the range. */
  name: Term;
  /** Met by these products alone. */
  alone: Term;
}

/** A word as the name of a specification; null where it can be none. */
function asSpecName(term: Term): OtherMeaning | null {
  const { token, alternatives, names, within, isRequired, girths = [] } = term;
  const [lexemes = []] = alternatives;
  if (token.kind === 'number' || isRequired || lexemes.length === 0) return null;
  const spelt = [...alternatives, ...names].filter(({ length }) => length === lexemes.length);
  const called = lexemes.map((_, at) => spelt.map((each) => specName(each[at]!)));
  const bound = within.flat();
  const own = [...numberInside(token.text), ...girths.flatMap((girth) => rangesAround(girth, 'cm'))];
  return {
    of: term,
    name: { ...term, within: called.map((each) => [...each, ...own, ...bound]) },
    alone: { ...term, alternatives: [], names: [], grams: [], within: called.map((each) => [...each, ...own]) },
  };
}

/** A range or a number without a unit, "27-35" and "3.5", as a measure in any unit that buyers leave out. */
function asRange(term: Term): OtherMeaning | null {
  const { text } = term.token;
  const ends = term.isRequired ? [] : LONE_NUMBER.test(text) ? numbersIn(text) : rangeEnds(text);
  if (ends.length === 0) return null;
  const scales = UNITS_LEFT_OUT.map((unit) => onScale(ends, unit).within);
  const bound = ends.length === 1 ? term.within.flat() : [];
  const within = ends.map((_, at) => [...scales.flatMap((lists) => lists[at] ?? []), ...bound]);
  return { of: term, name: { ...term, within }, alone: { ...term, alternatives: [], names: [], grams: [], within } };
}
const UNITS_LEFT_OUT = ['mm', 'cm', 'mhz', 'fr'];

/** "12ch": a number of things, where it is no measure that some product has. */
function asNumberOf(term: Term): OtherMeaning | null {
  const [, number, word] = NUMBER_OF.exec(term.token.text) ?? [];
  if (term.isRequired || number === undefined || word === undefined) return null;
  const [phrase] = phrasesIn(tokenise(word));
  // "12a": a small word is the name of nothing.
  if (!phrase) return null;
  const { names, alternatives } = termOf(phrase, false);
  const within = [
    [...alternatives, ...names].filter(({ length }) => length === 1).map(([one]) => specNumber(one!, number)),
  ];
  return { of: term, name: { ...term, within }, alone: { ...term, alternatives: [], names: [], grams: [], within } };
}
const NUMBER_OF = /^(\d+)(\p{L}+)$/u;

/** What a word may mean that is not found as it is: the name of a specification, a range, or a number of things. */
export const otherMeaning = (term: Term): OtherMeaning | null => asSpecName(term) ?? asRange(term) ?? asNumberOf(term);

const runsOf = (text: string): Token[][] => splitHanPhrases(text).map(tokenise);

/** Runs of words, and between them each measure by itself, its unit with it. */
function withMeasures(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    if (attachedMeasure(token.text)) runs.push([token], []);
    else if (isNumbers(token.text) && next && isUnit(next.text)) {
      runs.push([Object.assign(token, { text: token.text + next.text })], []);
      at += 1;
    } else runs.at(-1)!.push(token);
  }
  return runs.filter((run) => run.length > 0);
}

function termOf({ tokens, concepts }: Phrase, isLast: boolean): Omit<Term, 'isHead' | 'isRequired'> {
  const [token] = tokens;
  const names = concepts.flatMap((concept) => concept.names);
  const state = concepts.find((concept) => concept.state)?.state;
  const isQuality = concepts.length > 0 && concepts.every((concept) => concept.isQuality);
  const girths = concepts.find((concept) => concept.girths)?.girths;
  const said = { ...(state && { state }), ...(isQuality && { isQuality: true as const }), ...(girths && { girths }) };
  if (tokens.length > 1) {
    const text = tokens.map((each) => each.text).join(' ');
    const lexemes = tokens.flatMap((each) => (each.kind === 'han' ? hanPairs(each.text) : [lexemesOf(each)[0]!]));
    const other = inOtherSpelling(tokens);
    const alternatives = other ? [lexemes, other] : [lexemes];
    const hints = tokens.flatMap((each) => hintsOf(each, names));
    const plain = { token: { kind: 'word' as const, text }, alternatives, names, within: [], grams: [] };
    return { ...plain, isPrefix: isLast, ...said, ...(hints.length > 0 && { hints }) };
  }
  const size = clothingSize(token!);
  if (size !== null) return { ...wordTerm(token!, isLast), names: [size], within: [] };
  const measured = measuredAs(token!);
  return { ...wordTerm(token!, isLast), names: [...names, ...measured.names], within: measured.within, ...said };
}

function wordTerm(token: Token, isLast: boolean): Omit<Term, 'names' | 'within' | 'isHead' | 'isRequired'> {
  if (token.kind === 'han') return { token, alternatives: [hanPairs(token.text)], grams: [], isPrefix: false };
  const isNumber = token.kind === 'number';
  const isMeasure = attachedMeasure(token.text) !== null;
  // The digits of "0.35" are no piece of a part number.
  const key = isNumber && !isMeasure && !DECIMAL.test(token.text) ? partNumberKey(token.text) : '';
  return {
    token,
    alternatives: alternativesOf(token),
    grams: trigramsOf(key),
    isPrefix: !isMeasure && (isLast || (isNumber && token.text.length >= NUMBER_PREFIX_MIN)),
  };
}
