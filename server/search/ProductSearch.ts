import { sql, type SQL } from 'drizzle-orm';
import { CANDIDATES_MAX, COUNT_MAX, type SearchEngine, type SearchHits } from '../../shared/search/engine.ts';
import type { PartRow } from '../../shared/search/partNumbers.ts';
import type { Term } from '../../shared/search/query.ts';
import { RANK_WEIGHTS } from '../../shared/search/ranking.ts';
import type { Executor } from '../data/Database.ts';
import { ALL, sampled, VERY_MANY } from '../data/catalogue/sampling.ts';
import { intArray } from '../data/catalogue/upsert.ts';
import { partNumbersAround, partNumbersFrom } from './partNumbers.ts';
import { rankingQuery, tsqueryOf } from './tsquery.ts';

/** The catalogue in the database, as one search asks it. */
export class ProductSearch implements SearchEngine {
  readonly #db: Executor;
  /** What begins with a key is asked for again where what contains it is wanted, too. */
  readonly #beginnings = new Map<string, Promise<PartRow[]>>();

  constructor(db: Executor) {
    this.#db = db;
  }

  async partNumbers(key: string, withInfix: boolean): Promise<PartRow[]> {
    const beginnings = this.#beginnings.get(key) ?? partNumbersFrom(this.#db, key);
    this.#beginnings.set(key, beginnings);
    return withInfix ? [...(await beginnings), ...(await partNumbersAround(this.#db, key))] : beginnings;
  }

  async isFound(terms: Term[]): Promise<boolean> {
    const words = sql`search @@ ${tsqueryOf(terms)}::tsquery`;
    // What many products have shows in the smallest sample, which takes no time; among all of them it may take some.
    for (const share of [VERY_MANY, ALL] as const) {
      const { rows } = await this.#db.execute(
        sql`select 1 from products p where p.${words} and ${sampled(share)} limit 1`,
      );
      if (rows.length > 0) return true;
    }
    return false;
  }

  async countEach(terms: Term[]): Promise<number[]> {
    const counts = terms.map(
      (term, at) => sql`select ${at}::int as at, (select count(*)::int from (
        select 1 from products where search @@ ${tsqueryOf([term])}::tsquery limit ${COUNT_MAX}) found) as count`,
    );
    const { rows } = await this.#db.execute<{ at: number; count: number }>(sql.join(counts, sql` union all `));
    return terms.map((_, at) => rows.find((row) => row.at === at)?.count ?? 0);
  }

  async byWords(terms: Term[], ranked: Term[], limit: number): Promise<number[]> {
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      with p as materialized (
        select id, search from products where search @@ ${tsqueryOf(terms)}::tsquery limit ${CANDIDATES_MAX}
      ) select p.id from p order by ${wordRank(ranked)} desc, p.id limit ${limit}`);
    return rows.map((row) => row.id);
  }
}

const { D, C, B, A } = RANK_WEIGHTS;
const WEIGHTS = `{${[D, C, B, A].join(',')}}`;

/** The condition on `products p` for being a hit. */
export function isHit({ parts, terms }: SearchHits): SQL {
  const byPart = sql`p.id = any(${intArray(parts.map((hit) => hit.id))})`;
  if (terms.length === 0) return byPart;
  const byWords = sql`p.search @@ ${tsqueryOf(terms)}::tsquery`;
  return parts.length > 0 ? sql`(${byPart} or ${byWords})` : byWords;
}

/** How well the words of a search fit `products p`: a word in the name counts most. */
export const wordRank = (terms: Term[]): SQL =>
  terms.length > 0 ? sql`ts_rank(${WEIGHTS}::real[], p.search, ${rankingQuery(terms)}::tsquery)` : sql`0::real`;
