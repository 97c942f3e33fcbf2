import { sql, type SQL } from 'drizzle-orm';
import { FITS, IN_GROUP, type Named, OF_BRAND, type SearchHits } from '../../../shared/search/SearchEngine.ts';
import { groupsBeforeNear } from '../../../shared/search/near.ts';
import { RANK_WEIGHTS } from '../../../shared/search/ranking.ts';
import type { Term } from '../../../shared/search/terms/Term.ts';
import type { ProductState } from '../../../shared/search/words/concepts/Concept.ts';
import { intArray, textArray } from '../catalogue/writing/upsert.ts';
import { hasAll, rankingQuery } from './tsquery.ts';

const { D, C, B, A } = RANK_WEIGHTS;
const WEIGHTS = `{${[D, C, B, A].join(',')}}`;

/** Condition on `products p` for being a hit. */
export function isHit({ parts, terms, states, groups, near }: SearchHits): SQL {
  const byPart = sql`p.id = any(${intArray(parts.map((hit) => hit.id))})`;
  const areIn = isInStates(states.map(({ state }) => state));
  if (terms.length === 0) return states.length > 0 ? areIn : byPart;
  const areAll = hasAll(terms);
  const isNear = near && sql`(${isNamed(groups)} and ${near.length > 0 ? hasAll(near) : sql`true`})`;
  const byWords = sql`(${isNear ? sql`(${areAll} or ${isNear})` : areAll} and ${areIn})`;
  return parts.length > 0 ? sql`(${byPart} or ${byWords})` : byWords;
}

/** Condition on `products p` for being in one of the conditions that are asked for, and in stock where that is. */
export function isInStates(states: readonly ProductState[]): SQL {
  const conditions = states.filter((state) => state !== 'in_stock');
  const isOfOne = conditions.length > 0 ? sql`p.condition = any(${textArray(conditions)})` : sql`true`;
  return states.includes('in_stock') ? sql`(${isOfOne} and p.stock > 0)` : isOfOne;
}

/** The condition that a product is in one of the groups. */
export const isInGroups = (groups: readonly number[]): SQL => sql`p.group_id = any(${intArray(groups)})`;

/** The condition that a product is of one of the brands. */
export const isOfBrands = (brands: readonly number[]): SQL => sql`p.brand_id = any(${intArray(brands)})`;

/** Whether `products p` are of the named groups; true where none is named. */
const isNamed = (groups: readonly number[]): SQL => (groups.length > 0 ? isInGroups(groups) : sql`true`);

/** How much of what a search names `products p` are: of a group, parts that fit the machine, of a brand. */
export function namedPlace({ groups, machine, brands }: Named): SQL {
  const fits = sql`exists (select from product_fits f where f.product_id = p.id and lower(f.model) = ${machine})`;
  return sql`(${isInGroups(groups)})::int * ${IN_GROUP}::int + ${machine === null ? sql`0` : sql`(${fits})::int * ${FITS}::int`}
    + ${brands.length === 0 ? sql`0` : sql`(${isOfBrands(brands)})::int * ${OF_BRAND}::int`}`;
}

/** Orders hits first that fit a machine of the groups that a search names. */
export const fitsFirst = ({ fitted = [] }: Pick<Named, 'fitted'>): SQL =>
  fitted.length === 0
    ? sql``
    : sql`(exists (select from product_fits f join products m on m.id = f.machine_id and m.retired_at is null
        where f.product_id = p.id and m.group_id = any(${intArray(fitted)}))) desc, `;

/** Products with all words go before those that come near: of parts for a machine only those of the named groups. */
export const allBeforeNear = (hits: SearchHits): SQL =>
  hits.near ? sql`(${hasAll(hits.terms)} and ${isNamed(groupsBeforeNear(hits))}) desc, ` : sql``;

/** Relevance of `products p` for the words of a search; a word in the name counts most. */
export const wordRank = (terms: Term[]): SQL =>
  terms.length > 0 ? sql`ts_rank(${WEIGHTS}::real[], p.search, ${rankingQuery(terms)}::tsquery)` : sql`0::real`;
