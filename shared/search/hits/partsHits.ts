import { fittingHits } from '../named/fitting.ts';
import { machineNamed } from '../named/machines.ts';
import { partGroupsFor } from '../named/machineGroups.ts';
import { meaningsIn, withMeaning } from '../named/meaning.ts';
import { groupsNamed } from '../named/namedGroups.ts';
import { relaxTerms } from '../relax/relaxQuery.ts';
import type { SearchQuery } from '../parseQuery.ts';
import type { Term } from '../terms/Term.ts';
import { NOTHING_LEFT_OUT, type SearchEngine, type SearchHits } from '../SearchEngine.ts';
import { withoutAsking } from '../words/query/withoutAsking.ts';
import { splitPurpose } from '../words/query/splitPurpose.ts';
import { isConsumableWord, saysAnyPart } from '../words/anyPart.ts';
import { relaxedHits } from './wordHits.ts';

/** "Accessories for Lyra 85" asks for all that fits the machine, whatever it is called. */
export async function withoutPartWords(
  engine: SearchEngine,
  { typed, hasDigit }: SearchQuery,
  terms: Term[],
): Promise<Term[]> {
  const others = terms.filter((term) => !saysAnyPart(term));
  // "Everything for Lyra 85" and "what fits Lyra 85" name no part either.
  const isForAny = splitPurpose(withoutAsking(typed)).head.trim() === '';
  if (!hasDigit || (others.length === terms.length && !isForAny) || others.length === 0) return terms;
  return (await machineNamed(engine, typed)) === null ? terms : others.map((term) => ({ ...term, isHead: false }));
}

/**
 * The hits of "ECG supplies" and "accessories for an infusion pump": of products with the other words those of groups of parts
 * beside the group that these name come first. Null if the text asks for no parts, if no such part has them, or if the catalogue
 * has all of its words.
 */
export async function partsHits(engine: SearchEngine, query: SearchQuery, terms: Term[]): Promise<SearchHits | null> {
  const forParts = terms.filter(saysAnyPart);
  const specificTerms = terms.filter((term) => !saysAnyPart(term));
  if (forParts.length === 0 || specificTerms.length === 0 || (await engine.isFound(terms))) return null;
  if (forParts.some(({ token }) => isConsumableWord(token))) {
    const fitting = await fittingHits(engine, query, terms);
    if (fitting) return fitting;
  }
  const others = specificTerms.map((term) => ({ ...term, isHead: true }));
  const all = await engine.groups();
  for (const groups of partGroupsFor(groupsNamed(others, all), all)) {
    if (groups.length === 0 || !(await engine.isFound(others, { groups }))) continue;
    return { ...(await withMeaning(engine, query, { parts: [], terms: others, ...NOTHING_LEFT_OUT })), groups };
  }
  return null;
}

/** The hits of the other words of such a text, of which nothing is known to be a part; null for any other text. */
export async function withoutParts(
  engine: SearchEngine,
  query: SearchQuery,
  terms: Term[],
): Promise<SearchHits | null> {
  const forParts = terms.filter(saysAnyPart);
  const others = terms.filter((term) => !saysAnyPart(term)).map((term) => ({ ...term, isHead: true }));
  if (forParts.length === 0 || others.length === 0 || (await engine.isFound(terms))) return null;
  const relaxed = await relaxTerms(engine, others, await meaningsIn(engine));
  if (relaxed.terms.length === 0) return null;
  const dropped = [...forParts.map(({ token }) => token.text), ...relaxed.dropped];
  return relaxedHits(engine, query, { ...relaxed, dropped });
}
