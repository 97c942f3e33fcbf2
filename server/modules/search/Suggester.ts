import type { Brand, Group, Suggestions } from '../../../shared/contract/schemas/catalogue.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { isWordInTyping } from '../../../shared/search/hits/states.ts';
import { parseTyped } from '../../../shared/search/parseTyped.ts';
import { suggestProducts } from '../../../shared/search/suggestProducts.ts';
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
import type { QueryCache } from '../../platform/cache/QueryCache.ts';
import type { NamedItem } from '../../../shared/search/matchOf.ts';
import { productItem, readItemRows, readShortItems } from '../catalogue/products/productItems.ts';

/** The lists with what suggestions show of them. */
interface Lists extends NamedSources {
  groups: { all(): Promise<readonly Group[]> };
  brands: { all(): Promise<readonly Pick<Brand, 'id' | 'brand_name' | 'seo_key' | 'product_count'>[]> };
}

/** A longer keyword is seldom typed twice within the time that results are cached. */
const CACHED_LENGTH_MAX = 8;

/** Suggestions of the search box while a shopper types. */
export class Suggester {
  readonly #db: Executor;
  readonly #lists: Lists;
  readonly #memory: QueryCache;

  constructor(db: Executor, lists: Lists, memory: QueryCache) {
    this.#db = db;
    this.#lists = lists;
    this.#memory = memory;
  }

  /** The beginnings of words are what most shoppers type alike, and what finds most: these are cached. */
  suggest(keyword: string, limit: number, language: Language): Promise<Suggestions> {
    if (keyword.length > CACHED_LENGTH_MAX) return this.#suggest(keyword, limit, language);
    const key = JSON.stringify([keyword, limit, language]);
    return this.#memory.read(`suggestions ${key}`, () => this.#suggest(keyword, limit, language));
  }

  async #suggest(keyword: string, limit: number, language: Language): Promise<Suggestions> {
    const search = new ProductSearch(this.#db, this.#lists);
    const query = await parseTyped(search, keyword);
    if (query.partKey === '') return { products: [], groups: [], brands: [], machines: [] };
    const { hits, ids } = await suggestProducts(search, query, limit);
    const words = query.terms.filter(isWordInTyping);
    const [groups, brands, machines] = await Promise.all([
      this.#lists.groups.all(),
      this.#lists.brands.all(),
      search.machinesFrom(modelBeginnings(keyword), SUGGESTED_MACHINES_MAX),
    ]);
    const items = (await readShortItems(this.#db, ids, { groups, brands })) ?? (await this.#wholeItems(ids));
    return {
      products: items.map((item) => suggestionOf(item, hits, language)),
      groups: matchingGroups(groups, namesOfGroup, words, SUGGESTED_GROUPS_MAX),
      brands: matchingNames(brands, namesOfBrand, words, SUGGESTED_BRANDS_MAX).map(({ id, brand_name, seo_key }) => ({
        id,
        brand_name,
        seo_key,
      })),
      machines,
    };
  }

  async #wholeItems(ids: readonly number[]): Promise<NamedItem[]> {
    return (await readItemRows(this.#db, ids)).map((row) => productItem(row, { withPrices: false }));
  }
}
