import { interleave } from '../lists/interleave.ts';
import { meaningsIn, withMeaning } from './named/meaning.ts';
import { severalHits } from './named/severalHits.ts';
import { relaxTerms } from './relax/relaxQuery.ts';
import { isWholeNumber } from './numbers/rankPartNumbers.ts';
import type { SearchQuery } from './parseQuery.ts';
import type { Term } from './terms/Term.ts';
import { NOTHING_LEFT_OUT, type SearchEngine, type SearchHits } from './SearchEngine.ts';
import { numbersIn, slipsOf, findPartNumbers, termsBesideNumbers } from './hits/numberHits.ts';
import { withoutStates, isWordInTyping, inStates } from './hits/states.ts';

/** The suggestions while a keyword is typed: the first products, and what they were found by. */
export async function suggestProducts(
  engine: SearchEngine,
  query: SearchQuery,
  limit: number,
): Promise<{ hits: SearchHits; ids: number[] }> {
  let parts = await findPartNumbers(engine, query, false);
  if (!parts.some(({ match }) => isWholeNumber(match)) && parts.length < limit)
    parts = await numbersIn(engine, query, true);
  const { words: requested, states } = withoutStates(termsBesideNumbers(query.terms, parts), isWordInTyping);
  let hits = await withMeaning(engine, query, { parts, terms: requested, ...NOTHING_LEFT_OUT });
  if (parts.length === 0) hits = await inStates(engine, (await severalHits(engine, query)) ?? hits, states);
  let ids = parts.map((hit) => hit.id);
  if (ids.length < limit) ids = unique([...ids, ...(await byWords(engine, hits, limit))]);
  if (ids.length > 0) return { hits, ids: ids.slice(0, limit) };
  const slips = await slipsOf(engine, query);
  if (slips.length === 0) {
    hits = await withMeaning(engine, query, {
      parts,
      ...(await relaxTerms(engine, narrowing(requested), await meaningsIn(engine))),
    });
    ids = await byWords(engine, hits, limit);
    if (ids.length > 0) return { hits, ids };
  }
  const others = slips.length > 0 ? slips : await findPartNumbers(engine, query, true);
  return { hits: { ...hits, parts: others }, ids: others.slice(0, limit).map((hit) => hit.id) };
}

async function byWords(engine: SearchEngine, { terms, ...namedThings }: SearchHits, limit: number): Promise<number[]> {
  if (terms.length === 0) return [];
  if (namedThings.things.length === 0) return engine.byWords(narrowing(terms), terms, namedThings, limit);
  const ofEach = (terms[0]!.anyOf ?? []).map((words, index) =>
    engine.byWords(words, words, { ...namedThings, groups: namedThings.things[index]!, things: [] }, limit),
  );
  return interleave(await Promise.all(ofEach));
}

/** Leaves out a last word of one letter: it excludes little and takes longest to look up, so it only ranks. */
const narrowing = (terms: Term[]): Term[] =>
  terms.length < 2 ? terms : terms.filter(({ isPrefix, token }) => !isPrefix || token.text.length > 1);

const unique = (ids: number[]): number[] => [...new Set(ids)];
