import { sql, type SQL } from 'drizzle-orm';
import type { ProductItem, ProductPage } from '../../../shared/contracts/catalogue.ts';
import { LISTING_PAGE_SIZE } from '../../../shared/constants.ts';
import type { Received } from '../../../shared/contract.ts';
import type { Language } from '../../../shared/languages.ts';
import type { GroupNode } from '../../../shared/contracts/catalogue.ts';
import { isHit, searchProducts, wordRank, type SearchHits } from '../../search/ProductSearch.ts';
import type { Executor } from '../Database.ts';
import { cubeTotal, readCube, standingFacets } from './cube.ts';
import type { GroupRepository } from './GroupRepository.ts';
import { matchOf } from './matchOf.ts';
import { productItem, readItemRows, type Priced } from './productItems.ts';
import { choiceConditions, specCondition, type Selection } from './selection.ts';
import { specFacets } from './specFacets.ts';
import { intArray } from './upsert.ts';

export type ProductQuery = Received<'listProducts'>;
export interface ListingOptions extends Priced {
  language: Language;
}

// Above these, reading every hit would take longer than a shopper waits: words are not weighed, names are sorted by
// their indexed English form, and specifications are not counted (a list so long is narrowed by group or brand first).
const WEIGHED_MAX = 5_000;
const READ_MAX = 20_000;

/** Lists of products: keyword, filters, order, paging, and the counts of what else could be chosen. */
export class ProductListing {
  readonly #db: Executor;
  readonly #groups: GroupRepository;

  constructor(db: Executor, groups: GroupRepository) {
    this.#db = db;
    this.#groups = groups;
  }

  async list(query: ProductQuery, options: ListingOptions): Promise<ProductPage> {
    const tree = await this.#groups.tree();
    const selection = selectionOf(query, tree);
    const hits = query.keyword ? await searchProducts(this.#db, query.keyword) : null;
    const base = baseConditions(query, selection, hits);
    const cube = await readCube(this.#db, [...base, specCondition(selection)]);
    const total = cubeTotal(cube, selection);
    const chosen = [...base, ...choiceConditions(selection)];
    const { page = 1, page_size = LISTING_PAGE_SIZE } = query;
    const ids = await this.#ids(
      [...chosen, specCondition(selection)],
      orderOf(query, options, hits, total),
      hits,
      page,
      page_size,
    );
    const results = await this.#items(ids, hits, options);
    if (query.facets === 0) return { results, total, page, page_size, facets: [] };
    const facets = await standingFacets(this.#db, cube, selection, tree);
    if (total <= READ_MAX) facets.push(...(await specFacets(this.#db, chosen, selection)));
    return { results, total, page, page_size, facets };
  }

  async #ids(conditions: SQL[], order: SQL, hits: SearchHits | null, page: number, size: number): Promise<number[]> {
    const places = hits?.parts.length
      ? sql`left join unnest(${intArray(hits.parts.map((hit) => hit.id))}) with ordinality as hit(id, place) on hit.id = p.id`
      : sql``;
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      select p.id from products p ${places} where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${size} offset ${(page - 1) * size}`);
    return rows.map((row) => row.id);
  }

  async #items(ids: number[], hits: SearchHits | null, options: ListingOptions): Promise<ProductItem[]> {
    const rows = await readItemRows(this.#db, ids);
    return rows.map((row) => productItem(row, options, hits ? matchOf(row, hits, options.language) : undefined));
  }
}

function selectionOf(query: ProductQuery, tree: GroupNode[]): Selection {
  return {
    scope: query.group_id ?? null,
    scopeGroups: query.group_id === undefined ? null : withDescendants(tree, [query.group_id]),
    brands: query.brand ?? [],
    conditions: query.condition ?? [],
    groups: query.group ?? [],
    chosenGroups: query.group?.length ? withDescendants(tree, query.group) : null,
    specs: new Map(Object.entries(query.spec ?? {}).filter(([, values]) => values.length > 0)),
  };
}

function withDescendants(tree: GroupNode[], ids: number[], inside = false): Set<number> {
  const found = new Set<number>();
  for (const { id, child_set } of tree) {
    const taken = inside || ids.includes(id);
    if (taken) found.add(id);
    for (const below of withDescendants(child_set, ids, taken)) found.add(below);
  }
  return found;
}

function baseConditions({ ids }: ProductQuery, { scopeGroups }: Selection, hits: SearchHits | null): SQL[] {
  return [
    ...(hits ? [isHit(hits)] : []),
    ...(scopeGroups ? [sql`p.group_id = any(${intArray([...scopeGroups])})`] : []),
    ...(ids ? [sql`p.id = any(${intArray(ids)})`] : []),
    sql`true`,
  ];
}

function orderOf({ sort, ids }: ProductQuery, options: ListingOptions, hits: SearchHits | null, total: number): SQL {
  if (sort === 'name') return sql`${nameIn(options.language, total)}, p.id`;
  if (sort === 'newest') return sql`p.created_at desc nulls last, p.id`;
  if (sort === 'delivery') return sql`p.delivery_days, p.id`;
  // Without prices there is no order by price: it would tell a visitor what he may not see.
  if (sort === 'price_asc' && options.withPrices) return sql`p.price nulls last, p.id`;
  if (sort === 'price_desc' && options.withPrices) return sql`p.price desc nulls last, p.id`;
  if (hits) return byRelevance(hits, total);
  return ids ? sql`array_position(${intArray(ids)}, p.id)` : sql`p.id`;
}

function byRelevance({ parts, terms }: SearchHits, total: number): SQL {
  const place = parts.length > 0 ? sql`hit.place nulls last, ` : sql``;
  return total <= WEIGHED_MAX ? sql`${place}${wordRank(terms)} desc, p.id` : sql`${place}p.id`;
}

function nameIn(language: Language, total: number): SQL {
  if (language === 'en' || total > READ_MAX) return sql`p.sort_name`;
  const own = language === 'zh' ? 'product_name' : `${language}_product_name`;
  return sql`lower(coalesce(p.item->>${own}::text, p.sort_name)) collate "C"`;
}
