import { sql, type SQL } from 'drizzle-orm';
import { type Asked, READ_MAX, type Selection, selectionOf, WEIGHED_MAX } from '../../../shared/catalogue/selection.ts';
import { type Cell, cubeTotal, standingFacets } from '../../../shared/catalogue/standingFacets.ts';
import type { ProductItem, ProductPage } from '../../../shared/contracts/catalogue.ts';
import { LISTING_PAGE_SIZE } from '../../../shared/constants.ts';
import type { Language } from '../../../shared/languages.ts';
import { type SearchHits, searchProducts } from '../../../shared/search/engine.ts';
import { matchOf } from '../../../shared/search/matchOf.ts';
import { isHit, ProductSearch, wordRank } from '../../search/ProductSearch.ts';
import type { Executor } from '../Database.ts';
import { BrandRepository } from './BrandRepository.ts';
import type { GroupRepository } from './GroupRepository.ts';
import { productItem, readItemRows, type Priced } from './productItems.ts';
import { choiceConditions, specCondition } from './selection.ts';
import { readSpecFacets } from './specCounts.ts';
import { intArray } from './upsert.ts';

export interface ListingOptions extends Priced {
  language: Language;
}

/** Lists of products: keyword, filters, order, paging, and the counts of what else could be chosen. */
export class ProductListing {
  readonly #db: Executor;
  readonly #groups: GroupRepository;

  constructor(db: Executor, groups: GroupRepository) {
    this.#db = db;
    this.#groups = groups;
  }

  async list(query: Asked, options: ListingOptions): Promise<ProductPage> {
    const tree = await this.#groups.tree();
    const selection = selectionOf(query, tree);
    const hits = query.keyword ? await searchProducts(new ProductSearch(this.#db), query.keyword) : null;
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
    const brands = new BrandRepository(this.#db);
    const facets = await standingFacets(cube, selection, { tree, brands: (known) => brands.byIds(known) });
    if (total <= READ_MAX) facets.push(...(await readSpecFacets(this.#db, chosen, selection)));
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
    return rows.map((row) => {
      const item = productItem(row, options);
      return hits ? { ...item, match: matchOf(item, hits, options.language) } : item;
    });
  }
}

/** How many hits have each group, brand and condition. */
async function readCube(db: Executor, conditions: SQL[]): Promise<Cell[]> {
  const { rows } = await db.execute<Cell & Record<string, unknown>>(sql`
    select p.group_id, p.brand_id, p.condition, count(*)::int as total from products p
    where ${sql.join(conditions, sql` and `)} group by 1, 2, 3`);
  return rows;
}

function baseConditions({ ids }: Asked, { scopeGroups }: Selection, hits: SearchHits | null): SQL[] {
  return [
    ...(hits ? [isHit(hits)] : []),
    ...(scopeGroups ? [sql`p.group_id = any(${intArray([...scopeGroups])})`] : []),
    ...(ids ? [sql`p.id = any(${intArray(ids)})`] : []),
    sql`true`,
  ];
}

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
