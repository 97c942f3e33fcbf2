import { sql, type SQL } from 'drizzle-orm';
import { type ParsedProductQuery, READ_MAX, WEIGHED_MAX } from '../../../../shared/catalogue/selection.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import type { SearchHits } from '../../../../shared/search/SearchEngine.ts';
import { kindsOf } from '../../../../shared/search/named/choices.ts';
import { rankedTerms } from '../../../../shared/search/near.ts';
import { allBeforeNear, fitsFirst, namedPlace, wordRank } from '../../search/hitConditions.ts';
import { hasAll } from '../../search/tsquery.ts';
import type { Priced } from '../products/productItems.ts';
import { intArray } from '../writing/upsert.ts';

export interface ListingOptions extends Priced {
  language: Language;
}

/** Orders that read only `products p` and have an index per group. */
export const BY_ID = sql`p.id`;
export const BY_NAME = sql`p.sort_name, p.id`;

/** Returns the order of `total` hits: as requested, else by relevance, id, or the catalogue's default. */
export function orderOf(
  { sort, ids }: ParsedProductQuery,
  options: ListingOptions,
  hits: SearchHits | null,
  total: number,
): SQL {
  if (sort === 'name') return nameIn(options.language, total);
  if (sort === 'newest') return sql`p.created_at desc nulls last, p.id`;
  if (sort === 'delivery') return sql`p.delivery_days, p.id`;
  // No order by price without prices: it would reveal them to a visitor.
  if (sort === 'price_asc' && options.withPrices) return sql`p.price nulls last, p.id`;
  if (sort === 'price_desc' && options.withPrices) return sql`p.price desc nulls last, p.id`;
  if (hits) return byRelevance(hits, total);
  return ids ? sql`array_position(${intArray(ids)}, p.id)` : BY_ID;
}

/** The same of a few hits; null where the place of each hit depends on more than the product. */
export const orderOfFew = (query: ParsedProductQuery, options: ListingOptions, hits: SearchHits | null): SQL | null =>
  hits && hits.parts.length + hits.things.length > 0 ? null : orderOf(query, options, hits, 0);

function byRelevance(hits: SearchHits, total: number): SQL {
  const { parts, groups, machine, brands, things } = hits;
  const place = parts.length > 0 ? sql`hit.place nulls last, ` : sql``;
  const byName = groups.length > 0 || machine !== null || brands.length > 0 ? sql`${namedPlace(hits)} desc, ` : sql``;
  if (things.length > 0) return orderInTurn(hits, total <= WEIGHED_MAX);
  if (total <= WEIGHED_MAX)
    return sql`${place}${allBeforeNear(hits)}${byName}${wordRank(rankedTerms(hits))} desc, ${fitsFirst(hits)}p.id`;
  return parts.length > 0 ? sql`${place}p.id` : BY_ID;
}

/** Sorts the best hit of each wanted thing first, then the second of each, and other products last. */
function orderInTurn({ terms, things, ...otherHits }: SearchHits, isWeighed: boolean): SQL {
  const kinds = kindsOf({ terms, things });
  const isOfKind = (index: number): SQL => (kinds ? sql` and ${hasAll(kinds[index]!)}` : sql``);
  const cases = things.map(
    (groups, index) => sql`when p.group_id = any(${intArray(groups)})${isOfKind(index)} then ${index}::int`,
  );
  const thing = sql`case ${sql.join(cases, sql` `)} else ${things.length}::int end`;
  const best = isWeighed ? sql`${namedPlace({ ...otherHits, things })} desc, ${wordRank(terms)} desc, p.id` : BY_ID;
  return sql`(${thing} = ${things.length}::int), row_number() over (partition by ${thing} order by ${best}), ${thing}, p.id`;
}

function nameIn(language: Language, total: number): SQL {
  if (language === 'en' || total > READ_MAX) return BY_NAME;
  const own = language === 'zh' ? 'product_name' : `${language}_product_name`;
  return sql`lower(coalesce(p.item->>${own}::text, p.sort_name)) collate "C", p.id`;
}
