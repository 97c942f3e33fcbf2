import { relaxTerms, matchingTerms, type WordIndex } from './relaxQuery.ts';
import { isWholeNumber, type PartHit, type PartRow, rankPartNumbers } from './rankPartNumbers.ts';
import { parseQuery, type SearchQuery, type Term } from './parseQuery.ts';

/** Each key stroke asks: words are weighed among the first hits only, however many there are. */
export const CANDIDATES_MAX = 200;
/** Shorter than this among words it is a size as often as a part number. */
const NAMED_MIN = 4;

/** The hits of a keyword: products by part number, best first, and the words that find the others. */
export interface SearchHits {
  parts: PartHit[];
  terms: Term[];
  /** Variants whose whole part number stands among the words. */
  named: PartHit[];
}

/** A catalogue that can be searched: the server's database, or a client's offline catalogue. */
export interface SearchEngine extends WordIndex {
  /** Part numbers that are or begin with the key; that contain it, where asked. */
  partNumbers(key: string, withInfix: boolean): Promise<PartRow[]>;
  /** Products with all of the words, best first by `ranked`. */
  byWords(terms: Term[], ranked: Term[], limit: number): Promise<number[]>;
}

const isNothing = ({ parts, terms }: Pick<SearchHits, 'parts' | 'terms'>): boolean =>
  parts.length === 0 && terms.length === 0;

/** Takes a keyword apart and looks which readings of it find something. */
export async function searchProducts(engine: SearchEngine, keyword: string): Promise<SearchHits> {
  const query = parseQuery(keyword);
  const parts = await findPartNumbers(engine, query, query.hasDigit);
  const asked = askedTerms(query.terms, parts);
  const terms = parts.length > 0 ? asked : await matchingTerms(engine, asked, partsIn(engine));
  const hits = { parts, terms, named: parts.length > 0 ? [] : await namedVariants(engine, asked) };
  // A piece of a part number without a digit looks like a word; it is tried last.
  return isNothing(hits) && !query.hasDigit ? { ...hits, parts: await findPartNumbers(engine, query, true) } : hits;
}

/** The suggestions while a keyword is typed: the first products, and what they were found by. */
export async function suggestProducts(
  engine: SearchEngine,
  query: SearchQuery,
  limit: number,
): Promise<{ hits: SearchHits; ids: number[] }> {
  let parts = await findPartNumbers(engine, query, false);
  if (query.hasDigit && parts.length < limit) parts = await findPartNumbers(engine, query, true);
  const asked = askedTerms(query.terms, parts);
  let terms = asked;
  let ids = parts.map((hit) => hit.id);
  if (ids.length < limit) ids = unique([...ids, ...(await byWords(engine, terms, limit))]);
  if (ids.length === 0) {
    terms = await relaxTerms(engine, narrowing(asked), partsIn(engine));
    ids = await byWords(engine, terms, limit);
  }
  if (ids.length === 0) parts = await findPartNumbers(engine, query, true);
  if (ids.length === 0) ids = parts.map((hit) => hit.id);
  return { hits: { parts, terms, named: await namedVariants(engine, asked) }, ids: ids.slice(0, limit) };
}

/** Products whose own or whose variants' part number is, begins with or contains the key, best first (D6). */
async function findPartNumbers(engine: SearchEngine, query: SearchQuery, withInfix: boolean): Promise<PartHit[]> {
  return query.partKey === '' ? [] : rankPartNumbers(await engine.partNumbers(query.partKey, withInfix), query);
}

/** Words that are a whole part number, alone or together with the next one. */
interface NamedPart {
  terms: Term[];
  hits: PartHit[];
}

async function namedParts(engine: SearchEngine, terms: Term[]): Promise<NamedPart[]> {
  const found: NamedPart[] = [];
  for (const named of terms.flatMap((term, at) => [[term], ...(at > 0 ? [[terms[at - 1]!, term]] : [])])) {
    const query = parseQuery(named.map(({ token }) => token.text).join(' '));
    if (query.partKey.length < NAMED_MIN || !named.some(({ token }) => token.kind === 'number')) continue;
    const hits = (await findPartNumbers(engine, query, false)).filter(({ match }) => isWholeNumber(match));
    if (hits.length > 0) found.push({ terms: named, hits });
  }
  return found;
}

const partsIn =
  (engine: SearchEngine) =>
  async (terms: Term[]): Promise<ReadonlySet<Term>> =>
    new Set((await namedParts(engine, terms)).flatMap((part) => part.terms));

/** A single word was looked up among the part numbers already. */
async function namedVariants(engine: SearchEngine, terms: Term[]): Promise<PartHit[]> {
  if (terms.length < 2) return [];
  const hits = (await namedParts(engine, terms)).flatMap((part) => part.hits);
  return hits.filter(({ match }) => match.sku_id !== undefined);
}

const byWords = async (engine: SearchEngine, terms: Term[], limit: number): Promise<number[]> =>
  terms.length === 0 ? [] : engine.byWords(narrowing(terms), terms, limit);

/**
 * The words to look for beside the part numbers. One number alone was looked up among those: its fragments in any
 * order, or its pieces apart from each other, would only add strangers.
 */
function askedTerms(terms: Term[], parts: PartHit[]): Term[] {
  const [only] = terms;
  if (terms.length !== 1 || !only) return terms;
  return [{ ...only, grams: [], alternatives: parts.length > 0 ? only.alternatives.slice(0, 1) : only.alternatives }];
}

/** Without a last word of one letter: it narrows little and takes longest to look up, so that it only ranks. */
const narrowing = (terms: Term[]): Term[] =>
  terms.length < 2 ? terms : terms.filter(({ isPrefix, token }) => !isPrefix || token.text.length > 1);

const unique = (ids: number[]): number[] => [...new Set(ids)];
