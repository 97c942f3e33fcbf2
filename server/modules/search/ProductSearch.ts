import { sql, type SQL } from 'drizzle-orm';
import {
  CANDIDATES_MAX,
  type CountedGroup,
  type Named,
  type SearchEngine,
  type SearchHits,
} from '../../../shared/search/SearchEngine.ts';
import type { Among } from '../../../shared/search/WordIndex.ts';
import type { PartRow } from '../../../shared/search/numbers/rankPartNumbers.ts';
import type { Term } from '../../../shared/search/terms/Term.ts';
import type { GroupFit } from '../../../shared/search/named/namedGroups.ts';
import { type Machine, machinesBeginning, machinesOf } from '../../../shared/search/named/machines.ts';
import type { NameableBrand } from '../../../shared/search/named/namedBrands.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { ALL, sampleCondition, type Share, VERY_MANY } from '../catalogue/facets/sampling.ts';
import { textArray } from '../catalogue/writing/upsert.ts';
import { knownModels, machinesFrom } from './machines.ts';
import { partNumbersAround, partNumbersFrom, partNumbersWith } from './partNumbers.ts';
import type { KnownLexemes } from './KnownLexemes.ts';
import { quoteLexeme } from './searchVector.ts';
import { fitsFirst, isInGroups, isInStates, isOfBrands, namedPlace, wordRank } from './hitConditions.ts';
import { hasAll, tsqueryOf } from './tsquery.ts';

/** The search engine over the database, for one search. */
export class ProductSearch implements SearchEngine {
  readonly #db: Executor;
  /** Caches prefix matches, as substring searches use them again. */
  readonly #beginnings = new Map<string, Promise<PartRow[]>>();
  /** Hits of a query in the smallest sample, for estimates, and the groups that they are of. */
  readonly #inSample = new Map<string, { count: number; groups: readonly number[] }>();

  readonly #namedSources: NamedSources;

  constructor(db: Executor, namedSources: NamedSources) {
    this.#db = db;
    this.#namedSources = namedSources;
  }

  groups(): Promise<readonly CountedGroup[]> {
    return this.#namedSources.groups.all();
  }

  brands(): Promise<readonly NameableBrand[]> {
    return this.#namedSources.brands.all();
  }

  fits(): Promise<readonly GroupFit[]> {
    return this.#namedSources.fits.all();
  }

  async filterKnown(lexemes: readonly string[]): Promise<string[]> {
    const { rows } = await this.#db.execute<{ lexeme: string }>(sql`
      select lexeme from unnest(${textArray(lexemes)}, ${textArray(lexemes.map(quoteLexeme))}) as asked(lexeme, query)
      where exists (select from products where search @@ asked.query::tsquery and retired_at is null)`);
    const indexed = new Set(rows.map(({ lexeme }) => lexeme));
    return lexemes.filter((lexeme) => indexed.has(lexeme));
  }

  async partNumbers(key: string, withInfix: boolean): Promise<PartRow[]> {
    const beginnings = this.#beginnings.get(key) ?? partNumbersFrom(this.#db, key);
    this.#beginnings.set(key, beginnings);
    return withInfix ? [...(await beginnings), ...(await partNumbersAround(this.#db, key))] : beginnings;
  }

  wholeNumbers(keys: readonly string[]): Promise<PartRow[]> {
    return partNumbersWith(this.#db, keys);
  }

  async isFound(terms: Term[], among?: Among): Promise<boolean> {
    const knownTerms = await this.withKnownNames(terms);
    const [words, areAll] = [tsqueryOf(knownTerms), hasAll(knownTerms)];
    if (among) return this.#isInSample(words, among) || (await this.firstFound([terms], among)) === 0;
    const { rows } = await this.#db.execute<{ count: number; groups: number[]; found: boolean }>(sql`
      select count, groups, count > 0 or ${someOf(areAll, ALL, {})} as found from (
        select count(*)::int as count, coalesce(array_agg(distinct group_id), '{}') as groups from products p
        where ${areAll} and p.retired_at is null and ${sampleCondition(VERY_MANY)}
      ) few`);
    const { count, groups, found } = rows[0]!;
    this.#inSample.set(words, { count, groups });
    return found;
  }

  /** True if the sample is known to have such a product. */
  #isInSample(words: string, { groups, brands, states = [], inName }: Among): boolean {
    const sampledGroups = this.#inSample.get(words)?.groups ?? [];
    return (
      !brands &&
      states.length === 0 &&
      inName !== true &&
      (groups ?? sampledGroups).some((group) => sampledGroups.includes(group))
    );
  }

  async firstFound(lists: Term[][], among: Among = {}): Promise<number> {
    const listed = lists.flat();
    const lexemes = await this.#namedSources.lexemes.all();
    const knownTermByTerm = new Map(
      (await lexemes.withKnownNames(listed)).map((term, index) => [listed[index]!, term]),
    );
    const cases = lists.map((terms, index) => {
      const some = terms.map((term) => knownTermByTerm.get(term)!);
      const words = hasAll(some, among.inName === true);
      const few = fewOf(lexemes, some);
      const isRare = few !== ALL_PRODUCTS || lexemes.fewestCounted(some) <= FEW;
      const isThere = isRare ? someOf(words, ALL, among, few) : isSomewhere(words, among);
      return sql`when ${isThere} then ${index}::int`;
    });
    const { rows } = await this.#db.execute<{ at: number }>(sql`
      select case ${sql.join(cases, sql` `)} else -1 end as at`);
    return rows[0]!.at;
  }

  async foundEach(terms: Term[]): Promise<boolean[]> {
    if (terms.length === 0) return [];
    const conditions = (await this.withKnownNames(terms)).map((term) => isSomewhere(hasAll([term]), {}));
    const { rows } = await this.#db.execute<{ found: boolean[] }>(
      sql`select array[${sql.join(conditions, sql`, `)}] as found`,
    );
    return rows[0]?.found ?? [];
  }

  async withKnownNames(terms: readonly Term[]): Promise<Term[]> {
    return (await this.#namedSources.lexemes.all()).withKnownNames(terms);
  }

  /** Returns the approximate number of hits of such words; null if it was not counted. */
  estimate({ parts, terms, states, near }: SearchHits): number | null {
    const count = parts.length + states.length > 0 || near ? undefined : this.#inSample.get(tsqueryOf(terms))?.count;
    return count === undefined ? null : VERY_MANY * count;
  }

  async countEach(terms: Term[]): Promise<number[]> {
    return terms.length === 0 ? [] : (await this.#namedSources.lexemes.all()).countEach(terms);
  }

  // To plan the statement takes longer than all the rest of many suggestions.
  async machines(models: readonly string[]): Promise<string[]> {
    const all = await this.#namedSources.machines.all();
    return all ? machinesOf(all, models) : knownModels(this.#db, models);
  }

  async machinesFrom(beginnings: readonly string[], limit: number): Promise<Machine[]> {
    const all = await this.#namedSources.machines.all();
    return all ? machinesBeginning(all, beginnings, limit) : machinesFrom(this.#db, beginnings, limit);
  }

  async byWords(required: Term[], ranked: Term[], namedThings: Named, limit: number): Promise<number[]> {
    const lexemes = await this.#namedSources.lexemes.all();
    const terms = await lexemes.withKnownNames(required);
    const isLarge = await this.#isLarge();
    // Where one of several words is rare, all that is asked for them is.
    if (isLarge && terms.length > 1) await lexemes.countEach(terms);
    const fewest = lexemes.fewestCounted(terms);
    if (fewest === 0) return [];
    const areIn = isInStates(namedThings.states.map(({ state }) => state));
    const page = { isIn: isInGroups(namedThings.groups), areNamed: namedThings.groups.length > 0, limit };
    const isOfMany = fewest > FEW && isLarge;
    const first = isOfMany
      ? firstOfMany(terms, areIn, page)
      : firstOf(terms, areIn, { ...page, few: fewOf(lexemes, terms) });
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      with ${first} select p.id from p order by ${namedPlace(namedThings)} desc, ${wordRank(ranked)} desc, ${fitsFirst(namedThings)}p.id limit ${limit}`);
    return rows.map((row) => row.id);
  }

  async #isLarge(): Promise<boolean> {
    const roots = (await this.#namedSources.groups.all()).filter(({ parent_id }) => parent_id === null);
    return roots.reduce((sum, { product_count }) => sum + product_count, 0) > this.#namedSources.large;
  }
}

const ALL_PRODUCTS = sql`products`;

/**
 * The products to search: only those with the rarest word, if another word is a prefix. The index would read every word with
 * that prefix.
 */
function fewOf(lexemes: KnownLexemes, terms: readonly Term[]): SQL {
  const rarest = lexemes.rarest(terms);
  return rarest && terms.some((term) => term !== rarest && term.isPrefix)
    ? sql`(select * from products where search @@ ${tsqueryOf([rarest])}::tsquery offset 0)`
    : ALL_PRODUCTS;
}

/**
 * True where some product of a sample has the words and is in `among`. The search is materialised, so
 * that the planner takes the index: it expects some products with words that are frequent apart, and would read all products
 * for the first. It has no statistics about beginnings of words. Among all products the groups are looked up in their index,
 * which is much more than a sample has.
 */
const someOf = (words: SQL, share: Share, { groups, brands, states = [] }: Among, few: SQL = ALL_PRODUCTS): SQL => {
  const isIn = groups ? isInGroups(groups) : sql`true`;
  return sql`exists (
  with found as materialized (
    select group_id, brand_id, condition, stock, retired_at from ${few} p
    where ${words} and ${share === ALL ? isIn : sampleCondition(share)}
  ) select from found p where retired_at is null and ${isIn} and ${brands ? isOfBrands(brands) : sql`true`}
    and ${isInStates(states)})`;
};

/** The same of all products. The smallest sample mostly has one, which is found soon where the words are frequent. */
const isSomewhere = (words: SQL, among: Among): SQL =>
  sql`(${someOf(words, VERY_MANY, among)} or ${someOf(words, ALL, among)})`;

interface NamedFirst {
  isIn: SQL;
  areNamed: boolean;
  /** The number of products to return. */
  limit: number;
}

/**
 * `p`: the first products with the words, those of named groups, and others only where those are too few. What is
 * materialised is read only as far as it is asked for; the search has no limit of its own, with which the planner would read
 * all products for what it expects often.
 */
const firstOf = (terms: Term[], condition: SQL, { isIn, areNamed, limit, few }: NamedFirst & { few: SQL }): SQL => sql`
  found as materialized (${havingAll(terms, condition, ALL, few)}),
  inside as materialized (select * from found p where ${areNamed ? isIn : sql`true`} limit ${CANDIDATES_MAX}),
  p as materialized (select * from inside ${areNamed ? othersOf(isIn, limit) : sql``})`;

/**
 * The same of a large catalogue: to find all products with a frequent word takes longest, so that those of the smallest
 * sample are weighed that has enough of them. The groups are looked at afterwards, as the planner would join their index with
 * that of all products.
 */
const firstOfMany = (terms: Term[], where: SQL, { isIn, areNamed, limit }: NamedFirst): SQL => {
  const condition = areNamed ? isIn : sql`true`;
  const isFew = (table: 'few_64' | 'few_8'): SQL => sql`(select count(*) < ${ENOUGH}::int from ${sql.raw(table)})`;
  return sql`
    in_64 as materialized (${havingAll(terms, where, 64)}),
    few_64 as materialized (select * from in_64 p where ${condition} limit ${CANDIDATES_MAX}),
    in_8 as materialized (${havingAll(terms, where, 8)}),
    few_8 as materialized (
      select * from in_8 p where ${condition} limit case when ${isFew('few_64')} then ${CANDIDATES_MAX}::int else 0 end),
    found as materialized (${havingAll(terms, where, ALL)}),
    inside as materialized (
      select * from few_64 where not ${isFew('few_64')}
      union all select * from few_8 where not ${isFew('few_8')}
      union all (select * from found p where ${condition}
        limit case when ${isFew('few_64')} and ${isFew('few_8')} then ${CANDIDATES_MAX}::int else 0 end)),
    p as materialized (select * from inside ${areNamed ? othersOf(isIn, limit) : sql``})`;
};
/** The number of hits in a sample that is enough to rank. */
const ENOUGH = CANDIDATES_MAX / 2;
/** A word in fewer products than this has too few of them in any sample. */
const FEW = 4 * ENOUGH;

const havingAll = (terms: Term[], condition: SQL, share: Share, few: SQL = ALL_PRODUCTS): SQL => sql`
  select id, search, group_id, brand_id from ${few} p
  where ${hasAll(terms)} and retired_at is null and ${condition} and ${sampleCondition(share)}`;
const othersOf = (isIn: SQL, limit: number): SQL => sql`
  union all (select * from found p where not ${isIn}
    limit case when (select count(*) from inside) < ${limit}::int then ${CANDIDATES_MAX}::int else 0 end)`;

/**
 * Reads all groups, brands, machines and fits between groups of the catalogue, each as one list until it changes; null for too
 * many machines.
 */
export interface NamedSources {
  groups: { all(): Promise<readonly CountedGroup[]> };
  brands: { all(): Promise<readonly NameableBrand[]> };
  machines: { all(): Promise<readonly Machine[] | null> };
  fits: { all(): Promise<readonly GroupFit[]> };
  lexemes: { all(): Promise<KnownLexemes> };
  /** The number of products in a large catalogue. */
  large: number;
}
