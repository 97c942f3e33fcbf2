import type { Brand, Group, Suggestions } from '../../../shared/contract/schemas/catalogue.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { isWordInTyping, suggestProducts } from '../../../shared/search/engine.ts';
import { parseQuery } from '../../../shared/search/parseQuery.ts';
import { modelBeginnings, SUGGESTED_MACHINES_MAX } from '../../../shared/search/named/machines.ts';
import { matchingGroups, matchingNames } from '../../../shared/search/named/matchingNames.ts';
import {
  namesOfBrand,
  namesOfGroup,
  SUGGESTED_BRANDS_MAX,
  SUGGESTED_GROUPS_MAX,
  suggestionOf,
} from '../../../shared/search/suggestion.ts';
import { type NamedSources, ProductSearch } from './ProductSearch.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { productItem, readItemRows } from '../catalogue/products/productItems.ts';

/** The lists with what suggestions show of them. */
interface Lists extends NamedSources {
  groups: { all(): Promise<readonly Group[]> };
  brands: { all(): Promise<readonly Pick<Brand, 'id' | 'brand_name' | 'seo_key' | 'product_count'>[]> };
}

/** Suggestions of the search box while a shopper types. */
export class Suggester {
  readonly #db: Executor;
  readonly #lists: Lists;

  constructor(db: Executor, lists: Lists) {
    this.#db = db;
    this.#lists = lists;
  }

  async suggest(keyword: string, limit: number, language: Language): Promise<Suggestions> {
    const query = parseQuery(keyword);
    if (query.partKey === '') return { products: [], groups: [], brands: [], machines: [] };
    const search = new ProductSearch(this.#db, this.#lists);
    const { hits, ids } = await suggestProducts(search, query, limit);
    const named = query.terms.filter(isWordInTyping);
    const [rows, groups, brands, machines] = await Promise.all([
      readItemRows(this.#db, ids),
      this.#lists.groups.all(),
      this.#lists.brands.all(),
      search.machinesFrom(modelBeginnings(keyword), SUGGESTED_MACHINES_MAX),
    ]);
    return {
      products: rows.map((row) => suggestionOf(productItem(row, { withPrices: false }), hits, language)),
      groups: matchingGroups(groups, namesOfGroup, named, SUGGESTED_GROUPS_MAX),
      brands: matchingNames(brands, namesOfBrand, named, SUGGESTED_BRANDS_MAX).map(({ id, brand_name, seo_key }) => ({
        id,
        brand_name,
        seo_key,
      })),
      machines,
    };
  }
}
