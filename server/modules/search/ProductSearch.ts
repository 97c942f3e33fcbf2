import { sql, type SQL } from 'drizzle-orm';
import { CANDIDATES_MAX, type SearchEngine, type SearchHits } from '../../../shared/search/engine.ts';
import { COUNT_MAX } from '../../../shared/search/relaxQuery.ts';
import type { PartRow } from '../../../shared/search/rankPartNumbers.ts';
import type { Term } from '../../../shared/search/parseQuery.ts';
import { RANK_WEIGHTS } from '../../../shared/search/ranking.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { sampled, VERY_MANY } from '../catalogue/facets/sampling.ts';
import { intArray } from '../catalogue/writing/upsert.ts';
import { partNumbersAround, partNumbersFrom } from './partNumbers.ts';
import { rankingQuery, tsqueryOf } from './tsquery.ts';

/** The search engine over the database, for one search. */
export class ProductSearch implements SearchEngine {
  readonly #db: Executor;
  /** Caches prefix matches, as substring searches use them again. */
  readonly #beginnings = new Map<string, Promise<PartRow[]>>();
  /** Hits of a query in the smallest sample, for estimates. */
  readonly #inSample = new Map<string, number>();

  constructor(db: Executor) {
    this.#db = db;
  }

  async partNumbers(key: string, withInfix: boolean): Promise<PartRow[]> {
    const beginnings = this.#beginnings.get(key) ?? partNumbersFrom(this.#db, key);
    this.#beginnings.set(key, beginnings);
    return withInfix ? [...(await beginnings), ...(await partNumbersAround(this.#db, key))] : beginnings;
  }

  // Checks the smallest sample first, which is fast for frequent words; the complete search may take longer.
  async isFound(terms: Term[]): Promise<boolean> {
    const words = tsqueryOf(terms);
    const { rows } = await this.#db.execute<{ count: number }>(sql`
      select count(*)::int as count from products p where p.search @@ ${words}::tsquery and p.retired_at is null and ${sampled(VERY_MANY)}`);
    const count = rows[0]?.count ?? 0;
    this.#inSample.set(words, count);
    if (count > 0) return true;
    const all = await this.#db.execute(
      sql`select 1 from products where search @@ ${words}::tsquery and retired_at is null limit 1`,
    );
    return all.rows.length > 0;
  }

  /** Returns the approximate number of hits; null if it was not counted. */
  estimate({ parts, terms }: SearchHits): number | null {
    const count = parts.length > 0 ? undefined : this.#inSample.get(tsqueryOf(terms));
    return count === undefined ? null : VERY_MANY * count;
  }

  async countEach(terms: Term[]): Promise<number[]> {
    const counts = terms.map(
      (term, at) => sql`select ${at}::int as at, (select count(*)::int from (
        select 1 from products where search @@ ${tsqueryOf([term])}::tsquery and retired_at is null limit ${COUNT_MAX}) found) as count`,
    );
    const { rows } = await this.#db.execute<{ at: number; count: number }>(sql.join(counts, sql` union all `));
    return terms.map((_, at) => rows.find((row) => row.at === at)?.count ?? 0);
  }

  async byWords(terms: Term[], ranked: Term[], limit: number): Promise<number[]> {
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      with p as materialized (
        select id, search from products where search @@ ${tsqueryOf(terms)}::tsquery and retired_at is null limit ${CANDIDATES_MAX}
      ) select p.id from p order by ${wordRank(ranked)} desc, p.id limit ${limit}`);
    return rows.map((row) => row.id);
  }
}

const { D, C, B, A } = RANK_WEIGHTS;
const WEIGHTS = `{${[D, C, B, A].join(',')}}`;

/** Condition on `products p` for being a hit. */
export function isHit({ parts, terms }: SearchHits): SQL {
  const byPart = sql`p.id = any(${intArray(parts.map((hit) => hit.id))})`;
  if (terms.length === 0) return byPart;
  const byWords = sql`p.search @@ ${tsqueryOf(terms)}::tsquery`;
  return parts.length > 0 ? sql`(${byPart} or ${byWords})` : byWords;
}

/** Relevance of `products p` for the words of a search; a word in the name counts most. */
export const wordRank = (terms: Term[]): SQL =>
  terms.length > 0 ? sql`ts_rank(${WEIGHTS}::real[], p.search, ${rankingQuery(terms)}::tsquery)` : sql`0::real`;
