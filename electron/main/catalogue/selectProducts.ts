import type { ParsedProductQuery, Selection } from '../../../shared/catalogue/selection.ts';
import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import type { SearchHits } from '../../../shared/search/SearchEngine.ts';
import { type CatalogueIndex, type IndexedProduct, isInStates } from './CatalogueIndex.ts';

/** The products of a query's keyword, page scope and ids, before the filters that a visitor chooses. */
export function selectProducts(
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

/** Matches the chosen brands, conditions and groups. */
export const withChoices =
  ({ brands, conditions, chosenGroups }: Selection) =>
  ({ item }: IndexedProduct): boolean =>
    (brands.length === 0 || brands.includes(item.brand.id)) &&
    (conditions.length === 0 || conditions.includes(item.condition)) &&
    (!chosenGroups || chosenGroups.has(item.group.id));

/** Matches any of a key's values, for every key but `except`. */
export const withSpecs =
  ({ specs }: Selection, except?: string) =>
  ({ tokens }: IndexedProduct): boolean =>
    [...specs].every(([key, values]) => key === except || values.some((value) => tokens.has(`${key}=${value}`)));
