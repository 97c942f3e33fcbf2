import { type ParsedProductQuery, READ_MAX, WEIGHED_MAX } from '../../../shared/catalogue/selection.ts';
import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import { interleave } from '../../../shared/lists/interleave.ts';
import { groupsBeforeNear, rankedTerms } from '../../../shared/search/near.ts';
import { kindsOf } from '../../../shared/search/named/choices.ts';
import type { SearchHits } from '../../../shared/search/SearchEngine.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { CatalogueIndex, IndexedProduct } from './CatalogueIndex.ts';

type Order = (a: IndexedProduct, b: IndexedProduct) => number;

interface Listing {
  hits: SearchHits | null;
  /** The number of products, which decides whether they are ranked by their words. */
  total: number;
  language: Language;
}

/** Orders that do not depend on the keyword. */
const OWN_ORDERS = new Set<ParsedProductQuery['sort']>(['name', 'newest', 'delivery']);

/** Sorts products as the query asks. Without an order of its own, a search for several things shows them in turn. */
export function orderProducts(
  products: readonly IndexedProduct[],
  catalogue: CatalogueIndex,
  query: ParsedProductQuery,
  listing: Listing,
): IndexedProduct[] {
  const sorted = products.toSorted(orderOf(catalogue, query, listing));
  const { hits } = listing;
  return hits === null || OWN_ORDERS.has(query.sort) ? sorted : thingsInTurn(sorted, hits, catalogue);
}

/** Sorts the best hit of each wanted thing first, then the second of each, and other products last. */
function thingsInTurn(sorted: IndexedProduct[], hits: SearchHits, catalogue: CatalogueIndex): IndexedProduct[] {
  const { things } = hits;
  if (things.length === 0) return sorted;
  const kinds = kindsOf(hits)?.map((terms) => catalogue.withWords(terms));
  const thingOf = ({ item }: IndexedProduct): number =>
    things.findIndex((groups, index) => groups.includes(item.group.id) && (!kinds || kinds[index]!.has(item.id)));
  const byThing = Map.groupBy(sorted, thingOf);
  return [...interleave(things.map((_, index) => byThing.get(index) ?? [])), ...(byThing.get(-1) ?? [])];
}

function orderOf(
  catalogue: CatalogueIndex,
  { sort, ids }: ParsedProductQuery,
  { hits, total, language }: Listing,
): Order {
  const byId: Order = (a, b) => a.item.id - b.item.id;
  if (sort === 'name') return compareBy((product) => nameIn(product, language, total), byId);
  if (sort === 'newest') return (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : byId(a, b));
  if (sort === 'delivery') return compareBy(({ item }) => item.delivery_days, byId);
  // Prices are not stored offline, so an order by price is not possible.
  if (hits) return byRelevance(catalogue, hits, total, byId);
  return ids ? compareBy(({ item }) => ids.indexOf(item.id), byId) : byId;
}

function byRelevance(catalogue: CatalogueIndex, hits: SearchHits, total: number, byId: Order): Order {
  const places = new Map(hits.parts.map(({ id }, index) => [id, index]));
  const isWeighed = total <= WEIGHED_MAX;
  const rank = isWeighed ? catalogue.rank(rankedTerms(hits)) : () => 0;
  const all = hits.near ? catalogue.withWords(hits.terms) : null;
  const groups = groupsBeforeNear(hits);
  const isPart = ({ group }: ProductItem): boolean => groups.length === 0 || groups.includes(group.id);
  const placeOf = isWeighed ? catalogue.placeOf(hits) : () => 0;
  const fits = isWeighed ? catalogue.isFitting(hits.fitted ?? []) : () => false;
  const byFit = compareBy(({ item }) => (fits(item.id) ? 0 : 1), byId);
  const byRank = compareBy(({ item }) => -rank(item.id), byFit);
  return compareBy(
    ({ item }) => places.get(item.id) ?? Number.MAX_SAFE_INTEGER,
    compareBy(
      ({ item }) => (all && !(all.has(item.id) && isPart(item)) ? 1 : 0),
      compareBy(({ item }) => -placeOf(item.id), byRank),
    ),
  );
}

const compareBy =
  (keyOf: (indexed: IndexedProduct) => string | number, then: Order): Order =>
  (a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    return first < second ? -1 : first > second ? 1 : then(a, b);
  };

function nameIn({ item, sortName }: IndexedProduct, language: Language, total: number): string {
  if (language === 'en' || total > READ_MAX) return sortName;
  return ((language === 'zh' ? item.product_name : item[`${language}_product_name`]) ?? sortName).toLowerCase();
}
