import { sql, type SQL } from 'drizzle-orm';
import { type Asked, READ_MAX, type Selection, selectionOf, WEIGHED_MAX } from '../../../shared/catalogue/selection.ts';
import { cubeTotal } from '../../../shared/catalogue/standingFacets.ts';
import type { ProductItem, ProductPage, Sort } from '../../../shared/contracts/catalogue.ts';
import { LISTING_PAGE_SIZE } from '../../../shared/constants.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages.ts';
import { type SearchHits, searchProducts } from '../../../shared/search/engine.ts';
import { matchOf } from '../../../shared/search/matchOf.ts';
import { isHit, ProductSearch, wordRank } from '../../search/ProductSearch.ts';
import type { Executor } from '../Database.ts';
import type { DataMemory } from '../DataMemory.ts';
import type { GroupRepository } from './GroupRepository.ts';
import { HitCounts, type Hits } from './HitCounts.ts';
import { productItem, readItemRows, type Priced } from './productItems.ts';
import { choiceConditions, scopeConditions, specCondition } from './selection.ts';
import { intArray } from './upsert.ts';

export interface ListingOptions extends Priced {
  language: Language;
}

/** Enough of them that a shelf can be filled without showing one group twice. */
const SHELF_CANDIDATES = 120;

/** Lists of products: keyword, filters, order, paging, and the counts of what else could be chosen. */
export class ProductListing {
  readonly #db: Executor;
  readonly #groups: GroupRepository;
  readonly #counts: HitCounts;

  constructor(db: Executor, groups: GroupRepository, memory: DataMemory) {
    this.#db = db;
    this.#groups = groups;
    this.#counts = new HitCounts(db, groups, memory);
  }

  async list(query: Asked, options: ListingOptions): Promise<ProductPage> {
    const selection = selectionOf(query, await this.#groups.tree());
    const hits = query.keyword ? await searchProducts(new ProductSearch(this.#db), query.keyword) : null;
    const base = baseConditions(query, selection, hits);
    const counted: Hits = { selection, base, isShelf: !hits && !query.ids };
    const cells = await this.#counts.cells(counted);
    const total = cubeTotal(cells, selection);
    const { page = 1, page_size = LISTING_PAGE_SIZE } = query;
    const chosen = [...base, ...choiceConditions(selection), specCondition(selection)];
    const ids = await this.#ids(chosen, orderOf(query, options, hits, total), hits, page, page_size);
    const results = await this.#items(ids, hits, options);
    const facets = query.facets === 0 ? [] : await this.#counts.facets(counted, cells);
    return { results, total, page, page_size, facets };
  }

  /** The first of each group in an order, for a shelf that shows no two of a kind. */
  async firstOfGroups(sort: Sort, count: number): Promise<number[]> {
    const order = orderOf({ sort }, { withPrices: false, language: DEFAULT_LANGUAGE }, null, 0);
    const { rows } = await this.#db.execute<{ id: number; group_id: number }>(sql`
      select p.id, p.group_id from products p order by ${order} limit ${SHELF_CANDIDATES}`);
    const seen = new Set<number>();
    return rows
      .filter(({ group_id }) => !seen.has(group_id) && seen.add(group_id))
      .slice(0, count)
      .map(({ id }) => id);
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
    return rows.map((row) => {
      const item = productItem(row, options);
      return hits ? { ...item, match: matchOf(item, hits, options.language) } : item;
    });
  }
}

const baseConditions = ({ ids }: Asked, selection: Selection, hits: SearchHits | null): SQL[] => [
  ...(hits ? [isHit(hits)] : []),
  ...(ids ? [sql`p.id = any(${intArray(ids)})`] : []),
  ...scopeConditions(selection),
];

function orderOf({ sort, ids }: Asked, options: ListingOptions, hits: SearchHits | null, total: number): SQL {
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
