import { partNumberKey } from '../catalogue/partNumberKey.ts';
import { plainDigits } from '../text/plainDigits.ts';
import { removeInvisible } from '../text/removeInvisible.ts';
import { simplifiedChinese } from '../text/simplifiedChinese.ts';
import { gtinInScan } from './numbers/gtin.ts';
import { asSpecName } from './terms/otherMeaning.ts';
import { LONE_NUMBER, withSpecNumbers } from './terms/specNumbers.ts';
import { placesOnScales } from './measures/scales.ts';
import { withNamesBehindValues } from './terms/namesBehindValues.ts';
import type { Term } from './terms/Term.ts';
import { termOf } from './terms/termOf.ts';
import { unwantedTerm, withoutTerm } from './terms/withoutTerm.ts';
import { withPlainPartWords } from './words/anyPart.ts';
import { withoutAsking } from './words/query/withoutAsking.ts';
import { withoutOrderedCounts } from './words/query/withoutOrderedCounts.ts';
import { asCatalogued } from './measures/asTyped.ts';
import { boundOf, withBounds } from './measures/bounds.ts';
import { attachedMeasure, isNumbers } from './measures/measures.ts';
import { withoutNegated } from './negation/negation.ts';
import { asCorrected } from './negation/corrected.ts';
import { rejectedLast } from './negation/rejected.ts';
import { splitPurpose } from './words/query/splitPurpose.ts';
import { withPlainMeasures } from './measures/plainMeasures.ts';
import { isGeneric, isInOrder, splitHanPhrases } from './words/concepts/thesaurus.ts';
import { phrasesIn } from './words/concepts/phrases.ts';
import { type Token, tokenise } from './words/tokens.ts';
import { isUnit } from './measures/units.ts';
import { thingFirst } from './words/query/thingFirst.ts';
import { wordsOfAddress } from './words/query/wordsOfAddress.ts';

export interface SearchQuery {
  /** As it was typed, without invisible characters and with simplified Chinese ones. */
  typed: string;
  /** As typed, upper case: what an exact hit equals. */
  upperCase: string;
  /** The whole text as a part number; empty where it has neither letter nor digit. */
  partKey: string;
  hasDigit: boolean;
  terms: Term[];
}

const TERMS_MAX = 12;
/** Trademark and copyright signs, which belong to no word or number. */
const MARKS = /[®©™℠]/g;
const DASH_IN_NUMBERS = /(?<=\d)[–—～](?=\d)/g;
/** Typed or pasted quotation marks around words, in pairs. */
const QUOTED = /["“«„](.+?)["”»“]/gu;
const HAN = /\p{Script=Han}/u;
/** Parses a typed keyword; the same for the server and the offline search. */
export function parseQuery(typed: string): SearchQuery {
  const visibleText = removeInvisible(typed)
    .replaceAll(/\p{Nd}/gu, plainDigits)
    .replaceAll(MARKS, ' ');
  const keyword = gtinInScan(visibleText.normalize('NFKC')) ?? visibleText;
  const upperCase = keyword.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const text = thingFirst(rejectedLast(withBounds(asCorrected(simplifiedChinese(keyword)))));
  return {
    typed: text,
    upperCase,
    partKey: partNumberKey(upperCase),
    hasDigit: /\p{N}/u.test(upperCase.normalize('NFKC')),
    terms: termsOf(
      withPlainMeasures(
        withPlainPartWords(withoutAsking(asCatalogued(withoutOrderedCounts(wordsOfAddress(withUnitsApart(text)))))),
      ).replaceAll(DASH_IN_NUMBERS, '-'),
    ),
  };
}

/** "12英寸的监护仪": the particle behind a unit is no part of it. */
const withUnitsApart = (text: string): string =>
  text.replaceAll(/(?<=\d\s{0,2})(\p{Script=Han}{1,4})的/gu, (all, unit: string) => (isUnit(unit) ? `${unit} ` : all));

function termsOf(typed: string): Term[] {
  const { wantedText, without } = withoutNegated(typed);
  const terms = wantedTerms(wantedText);
  const unwanted = without.flatMap(({ word, text, behind }) => {
    const [phrase] = phrasesIn(tokenise(word));
    return phrase ? [withoutTerm(text, unwantedTerm(phrase, terms), behind)] : [];
  });
  return terms.length === 0 ? terms : [...terms, ...unwanted].slice(0, TERMS_MAX);
}

function wantedTerms(keyword: string): Term[] {
  const { head, purpose, by } = splitPurpose(keyword);
  const things = runsOf(head);
  const uses = runsOf(purpose);
  const isWanted = new Set(things.flat());
  // A name may contain the preposition: "чехол для датчика".
  const runs = HAN.test(keyword) ? [...things, ...uses] : [[...things, ...uses].flat()];
  const together = runs.flatMap(withMeasures).flatMap(phrasesIn);
  const isTurned = together.some(
    ({ tokens }) => isWanted.has(tokens[0]!) && !isWanted.has(tokens.at(-1)!) && endsInOther(tokens, by),
  );
  const separatePhrases = isTurned
    ? [things, uses].flatMap((each) => withMeasures(each.flat()).flatMap(phrasesIn))
    : together;
  const phrases = separatePhrases.slice(0, TERMS_MAX);
  // Then the words after the purpose describe the thing: "датчики для узи аппарата конвексные".
  const isPurposeInName = phrases.some(
    ({ tokens }) => tokens.some((token) => isWanted.has(token)) && !tokens.every((token) => isWanted.has(token)),
  );
  const areAllWanted = isWanted.size === 0 || isPurposeInName;
  const required = new Set(
    Array.from(keyword.matchAll(QUOTED), ([, text = '']) => withMeasures(tokenise(text)))
      .flat(2)
      .map(({ text }) => text),
  );
  const terms = phrases.map((phrase, index) => ({
    ...termOf(phrase, index === phrases.length - 1 && required.size === 0),
    isHead: areAllWanted || isWanted.has(phrase.tokens[0]!),
    isRequired: phrase.tokens.some(({ text }) => required.has(text)),
  }));
  // "A device for listening to the heart of a fetus" asks for what it is for.
  const areGeneric = terms.every(({ isHead, alternatives }) => !isHead || isGeneric(alternatives[0] ?? []));
  const meaningTerms = areGeneric ? terms.map((term) => ({ ...term, isHead: true })) : terms;
  return withNamesBehindValues(withSpecNumbers(meaningTerms, phrases))
    .map((term) => (term.isQuality ? (asSpecName(term)?.name ?? term) : term))
    .map((term, index) => (isMeasureOf(term, terms[index - 1], terms[index + 1]) ? withPlaces(term) : term));
}

/** True for a number after a thing that it may measure, and that counts nothing: "syringe 50". */
const isMeasureOf = ({ token }: Term, before: Term | undefined, after: Term | undefined): boolean =>
  LONE_NUMBER.test(token.text) && before !== undefined && before.names.length > 0 && after?.token.kind !== 'word';

/** Ranks products of this size first among the hits of a number whose unit is left out. */
const withPlaces = (term: Term): Term => ({
  ...term,
  hints: placesOnScales(Number(term.token.text.replace(',', '.'))),
});

/**
 * True where two words around "for" name a thing of which the second is the kind: a "syringe for a pump" is no syringe pump. The last
 * word of an English name says the kind, the first one of a Spanish name.
 */
function endsInOther(tokens: readonly Token[], by: string | undefined): boolean {
  if (tokens.length !== 2) return false;
  const turned = tokens.toReversed();
  if (by === 'for') return tokens.every(({ text }) => /^[a-z]/.test(text)) && isInOrder(tokens) && !isInOrder(turned);
  return by === 'para' && isInOrder(turned) && !isInOrder(tokens);
}

const runsOf = (text: string): Token[][] => splitHanPhrases(text).map(tokenise);

/** Splits tokens into runs of words, with each measure and its unit in a run of its own. */
function withMeasures(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    const next = tokens[index + 1];
    const bound = boundOf(token);
    if (bound) {
      runs.push([]);
      if (next) Object.assign(next, { bound });
    } else if (attachedMeasure(token.text)) runs.push([token], []);
    else if (isNumbers(token.text) && next && isUnit(next.text)) {
      runs.push([Object.assign(token, { text: token.text + next.text })], []);
      index += 1;
    } else runs.at(-1)!.push(token);
  }
  return runs.filter((run) => run.length > 0);
}
