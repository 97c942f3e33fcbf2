import { sql, type SQL } from 'drizzle-orm';
import {
  CANDIDATES_MAX,
  FITS,
  IN_GROUP,
  type Named,
  OF_BRAND,
  type SearchEngine,
  type SearchHits,
} from '../../../shared/search/engine.ts';
import { type Among, COUNT_MAX } from '../../../shared/search/relaxQuery.ts';
import type { ProductState } from '../../../shared/search/words/thesaurus.ts';
import type { PartRow } from '../../../shared/search/numbers/rankPartNumbers.ts';
import type { Term } from '../../../shared/search/parseQuery.ts';
import type { Machine } from '../../../shared/search/named/machines.ts';
import type { NameableBrand } from '../../../shared/search/named/namedBrands.ts';
import type { NameableGroup } from '../../../shared/search/named/namedGroups.ts';
import { RANK_WEIGHTS } from '../../../shared/search/ranking.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { ALL, sampled, VERY_MANY } from '../catalogue/facets/sampling.ts';
import { intArray, textArray } from '../catalogue/writing/upsert.ts';
import { partNumbersAround, partNumbersFrom, partNumbersWith } from './partNumbers.ts';
import type { KnownLexemes } from './KnownLexemes.ts';
import { quoteLexeme } from './searchVector.ts';
import { nameQueryOf, rankingQuery, tsqueryOf } from './tsquery.ts';

/** The search engine over the database, for one search. */
export class ProductSearch implements SearchEngine {
  readonly #db: Executor;
  /** Caches prefix matches, as substring searches use them again. */
  readonly #beginnings = new Map<string, Promise<PartRow[]>>();
  /** Hits of a query in the smallest sample, for estimates. */
  readonly #inSample = new Map<string, number>();

  readonly #named: NamedSources;

  constructor(db: Executor, named: NamedSources) {
    this.#db = db;
    this.#named = named;
  }

  groups(): Promise<readonly NameableGroup[]> {
    return this.#named.groups.all();
  }

  brands(): Promise<readonly NameableBrand[]> {
    return this.#named.brands.all();
  }

  async known(lexemes: readonly string[]): Promise<string[]> {
    const { rows } = await this.#db.execute<{ lexeme: string }>(sql`
      select lexeme from unnest(${textArray(lexemes)}, ${textArray(lexemes.map(quoteLexeme))}) as asked(lexeme, query)
      where exists (select from products where search @@ asked.query::tsquery and retired_at is null)`);
    const known = new Set(rows.map(({ lexeme }) => lexeme));
    return lexemes.filter((lexeme) => known.has(lexeme));
  }

  async partNumbers(key: string, withInfix: boolean): Promise<PartRow[]> {
    const beginnings = this.#beginnings.get(key) ?? partNumbersFrom(this.#db, key);
    this.#beginnings.set(key, beginnings);
    return withInfix ? [...(await beginnings), ...(await partNumbersAround(this.#db, key))] : beginnings;
  }

  wholeNumbers(keys: readonly string[]): Promise<PartRow[]> {
    return partNumbersWith(this.#db, keys);
  }

  // Checks the smallest sample first, which is fast for frequent words. The complete search is materialised, so that the
  // planner takes the index: it expects some of words that are frequent apart, and would read all products for the first.
  async isFound(terms: Term[], among?: Among): Promise<boolean> {
    const known = await this.withKnownNames(terms);
    if (among) return this.#isFoundAmong(among.inName === true ? nameQueryOf(known) : tsqueryOf(known), among);
    const words = tsqueryOf(known);
    const { rows } = await this.#db.execute<{ count: number }>(sql`
      select count(*)::int as count from products p where p.search @@ ${words}::tsquery and p.retired_at is null and ${sampled(VERY_MANY)}`);
    const count = rows[0]?.count ?? 0;
    this.#inSample.set(words, count);
    if (count > 0) return true;
    const all = await this.#db.execute(sql`
      with found as materialized (select retired_at from products where search @@ ${words}::tsquery)
      select 1 from found where retired_at is null limit 1`);
    return all.rows.length > 0;
  }

  // The smallest sample mostly has one: to find all that have the words takes longest.
  async #isFoundAmong(words: string, { groups, states = [] }: Among): Promise<boolean> {
    const isAmong = (which: SQL): SQL => sql`exists (
      with found as materialized (
        select group_id, condition, stock, retired_at from products p where p.search @@ ${words}::tsquery and ${which}
      ) select from found p where retired_at is null and ${groups ? isInGroups(groups) : sql`true`} and ${isInStates(states)})`;
    const { rows } = await this.#db.execute<{ found: boolean }>(sql`
      select case when ${isAmong(sampled(VERY_MANY))} then true else ${isAmong(sampled(ALL))} end as found`);
    return rows[0]?.found === true;
  }

  // A word alone that is frequent is met soon by reading the products, a rare one by the index: the planner tells them apart,
  // but for the beginning of a word, of which it knows nothing. With a limit of one it would read a million products for it.
  async foundEach(terms: Term[]): Promise<boolean[]> {
    if (terms.length === 0) return [];
    const found = (await this.withKnownNames(terms)).map(
      (term) => sql`exists (with found as materialized (
        select id from products where search @@ ${tsqueryOf([term])}::tsquery and retired_at is null limit ${CANDIDATES_MAX}
      ) select from found)`,
    );
    const { rows } = await this.#db.execute<{ found: boolean[] }>(
      sql`select array[${sql.join(found, sql`, `)}] as found`,
    );
    return rows[0]?.found ?? [];
  }

  async withKnownNames(terms: readonly Term[]): Promise<Term[]> {
    return (await this.#named.lexemes.all()).withKnownNames(terms);
  }

  /** Returns the approximate number of hits of such words; null if it was not counted. */
  estimate({ parts, terms, states }: SearchHits): number | null {
    const count = parts.length + states.length > 0 ? undefined : this.#inSample.get(tsqueryOf(terms));
    return count === undefined ? null : VERY_MANY * count;
  }

  async countEach(terms: Term[]): Promise<number[]> {
    if (terms.length === 0) return [];
    const counts = (await this.withKnownNames(terms)).map(tsqueryOfOne).map(
      (words, at) => sql`select ${at}::int as at, case
        when ${countOf(words, sampled(VERY_MANY), SURELY_MANY)} = ${SURELY_MANY}::int then ${COUNT_MAX}::int
        else ${countOf(words, sampled(ALL), COUNT_MAX)} end as count`,
    );
    const { rows } = await this.#db.execute<{ at: number; count: number }>(sql.join(counts, sql` union all `));
    return terms.map((_, at) => rows.find((row) => row.at === at)?.count ?? 0);
  }

  async machines(models: readonly string[]): Promise<string[]> {
    const { rows } = await this.#db.execute<{ model: string }>(sql`
      select model from unnest(${textArray(models)}) as asked(model)
      where exists (select from product_fits f where lower(f.model) = asked.model)`);
    return rows.map(({ model }) => model);
  }

  machinesFrom(beginnings: readonly string[], limit: number): Promise<Machine[]> {
    return machinesFrom(this.#db, beginnings, limit);
  }

  async byWords(asked: Term[], ranked: Term[], named: Named, limit: number): Promise<number[]> {
    const terms = await this.withKnownNames(asked);
    const isIn = isInGroups(named.groups);
    const areIn = isInStates(named.states.map(({ state }) => state));
    const order = sql`${namedPlace(named)} desc, ${wordRank(ranked)} desc, p.id`;
    if (named.groups.length === 0) return this.#best(firstOf(terms, areIn), order, limit);
    // A word with other names mostly names its group: nearly all that has it is inside, and looking for the rest reads it all.
    if (!isOneWord(asked)) return this.#best(groupsFirst(terms, areIn, isIn, limit), order, limit);
    const first = await this.#best(firstOf(terms, sql`${isIn} and ${areIn}`), order, limit);
    if (first.length >= limit) return first;
    return [
      ...first,
      ...(await this.#best(firstOf(terms, sql`not ${isIn} and ${areIn}`), order, limit - first.length)),
    ];
  }

  async #best(first: SQL, order: SQL, limit: number): Promise<number[]> {
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      with ${first} select p.id from p order by ${order} limit ${limit}`);
    return rows.map((row) => row.id);
  }
}

/** Of a word that so many products of the smallest sample have there are more than are told apart. */
const SURELY_MANY = Math.ceil((2 * COUNT_MAX) / VERY_MANY);
const countOf = (words: string, which: SQL, most: number): SQL => sql`(select count(*)::int from (
  with found as materialized (select retired_at from products p where p.search @@ ${words}::tsquery and ${which})
  select 1 from found where retired_at is null limit ${most}) counted)`;
const tsqueryOfOne = (term: Term): string => tsqueryOf([term]);

const candidates = (terms: Term[], where: SQL): SQL => sql`
  select id, search, group_id, brand_id from products p
  where search @@ ${tsqueryOf(terms)}::tsquery and retired_at is null and ${where}`;

// The first products with one frequent word are found soonest by reading products, as the planner knows. What several
// words find together it mistakes by far: without a limit it takes the index. What is materialised is read only as far as
// it is asked for.
const firstOf = (terms: Term[], where: SQL): SQL =>
  isOneWord(terms)
    ? sql`p as materialized (${candidates(terms, where)} limit ${CANDIDATES_MAX})`
    : sql`found as materialized (${candidates(terms, where)}), p as materialized (select * from found limit ${CANDIDATES_MAX})`;

/** The first of the named groups, then of the others where those are fewer; looked up once, as that takes longest. */
const groupsFirst = (terms: Term[], where: SQL, isIn: SQL, limit: number): SQL => sql`
  found as materialized (${candidates(terms, where)}),
  inside as materialized (select * from found p where ${isIn} limit ${CANDIDATES_MAX}),
  p as materialized (select * from inside union all (select * from found p where not ${isIn}
    limit case when (select count(*) from inside) < ${limit}::int then ${CANDIDATES_MAX}::int else 0 end))`;

/** True where products are found by one lexeme, or by what begins with it. */
function isOneWord([term, ...others]: readonly Term[]): boolean {
  if (!term || others.length > 0 || term.names.length + term.within.length + term.grams.length > 0) return false;
  return term.alternatives.length === 1 && term.alternatives[0]!.length === 1;
}

/** Above all signs that a model has. */
const LAST_SIGN = '\u{10ffff}';

/** Reads all groups and brands of the catalogue, each as one list until it changes. */
export interface NamedSources {
  groups: { all(): Promise<readonly NameableGroup[]> };
  brands: { all(): Promise<readonly NameableBrand[]> };
  lexemes: { all(): Promise<KnownLexemes> };
}

const { D, C, B, A } = RANK_WEIGHTS;
const WEIGHTS = `{${[D, C, B, A].join(',')}}`;

/** Condition on `products p` for being a hit. */
export function isHit({ parts, terms, states }: SearchHits): SQL {
  const byPart = sql`p.id = any(${intArray(parts.map((hit) => hit.id))})`;
  const areIn = isInStates(states.map(({ state }) => state));
  if (terms.length === 0) return states.length > 0 ? areIn : byPart;
  const byWords = sql`(p.search @@ ${tsqueryOf(terms)}::tsquery and ${areIn})`;
  return parts.length > 0 ? sql`(${byPart} or ${byWords})` : byWords;
}

/** Condition on `products p` for being in one of the conditions that are asked for, and in stock where that is. */
function isInStates(states: readonly ProductState[]): SQL {
  const conditions = states.filter((state) => state !== 'in_stock');
  const isOfOne = conditions.length > 0 ? sql`p.condition = any(${textArray(conditions)})` : sql`true`;
  return states.includes('in_stock') ? sql`(${isOfOne} and p.stock > 0)` : isOfOne;
}

const isInGroups = (groups: readonly number[]): SQL => sql`p.group_id = any(${intArray(groups)})`;

/** How much of what a search names `products p` are: of a group, parts that fit the machine, of a brand. */
export function namedPlace({ groups, machine, brands }: Named): SQL {
  const fits = sql`exists (select from product_fits f where f.product_id = p.id and lower(f.model) = ${machine})`;
  return sql`(${isInGroups(groups)})::int * ${IN_GROUP}::int + ${machine === null ? sql`0` : sql`(${fits})::int * ${FITS}::int`}
    + ${brands.length === 0 ? sql`0` : sql`(p.brand_id = any(${intArray(brands)}))::int * ${OF_BRAND}::int`}`;
}

/** Relevance of `products p` for the words of a search; a word in the name counts most. */
export const wordRank = (terms: Term[]): SQL =>
  terms.length > 0 ? sql`ts_rank(${WEIGHTS}::real[], p.search, ${rankingQuery(terms)}::tsquery)` : sql`0::real`;

/** So many machines are held in memory; of more each suggestion asks the database. */
const MACHINES_MAX = 2_000;

/** All machines that parts fit, by model; null if there are too many to hold. */
export async function readMachines(db: Executor): Promise<Machine[] | null> {
  const machines = await machinesFrom(db, [''], MACHINES_MAX + 1);
  return machines.length > MACHINES_MAX ? null : machines;
}

// Steps from model to model through the index: one model may be fitted by thousands of parts.
async function machinesFrom(db: Executor, beginnings: readonly string[], limit: number): Promise<Machine[]> {
  if (beginnings.length === 0) return [];
  const { rows } = await db.execute<Machine & Record<string, unknown>>(sql`
    select distinct on (first.key collate "C") first.key, first.brand_name, first.model
    from unnest(${textArray(beginnings)}, ${textArray(beginnings.map((start) => start + LAST_SIGN))}) as asked(low, high)
    cross join lateral (
      with recursive found as (
        (select lower(model) as key, 1 as place from product_fits
          where lower(model) ~>=~ asked.low and lower(model) ~<~ asked.high order by lower(model) using ~<~ limit 1)
        union all
        select (select lower(f.model) from product_fits f where lower(f.model) ~>~ found.key and lower(f.model) ~<~ asked.high
          order by lower(f.model) using ~<~ limit 1), found.place + 1
        from found where found.key is not null and found.place < ${limit}::int
      )
      select found.key, own.brand_name, own.model from found cross join lateral (
        select brand_name, model from product_fits where lower(model) = found.key
        order by brand_name using ~<~, model using ~<~ limit 1
      ) own
    ) first order by first.key collate "C" limit ${limit}`);
  return rows.map(({ brand_name, model }) => ({ brand_name, model }));
}
