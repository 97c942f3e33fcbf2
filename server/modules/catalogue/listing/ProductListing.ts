import { sql, type SQL } from 'drizzle-orm';
import { type ParsedProductQuery, type Selection, selectionOf } from '../../../../shared/catalogue/selection.ts';
import type { Facet, Match, ProductItem, ProductPage, Sort } from '../../../../shared/contract/schemas/catalogue.ts';
import { LISTING_PAGE_SIZE } from '../../../../shared/contract/limits.ts';
import { DEFAULT_LANGUAGE } from '../../../../shared/text/languages.ts';
import { readingOf } from '../../../../shared/search/readingOf.ts';
import { searchProducts } from '../../../../shared/search/searchProducts.ts';
import type { SearchHits } from '../../../../shared/search/SearchEngine.ts';
import { matchOf } from '../../../../shared/search/matchOf.ts';
import { withVariantMeant } from '../../../../shared/search/variantMeant.ts';
import { isHit } from '../../search/hitConditions.ts';
import { type NamedSources, ProductSearch } from '../../search/ProductSearch.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { QueryCache } from '../../../platform/cache/QueryCache.ts';
import { nearestPart, nearestTo } from '../../../../shared/search/nearest.ts';
import type { GroupRepository } from '../GroupRepository.ts';
import { type Chosen, FacetCounts, type Hits, isWhole, type Total } from '../facets/FacetCounts.ts';
import { BY_ID, BY_NAME, type ListingOptions, orderOf, orderOfFew } from './listingOrder.ts';
import { productItem, readItemRows } from '../products/productItems.ts';
import { readSkus } from '../products/productParts.ts';
import { skuItem } from '../products/skuItems.ts';
import { pageOf, readFirstFound, readFound, readShelf } from './readListing.ts';
import type { CountLimits } from '../facets/sampling.ts';
import { scopeConditions } from './listingConditions.ts';
import { intArray } from '../writing/upsert.ts';

/** The cached result of a query; the products themselves are read each time. */
interface ListingResult extends Total {
  hits: SearchHits | null;
  /** The nearest matches of a search without hits. */
  nearest: ProductPage['nearest'];
  /** Why each product matches, once it has been shown. Search matches change only with the texts. */
  matches: Map<number, Match>;
  ids: number[];
  facets: Facet[];
}

/** Number of candidates for a shelf, enough to fill it with one product per group. */
const SHELF_CANDIDATES = 120;
/** Maximum page size to cache: longer pages come from API clients, not from the store. */
const CACHED_PAGE_SIZE_MAX = 100;

/** Lists of products: keyword, filters, order, paging and facet counts. */
export class ProductListing {
  readonly #db: Executor;
  readonly #groups: GroupRepository;
  readonly #namedSources: NamedSources;
  readonly #memory: QueryCache;
  readonly #counts: FacetCounts;

  constructor(
    db: Executor,
    { groups, ...namedSources }: NamedSources & { groups: GroupRepository },
    memory: QueryCache,
    limits: CountLimits,
  ) {
    this.#db = db;
    this.#groups = groups;
    this.#namedSources = { groups, ...namedSources };
    this.#memory = memory;
    this.#counts = new FacetCounts(db, groups, memory, limits);
  }

  async list(query: ParsedProductQuery, options: ListingOptions): Promise<ProductPage> {
    const { page = 1, page_size = LISTING_PAGE_SIZE } = query;
    const result = await this.#cachedResult(query, options);
    const { total, isEstimate } = seenTotal(result, result.ids.length, page, page_size);
    const results = await this.#items(result, options);
    const { facets } = result;
    const reading = readingOf(result.hits);
    return {
      results,
      total,
      page,
      page_size,
      facets,
      ...(isEstimate && { is_estimate: true }),
      ...(reading && { reading }),
      ...(result.nearest && { nearest: result.nearest }),
    };
  }

  async #nearest(search: ProductSearch, keyword: string): Promise<ProductPage['nearest']> {
    return nearestPart(await nearestTo(search, keyword), await this.#groups.all());
  }

  /** Returns the first product of each group in an order, for a shelf without duplicates of one kind. */
  async firstOfGroups(sort: Sort, count: number): Promise<number[]> {
    const order = orderOf({ sort }, { withPrices: false, language: DEFAULT_LANGUAGE }, null, 0);
    const { rows } = await this.#db.execute<{ id: number; group_id: number }>(sql`
      select p.id, p.group_id from products p where p.retired_at is null order by ${order} limit ${SHELF_CANDIDATES}`);
    const seenIds = new Set<number>();
    return rows
      .filter(({ group_id }) => !seenIds.has(group_id) && seenIds.add(group_id))
      .slice(0, count)
      .map(({ id }) => id);
  }

  // Cached, as hits are the same for every visitor, and so is their order except by price. Queries by product ids are
  // not cached.
  #cachedResult(query: ParsedProductQuery, options: ListingOptions): Promise<ListingResult> {
    if (query.ids || (query.page_size ?? 0) > CACHED_PAGE_SIZE_MAX) return this.#find(query, options);
    const cacheKey = JSON.stringify([query, options.language, options.withPrices]);
    return this.#memory.read(`found by ${cacheKey}`, () => this.#find(query, options));
  }

  async #find(query: ParsedProductQuery, options: ListingOptions): Promise<ListingResult> {
    const selection = selectionOf(query, await this.#groups.tree());
    const search = new ProductSearch(this.#db, this.#namedSources);
    const hits = query.keyword ? await searchProducts(search, query.keyword) : null;
    const knownHits = hits && { ...hits, terms: await search.withKnownNames(hits.terms) };
    const base = baseConditions(query, selection, knownHits);
    const areNamed = query.ids !== undefined || (hits !== null && hits.terms.length + hits.states.length === 0);
    const estimate = knownHits && !selection.scopeGroups && !query.ids ? search.estimate(knownHits) : null;
    const hitSet: Hits = {
      selection,
      base,
      isShelf: !hits && !query.ids,
      areNamed,
      estimate,
      orderOfFew: orderOfFew(query, options, hits),
    };
    const counts = await this.#counts.cells(hitSet);
    const chosen = await this.#counts.countChosen(counts, selection);
    const order = orderOf(query, options, hits, chosen.total);
    const ids = await this.#ids(hitSet, chosen, { order, parts: hits?.parts, paging: query });
    const facets = query.facets === 0 ? [] : await this.#counts.facets(hitSet, counts, chosen);
    const nearest =
      hits && chosen.total === 0 && query.keyword ? await this.#nearest(search, query.keyword) : undefined;
    return { total: chosen.total, isEstimate: chosen.isEstimate, nearest, hits, matches: new Map(), ids, facets };
  }

  async #ids(
    hitSet: Hits,
    chosen: Chosen,
    page: Omit<Parameters<typeof readFound>[1], 'conditions'>,
  ): Promise<number[]> {
    if (chosen.total === 0 && !chosen.isEstimate) return [];
    if (chosen.inOrder) return pageOf(chosen.inOrder, page.paging);
    const { scopeGroups } = hitSet.selection;
    const isIndexed = page.order === BY_ID || page.order === BY_NAME;
    if (scopeGroups && isIndexed && isWhole(hitSet)) return readShelf(this.#db, scopeGroups, page);
    const pageFacts = { ...page, conditions: chosen.conditions };
    const isAmongMany = chosen.isEstimate && page.order === BY_ID;
    const first =
      isAmongMany &&
      (await readFirstFound(this.#db, pageFacts, chosen.total, await this.#counts.shelf(hitSet.selection)));
    return first || readFound(this.#db, pageFacts);
  }

  async #items({ ids, hits, matches }: ListingResult, options: ListingOptions): Promise<ProductItem[]> {
    const rows = await readItemRows(this.#db, ids);
    const items = rows.map((row) => productItem(row, options));
    if (!hits) return items;
    const ofSeveral = items.filter(({ sku_count }) => sku_count > 1).map(({ id }) => id);
    const skus = await readSkus(this.#db, ofSeveral);
    return items.map((item) => {
      const match = matches.get(item.id) ?? matchOf(item, hits, options.language);
      matches.set(item.id, match);
      const variants = (skus.get(item.id) ?? []).map((sku) => skuItem(sku, options));
      return withVariantMeant({ ...item, match }, variants, hits);
    });
  }
}

const baseConditions = ({ ids }: ParsedProductQuery, selection: Selection, hits: SearchHits | null): SQL[] => [
  ...(hits ? [isHit(hits)] : []),
  ...(ids ? [sql`p.id = any(${intArray(ids)})`] : []),
  ...scopeConditions(selection),
];

/** Corrects an estimated total on the last page, which shows the exact number. */
function seenTotal({ total, isEstimate }: Total, shownCount: number, page: number, size: number): Total {
  const before = (page - 1) * size;
  if (!isEstimate || shownCount === size) return { total, isEstimate };
  if (shownCount > 0) return { total: before + shownCount, isEstimate: false };
  return { total: Math.min(total, before), isEstimate: true };
}
