import { sql, type SQL } from 'drizzle-orm';
import { parseQuery, type Term } from '../../shared/search/query.ts';
import type { Executor } from '../data/Database.ts';
import { intArray } from '../data/catalogue/upsert.ts';
import { findPartNumbers, type PartHit } from './partNumbers.ts';
import { rankingQuery, tsqueryOf } from './tsquery.ts';
import { matchingTerms } from './wordTerms.ts';

/** What a keyword comes to: products by part number, best first, and the words that find the others. */
export interface SearchHits {
  parts: PartHit[];
  terms: Term[];
}

const isNothing = ({ parts, terms }: SearchHits): boolean => parts.length === 0 && terms.length === 0;

/** Takes a keyword apart and looks which readings of it find something. */
export async function searchProducts(db: Executor, keyword: string): Promise<SearchHits> {
  const query = parseQuery(keyword);
  const parts = await findPartNumbers(db, query, query.hasDigit);
  const asked = askedTerms(query.terms, parts);
  const hits = { parts, terms: parts.length > 0 ? asked : await matchingTerms(db, asked) };
  // A piece of a part number without a digit looks like a word; it is tried last.
  return isNothing(hits) && !query.hasDigit ? { ...hits, parts: await findPartNumbers(db, query, true) } : hits;
}

/**
 * The words to look for beside the part numbers. One number alone was looked up among those: its fragments in any
 * order, or its pieces apart from each other, would only add strangers.
 */
export function askedTerms(terms: Term[], parts: PartHit[]): Term[] {
  const [only] = terms;
  if (terms.length !== 1 || !only) return terms;
  return [{ ...only, grams: [], alternatives: parts.length > 0 ? only.alternatives.slice(0, 1) : only.alternatives }];
}

/** The condition on `products p` for being a hit. */
export function isHit({ parts, terms }: SearchHits): SQL {
  const byPart = sql`p.id = any(${intArray(parts.map((hit) => hit.id))})`;
  return terms.length > 0 ? sql`(${byPart} or p.search @@ ${tsqueryOf(terms)}::tsquery)` : byPart;
}

/** How well the words of a search fit `products p`: a word in the name counts most. */
export const wordRank = (terms: Term[]): SQL =>
  terms.length > 0 ? sql`ts_rank('{0.05, 0.2, 0.5, 1}', p.search, ${rankingQuery(terms)}::tsquery)` : sql`0::real`;
