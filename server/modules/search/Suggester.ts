import type { Brand, Group, Suggestions } from '../../../shared/contract/schemas/catalogue.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { suggestProducts } from '../../../shared/search/engine.ts';
import { parseQuery } from '../../../shared/search/parseQuery.ts';
import { modelBeginnings, SUGGESTED_MACHINES_MAX } from '../../../shared/search/named/machines.ts';
import { SUGGESTED_BRANDS_MAX, SUGGESTED_GROUPS_MAX, suggestionOf } from '../../../shared/search/suggestion.ts';
import { type NamedSources, ProductSearch } from './ProductSearch.ts';
import { tsqueryOf } from './tsquery.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { productItem, readItemRows } from '../catalogue/products/productItems.ts';

/** Finds groups or brands by a tsquery. */
interface Finder<Found> {
  matching(tsquery: string, limit: number): Promise<Found[]>;
}

/** Suggestions of the search box while a shopper types. */
export class Suggester {
  readonly #db: Executor;
  readonly #groups: Finder<Group> & NamedSources['groups'];
  readonly #brands: Finder<Brand> & NamedSources['brands'];

  constructor(
    db: Executor,
    groups: Finder<Group> & NamedSources['groups'],
    brands: Finder<Brand> & NamedSources['brands'],
  ) {
    this.#db = db;
    this.#groups = groups;
    this.#brands = brands;
  }

  async suggest(keyword: string, limit: number, language: Language): Promise<Suggestions> {
    const query = parseQuery(keyword);
    if (query.partKey === '') return { products: [], groups: [], brands: [], machines: [] };
    const search = new ProductSearch(this.#db, { groups: this.#groups, brands: this.#brands });
    const { hits, ids } = await suggestProducts(search, query, limit);
    const tsquery = tsqueryOf(query.terms.map((term) => ({ ...term, grams: [] })));
    const [rows, groups, brands, machines] = await Promise.all([
      readItemRows(this.#db, ids),
      this.#groups.matching(tsquery, SUGGESTED_GROUPS_MAX),
      this.#brands.matching(tsquery, SUGGESTED_BRANDS_MAX),
      search.machinesFrom(modelBeginnings(keyword), SUGGESTED_MACHINES_MAX),
    ]);
    return {
      products: rows.map((row) => suggestionOf(productItem(row, { withPrices: false }), hits, language)),
      groups,
      brands: brands.map(({ id, brand_name, seo_key }) => ({ id, brand_name, seo_key })),
      machines,
    };
  }
}
