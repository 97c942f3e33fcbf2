import { sql } from 'drizzle-orm';
import type { Suggestion, Suggestions } from '../../../shared/contracts/catalogue.ts';
import type { Language } from '../../../shared/languages.ts';
import { parseQuery, type Term } from '../../../shared/search/query.ts';
import { findPartNumbers } from '../../search/partNumbers.ts';
import { askedTerms, wordRank, type SearchHits } from '../../search/ProductSearch.ts';
import { tsqueryOf } from '../../search/tsquery.ts';
import { looserTerms } from '../../search/wordTerms.ts';
import type { Executor } from '../Database.ts';
import type { BrandRepository } from './BrandRepository.ts';
import type { GroupRepository } from './GroupRepository.ts';
import { localisedFields } from './localisedFields.ts';
import { matchOf } from './matchOf.ts';
import { readItemRows, type ItemRow } from './productItems.ts';

export const SUGGESTIONS = 8;
const GROUPS_MAX = 4;
const BRANDS_MAX = 3;
// Each key stroke asks: words are weighed among the first hits only, however many there are.
const CANDIDATES_MAX = 200;

/** What the search box offers while a shopper types. */
export class Suggester {
  readonly #db: Executor;
  readonly #groups: GroupRepository;
  readonly #brands: BrandRepository;

  constructor(db: Executor, groups: GroupRepository, brands: BrandRepository) {
    this.#db = db;
    this.#groups = groups;
    this.#brands = brands;
  }

  async suggest(keyword: string, limit: number, language: Language): Promise<Suggestions> {
    const { terms } = parseQuery(keyword);
    if (terms.length === 0) return { products: [], groups: [], brands: [] };
    const { hits, ids } = await this.#products(keyword, limit);
    const tsquery = tsqueryOf(terms.map((term) => ({ ...term, grams: [] })));
    const [rows, groups, brands] = await Promise.all([
      readItemRows(this.#db, ids),
      this.#groups.matching(tsquery, GROUPS_MAX),
      this.#brands.matching(tsquery, BRANDS_MAX),
    ]);
    return {
      products: rows.map((row) => suggestion(row, hits, language)),
      groups,
      brands: brands.map(({ id, brand_name, seo_key }) => ({ id, brand_name, seo_key })),
    };
  }

  async #products(keyword: string, limit: number): Promise<{ hits: SearchHits; ids: number[] }> {
    const query = parseQuery(keyword);
    let parts = await findPartNumbers(this.#db, query, false);
    if (query.hasDigit && parts.length < limit) parts = await findPartNumbers(this.#db, query, true);
    const asked = askedTerms(query.terms, parts);
    let terms = asked;
    let ids = parts.map((hit) => hit.id);
    if (ids.length < limit) ids = unique([...ids, ...(await this.#byWords(terms, limit))]);
    if (ids.length === 0) {
      terms = await looserTerms(this.#db, narrowing(asked));
      ids = await this.#byWords(terms, limit);
    }
    if (ids.length === 0) parts = await findPartNumbers(this.#db, query, true);
    if (ids.length === 0) ids = parts.map((hit) => hit.id);
    return { hits: { parts, terms }, ids: ids.slice(0, limit) };
  }

  async #byWords(terms: Term[], limit: number): Promise<number[]> {
    if (terms.length === 0) return [];
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      with p as materialized (
        select id, search from products where search @@ ${tsqueryOf(narrowing(terms))}::tsquery limit ${CANDIDATES_MAX}
      ) select p.id from p order by ${wordRank(terms)} desc, p.id limit ${limit}`);
    return rows.map((row) => row.id);
  }
}

const suggestion = (row: ItemRow, hits: SearchHits, language: Language): Suggestion => ({
  id: row.id,
  code: row.code,
  ...localisedFields(row.item, 'product_name'),
  ...localisedFields(row.item, 'seo_title_str'),
  brand_name: row.brand_name,
  ...localisedFields(row.group_texts, 'group_name'),
  picture: row.item.picture,
  match: matchOf(row, hits, language),
});

/** The first letter of a next word narrows little, and all that begins with it is what takes longest to gather: it ranks. */
const narrowing = (terms: Term[]): Term[] =>
  terms.length < 2 ? terms : terms.filter(({ isPrefix, token }) => !isPrefix || token.text.length > 1);

const unique = (ids: number[]): number[] => [...new Set(ids)];
