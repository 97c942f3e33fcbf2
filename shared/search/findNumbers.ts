import { partNumberKey } from '../catalogue/partNumberKey.ts';
import type { Match } from '../contract/schemas/catalogue.ts';
import { isUnit } from './measures.ts';
import { numberReadings, type NumberReading } from './numberReadings.ts';
import { type PartHit, type PartRow, rankPartNumbers } from './rankPartNumbers.ts';
import { misreadKeys, rewrittenKeys, slippedKeys } from './slips.ts';

/** Where whole part numbers are looked up, many at once. */
export interface NumberIndex {
  /** Part numbers and trade numbers whose key is one of these. */
  wholeNumbers(keys: readonly string[]): Promise<PartRow[]>;
}

/** A shorter number has too many neighbours for a slip to mean one of them. */
const SLIP_MIN = 5;
const SLIP_TEXTS_MAX = 3;

/** The whole part numbers among the words of a text, in the order in which they stand there. */
export async function findWholeNumbers(index: NumberIndex, typed: string): Promise<PartHit[]> {
  const readings = numberReadings(typed);
  if (readings.length === 0) return [];
  const rows = await rowsByKey(index, unique(readings.map(({ key }) => key)));
  const found = readings.filter(({ key }) => rows.has(key));
  return mergeHits(chosen(found).map(({ key, written }) => rankPartNumbers(rows.get(key)!, { written, partKey: key })));
}

/** Of readings that overlap the surest one counts, then the longest. */
function chosen(found: readonly NumberReading[]): NumberReading[] {
  const kept: NumberReading[] = [];
  const bySurety = found.toSorted(
    (a, b) => a.guess - b.guess || b.key.length - a.key.length || a.from - b.from || a.to - b.to,
  );
  for (const reading of bySurety) {
    if (kept.every(({ from, to }) => reading.to <= from || reading.from >= to)) kept.push(reading);
  }
  return kept.toSorted((a, b) => a.from - b.from);
}

/**
 * Whole part numbers that a text may mean though none is written so: typed by another keyboard or in other letters,
 * then misread by a scanner, then with one slip.
 */
export async function findSlips(index: NumberIndex, typed: string): Promise<PartHit[]> {
  const texts = slipTexts(typed);
  const rewritten = texts.flatMap(rewrittenKeys);
  const asWritten = await hitsOf(index, rewritten, 'normalised');
  if (asWritten.length > 0) return asWritten;
  const keys = texts.map(partNumberKey).filter((key) => key.length >= SLIP_MIN);
  const misread = await hitsOf(index, [...keys, ...rewritten].flatMap(misreadKeys), 'similar');
  return misread.length > 0 ? misread : hitsOf(index, keys.flatMap(slippedKeys), 'similar');
}

/** The whole text, and those of its words that have a digit and are no measure. */
function slipTexts(typed: string): string[] {
  const text = typed.normalize('NFKC').trim();
  const words = text.split(/[\s,;]+/).filter((word) => /\p{N}/u.test(word) && !isUnit(word.replace(/^[\d.,–-]+/, '')));
  return unique([...(/\p{N}/u.test(text) ? [text] : []), ...words]).slice(0, SLIP_TEXTS_MAX);
}

/** The hits of the first keys that anything has: the keys stand in the order of their likelihood. */
async function hitsOf(index: NumberIndex, keys: readonly string[], kind: Match['kind']): Promise<PartHit[]> {
  const asked = unique(keys.filter((key) => key.length >= SLIP_MIN));
  if (asked.length === 0) return [];
  const rows = await rowsByKey(index, asked);
  const ranked = asked.flatMap((key) => {
    const ofKey = rows.get(key);
    return ofKey ? [rankPartNumbers(ofKey, { written: key, partKey: key })] : [];
  });
  return mergeHits(ranked).map((hit) => ({ ...hit, match: { ...hit.match, kind } }));
}

async function rowsByKey(index: NumberIndex, keys: readonly string[]): Promise<Map<string, PartRow[]>> {
  const rows = await index.wholeNumbers(keys);
  return Map.groupBy(rows, ({ key }) => key);
}

/** Each product once, where it comes first. */
function mergeHits(hits: readonly PartHit[][]): PartHit[] {
  const seen = new Set<number>();
  return hits.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
