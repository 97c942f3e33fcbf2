import {
  type ParsedProductQuery,
  READ_MAX,
  type Selection,
  selectionOf,
  WEIGHED_MAX,
} from '../../../shared/catalogue/selection.ts';
import {
  type CountedSpec,
  offeredSpecs,
  samplesOf,
  specFacets,
  VALUES_MAX,
} from '../../../shared/catalogue/specFacets.ts';
import { type FacetCell, countProducts, fixedFacets } from '../../../shared/catalogue/fixedFacets.ts';
import { LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import type { Facet, ProductItem, ProductPage } from '../../../shared/contract/schemas/catalogue.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { readingOf } from '../../../shared/search/readingOf.ts';
import { searchProducts } from '../../../shared/search/searchProducts.ts';
import { groupsBeforeNear, rankedTerms } from '../../../shared/search/near.ts';
import type { SearchHits } from '../../../shared/search/SearchEngine.ts';
import { kindsOf } from '../../../shared/search/named/choices.ts';
import { interleave } from '../../../shared/lists/interleave.ts';
import { matchOf } from '../../../shared/search/matchOf.ts';
import { withVariantMeant } from '../../../shared/search/variantMeant.ts';
import type { OpenFile } from './CatalogueFile.ts';
import { nearestPart, nearestTo } from '../../../shared/search/nearest.ts';
import { groupOf, type IndexedProduct, isInStates, type CatalogueIndex } from './CatalogueIndex.ts';

type OfflineFile = Pick<OpenFile, 'index' | 'product'>;
type Order = (a: IndexedProduct, b: IndexedProduct) => number;

/** Lists products by the server's rules: keyword, filters, order, paging and facets. */
export async function listProducts(
  file: OfflineFile,
  query: ParsedProductQuery,
  language: Language,
): Promise<ProductPage> {
  const catalogue = file.index;
  const selection = selectionOf(query, catalogue.tree);
  const hits = query.keyword ? await searchProducts(catalogue, query.keyword) : null;
  const base = baseOf(catalogue, query, selection, hits);
  const within = base.filter(withSpecs(selection));
  const cube = cubeOf(within);
  const total = countProducts(cube, selection);
  const matching = within.filter(withChoices(selection));
  const { page = 1, page_size = LISTING_PAGE_SIZE } = query;
  const order = orderOf(catalogue, query, { hits, total, language });
  const sorted = matching.toSorted(order);
  const isInTurn = hits !== null && !OWN_ORDERS.has(query.sort);
  const pageProducts = (isInTurn ? thingsInTurn(sorted, hits, catalogue) : sorted).slice(
    (page - 1) * page_size,
    page * page_size,
  );
  const results = await Promise.all(
    pageProducts.map(async ({ item }) => (hits ? hitOf(file, item, hits, language) : item)),
  );
  const reading = readingOf(hits);
  const nearest =
    hits && total === 0 && query.keyword
      ? nearestPart(await nearestTo(catalogue, query.keyword), catalogue.details.map(groupOf))
      : undefined;
  const shownPage = {
    results,
    total,
    page,
    page_size,
    ...(reading && { reading }),
    ...(nearest && { nearest }),
  };
  if (query.facets === 0) return { ...shownPage, facets: [] };
  const facets = await fixedFacets(cube, selection, { tree: catalogue.tree, brands: brandsOf(catalogue) });
  if (total <= READ_MAX) facets.push(...(await specFacetsOf(file, base.filter(withChoices(selection)), selection)));
  return { ...shownPage, facets };
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

/** A product with why it was found, and the variant that was. */
async function hitOf(
  { product }: OfflineFile,
  item: ProductItem,
  hits: SearchHits,
  language: Language,
): Promise<ProductItem> {
  const skus = item.sku_count > 1 ? ((await product(item.id))?.skus ?? []) : [];
  return withVariantMeant({ ...item, match: matchOf(item, hits, language) }, skus, hits);
}

const brandsOf = (catalogue: CatalogueIndex) => (ids: readonly number[]) =>
  Promise.resolve(catalogue.allBrands.filter(({ id }) => ids.includes(id)));

function baseOf(
  catalogue: CatalogueIndex,
  { ids }: ParsedProductQuery,
  { scopeGroups }: Selection,
  hits: SearchHits | null,
): IndexedProduct[] {
  const words = hits && hits.terms.length > 0 ? catalogue.withWords(hits.terms) : null;
  const isNear = hits?.near ? catalogue.isNear(hits.groups, hits.near) : () => false;
  const isIn = isInStates(hits?.states.map(({ state }) => state) ?? []);
  const isOfWords = (item: ProductItem): boolean =>
    hits !== null && (words ? words.has(item.id) || isNear(item) : hits.states.length > 0) && isIn(item);
  const parts = new Set(hits?.parts.map(({ id }) => id));
  const requestedIds = ids && new Set(ids);
  return catalogue.products.filter(
    ({ item }) =>
      (!hits || parts.has(item.id) || isOfWords(item)) &&
      (!scopeGroups || scopeGroups.has(item.group.id)) &&
      (!requestedIds || requestedIds.has(item.id)),
  );
}

const withChoices =
  ({ brands, conditions, chosenGroups }: Selection) =>
  ({ item }: IndexedProduct): boolean =>
    (brands.length === 0 || brands.includes(item.brand.id)) &&
    (conditions.length === 0 || conditions.includes(item.condition)) &&
    (!chosenGroups || chosenGroups.has(item.group.id));

/** Matches any of a key's values, for every key but `except`. */
const withSpecs =
  ({ specs }: Selection, except?: string) =>
  ({ tokens }: IndexedProduct): boolean =>
    [...specs].every(([key, values]) => key === except || values.some((value) => tokens.has(`${key}=${value}`)));

function cubeOf(hits: readonly IndexedProduct[]): FacetCell[] {
  const cells = new Map<string, FacetCell>();
  for (const { item } of hits) {
    const key = `${item.group.id} ${item.brand.id} ${item.condition}`;
    const cell = cells.get(key) ?? {
      group_id: item.group.id,
      brand_id: item.brand.id,
      condition: item.condition,
      total: 0,
    };
    cells.set(key, { ...cell, total: cell.total + 1 });
  }
  return [...cells.values()];
}

const OWN_ORDERS = new Set<ParsedProductQuery['sort']>(['name', 'newest', 'delivery']);

function orderOf(
  catalogue: CatalogueIndex,
  { sort, ids }: ParsedProductQuery,
  { hits, total, language }: { hits: SearchHits | null; total: number; language: Language },
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

async function specFacetsOf(
  { product }: OfflineFile,
  hits: readonly IndexedProduct[],
  selection: Selection,
): Promise<Facet[]> {
  const counts = countSpecs(hits.filter(withSpecs(selection)));
  const choiceByKey = new Map(
    [...selection.specs.keys()].map((key) => [key, countSpecs(hits.filter(withSpecs(selection, key)), key)] as const),
  );
  const specs = offeredSpecs({ counted: counts, chosen: choiceByKey });
  const wording = samplesOf(specs).map(async (id) => {
    const sample = await product(id);
    return [id, sample ? [sample, ...sample.skus].flatMap(({ specs }) => specs) : []] as const;
  });
  return specFacets(specs, new Map(await Promise.all(wording)), selection.specs);
}

function countSpecs(hits: readonly IndexedProduct[], only?: string): CountedSpec[] {
  const totals = new Map<string, CountedSpec>();
  for (const { tokens, item } of hits) {
    for (const token of tokens) {
      const cut = token.indexOf('=');
      const key = token.slice(0, cut);
      if (only !== undefined && key !== only) continue;
      const countedToken = totals.get(token);
      if (countedToken) countedToken.total += 1;
      else totals.set(token, { key, value: token.slice(cut + 1), total: 1, sample: item.id });
    }
  }
  const values = Map.groupBy(totals.values(), ({ key }) => key);
  return [...values.values()].filter(({ length }) => length <= VALUES_MAX).flat();
}
