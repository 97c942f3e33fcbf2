import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import type { Match } from '../../contract/schemas/catalogue.ts';
import type { SearchQuery } from '../parseQuery.ts';
import { isUnit } from '../measures/units.ts';
import { distance, type Vocabulary } from '../slips/corrections.ts';
import { tradeWords } from '../words/concepts/thesaurus.ts';
import { lexemesOf, simplify, tokenise } from '../words/tokens.ts';
import { numberReadings, type NumberReading } from './numberReadings.ts';
import { type PartHit, type PartRow, rankPartNumbers } from './rankPartNumbers.ts';
import {
  isFingerSlip,
  likelyMisreadKeys,
  misreadKeys,
  rewrittenKeys,
  slippedKeys,
  zeroKeys,
} from '../slips/slippedKeys.ts';

/** Where whole part numbers are looked up, many at once. */
export interface NumberIndex {
  /** Part numbers and trade numbers whose key is one of these, and numbers that a product replaces. */
  wholeNumbers(keys: readonly string[]): Promise<PartRow[]>;
}

/** A shorter number has too many neighbours for a slip to mean one of them. */
const SLIP_MIN = 5;
const SLIP_ALONE_MIN = 4;
/** A shorter word has too many neighbours to be meant before a piece of it that is a whole number. */
const WHOLE_SLIP_MIN = 6;
/** A longer text is an address or a sentence. */
const SLIP_MAX = 32;
/** The most keys that are looked up at once; the first ones are the likeliest. */
const KEYS_MAX = 4_000;
/** The most rewritings of a number in other letters that are tried with misread characters. */
const REWRITTEN_MISREAD_MAX = 8;
/** The same number by another keyboard or in other letters is whole, and may be shorter; letters alone may be a word. */
const REWRITTEN_MIN = 3;
const REWRITTEN_LETTERS_MIN = 4;
const SLIP_TEXTS_MAX = 3;
/** A shorter word may be a piece of a number. */
const TRADE_WORD_MIN = 4;

type AskedText = Pick<SearchQuery, 'typed' | 'partKey'>;

/** The whole part numbers among the words of a text, other than the text itself, in the order in which they stand there. */
export async function findWholeNumbers(
  index: NumberIndex & Vocabulary,
  { typed, partKey }: AskedText,
): Promise<PartHit[]> {
  // The whole text was looked up before, with what begins so.
  const readings = numberReadings(typed).filter(({ key }) => key !== partKey);
  if (readings.length === 0) return [];
  const rows = await rowsByKey(index, unique(readings.map(({ key }) => key)));
  const keptReadings = surestReadings(
    await withoutWords(
      index,
      readings.filter((reading) => isNumberOf(rows.get(reading.key) ?? [], reading)),
    ),
  );
  if (keptReadings.length > 0 && keptReadings.every(({ isInside }) => isInside)) {
    const misread = await findMisread(index, typed);
    if (misread.length > 0) return misread;
  }
  const pieces = keptReadings.map(({ key, sourceText }) =>
    rankPartNumbers(rows.get(key)!, { upperCase: sourceText, partKey: key }),
  );
  return mergeHits([...(await wholeWithSlip(index, { typed, partKey }, keptReadings)), ...pieces]);
}

/** The numbers that a word is but for one slip, where all that was found is a piece of it that leaves two signs or more. */
async function wholeWithSlip(
  index: NumberIndex,
  { typed, partKey }: AskedText,
  pieces: readonly NumberReading[],
): Promise<PartHit[][]> {
  const isPiece = ({ key, isInside }: NumberReading): boolean => isInside === true && key.length + 2 <= partKey.length;
  if (partKey.length < WHOLE_SLIP_MIN || pieces.length !== 1 || !isAlone(typed) || !pieces.every(isPiece)) return [];
  return [nearestFirst(await hitsOf(index, ofLength(WHOLE_SLIP_MIN, slippedKeys(partKey)), 'similar'), [typed])];
}

const isNumberOf = (rows: readonly PartRow[], { mayBeSize, sourceText }: NumberReading): boolean =>
  mayBeSize ? rows.some(({ value }) => value.toUpperCase() === sourceText) : rows.length > 0;

/** Removes the readings that are words of the trade or of the catalogue. */
async function withoutWords(index: Vocabulary, readings: readonly NumberReading[]): Promise<NumberReading[]> {
  if (!readings.some(({ mayBeWord }) => mayBeWord)) return [...readings];
  const lexemesIn = (text: string): string[] => tokenise(text).map((token) => lexemesOf(token)[0]!);
  const words = readings.flatMap(({ mayBeWord, sourceText }) => (mayBeWord ? lexemesIn(sourceText) : []));
  const indexed = new Set(await index.filterKnown(unique(words)));
  const isWord = ({ sourceText }: NumberReading): boolean =>
    tradeWords().has(sourceText.toLowerCase()) || lexemesIn(sourceText).some((lexeme) => indexed.has(lexeme));
  return readings.filter((reading) => !reading.mayBeWord || !isWord(reading));
}

/** Keeps one of overlapping readings: the surest, then the longest. */
function surestReadings(candidates: readonly NumberReading[]): NumberReading[] {
  const surest: NumberReading[] = [];
  const bySurety = candidates.toSorted(
    (a, b) => a.guess - b.guess || b.key.length - a.key.length || a.from - b.from || a.to - b.to,
  );
  for (const reading of bySurety) {
    if (surest.every(({ from, to }) => reading.to <= from || reading.from >= to)) surest.push(reading);
  }
  return surest.toSorted((a, b) => a.from - b.from);
}

/**
 * Whole part numbers that a text may mean though none is written so: typed by another keyboard or in other letters,
 * then with more or fewer zeros before it, then misread by a scanner, then with one slip. Letters alone are only
 * written in another way.
 */
export async function findSlips(index: NumberIndex, typed: string): Promise<PartHit[]> {
  const texts = slipTexts(typed);
  if (texts.length === 0) return hitsOf(index, ofLength(REWRITTEN_LETTERS_MIN, rewrittenKeys(typed)), 'normalised');
  const likely = await findMisread(index, typed);
  if (likely.length > 0) return likely;
  const least = shortestSlip(typed);
  const keys = ofLength(least, texts.map(partNumberKey));
  const rewritten = ofLength(SLIP_MIN, texts.flatMap(rewrittenKeys)).slice(0, REWRITTEN_MISREAD_MAX);
  const slips = [keys.flatMap(slippedKeys), [...keys, ...rewritten].flatMap((key) => misreadKeys(key))];
  for (const some of slips) {
    const similarHits = await hitsOf(index, ofLength(least, some), 'similar');
    if (similarHits.length > 0) return nearestFirst(similarHits, texts);
  }
  return [];
}

/** True if the text is one word: then it can only be a number, and a shorter one may be a misspelling of another. */
const isAlone = (typed: string): boolean => !/\s/.test(typed.trim());
const shortestSlip = (typed: string): number => (isAlone(typed) ? SLIP_ALONE_MIN : SLIP_MIN);

/** Letters, digits and separators of a number in their order: a slip of the finger seldom changes it. */
const formOf = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(/\p{L}/gu, 'A').replaceAll(/\p{N}/gu, '9');

const asWritten = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/** How far a number is from what was typed: in signs and separators, then whether fingers slip so. */
function farness(value: string, texts: readonly string[]): number {
  const number = asWritten(value);
  const distances = texts
    .map(asWritten)
    .map((text) => 2 * distance(text, number, FAR) + (isFingerSlip(text, number) ? 0 : 1));
  return Math.min(...distances);
}
const FAR = 4;

/** Numbers that look as one of the texts does before the others, of these the nearest first. */
function nearestFirst(hits: readonly PartHit[], texts: readonly string[]): PartHit[] {
  const forms = new Set(texts.map(formOf));
  const weighed = hits.map((hit) => ({
    hit,
    isOfForm: forms.has(formOf(hit.match.value)),
    far: farness(hit.match.value, texts),
  }));
  return weighed.toSorted((a, b) => Number(b.isOfForm) - Number(a.isOfForm) || a.far - b.far).map(({ hit }) => hit);
}

/** Whole numbers that a text is in other letters, with other zeros before them, or with few signs misread. */
async function findMisread(index: NumberIndex, typed: string): Promise<PartHit[]> {
  const texts = slipTexts(typed);
  const rewritten = texts.flatMap(rewrittenKeys);
  const inLetters = await hitsOf(index, ofLength(REWRITTEN_MIN, rewritten), 'normalised');
  if (inLetters.length > 0) return inLetters;
  const keys = ofLength(shortestSlip(typed), texts.map(partNumberKey));
  const others = ofLength(SLIP_MIN, rewritten).slice(0, REWRITTEN_MISREAD_MAX);
  const misread = [...keys, ...others].flatMap(likelyMisreadKeys);
  const zeros = ofLength(isAlone(typed) ? REWRITTEN_MIN : SLIP_MIN, texts.map(partNumberKey)).flatMap(zeroKeys);
  return hitsOf(index, [...ofLength(REWRITTEN_MIN, zeros), ...misread], 'similar');
}

const ofLength = (shortest: number, keys: readonly string[]): string[] =>
  keys.filter((key) => key.length >= shortest && key.length <= SLIP_MAX);

/** The text without its words of the trade, and those of its words that have a digit and are no measure. */
function slipTexts(typed: string): string[] {
  const text = typed.normalize('NFKC').trim();
  const words = text.split(/[\s,;]+/).filter((word) => /\p{N}/u.test(word) && !isUnit(word.replace(/^[\d.,–-]+/, '')));
  const number = withoutTradeWords(text);
  return unique([...(/\p{N}/u.test(number) ? [number] : []), ...words]).slice(0, SLIP_TEXTS_MAX);
}

const withoutTradeWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => word.length < TRADE_WORD_MIN || !tradeWords().has(simplify(word)))
    .join(' ');

/** The hits of the first keys that anything has: the keys stand in the order of their likelihood. */
async function hitsOf(index: NumberIndex, keys: readonly string[], kind: Match['kind']): Promise<PartHit[]> {
  const distinct = unique(keys).slice(0, KEYS_MAX);
  if (distinct.length === 0) return [];
  const rows = await rowsByKey(index, distinct);
  const ranked = distinct.flatMap((key) => {
    const ofKey = rows.get(key);
    return ofKey ? [rankPartNumbers(ofKey, { upperCase: key, partKey: key })] : [];
  });
  return mergeHits(ranked).map((hit) =>
    hit.match.kind === 'replaces' ? hit : { ...hit, match: { ...hit.match, kind } },
  );
}

async function rowsByKey(index: NumberIndex, keys: readonly string[]): Promise<Map<string, PartRow[]>> {
  const rows = await index.wholeNumbers(keys);
  return Map.groupBy(rows, ({ key }) => key);
}

/** Merges lists of hits; a product that occurs twice keeps its first place. */
function mergeHits(hits: readonly PartHit[][]): PartHit[] {
  const seenIds = new Set<number>();
  return hits.flat().filter(({ id }) => !seenIds.has(id) && seenIds.add(id));
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
