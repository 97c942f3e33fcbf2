import type { Suggestion } from '../contract/schemas/catalogue.ts';
import type { Language } from '../text/languages.ts';
import type { Localised } from '../text/localised.ts';
import { localisedFields, localisedTexts } from '../text/localisedFields.ts';
import type { SearchHits } from './SearchEngine.ts';
import { matchOf, type NamedItem } from './matchOf.ts';

export const SUGGESTIONS = 8;
export const SUGGESTED_GROUPS_MAX = 4;
export const SUGGESTED_BRANDS_MAX = 3;

/** The names that a group is suggested by, in all languages. */
export const namesOfGroup = (group: Localised<'group_name'>): string[] => localisedTexts(group, 'group_name');
/** The names that a brand is suggested by. */
export const namesOfBrand = ({ brand_name }: { brand_name: string }): string[] => [brand_name];

/** A product as a suggestion of the search box. */
export const suggestionOf = (product: NamedItem, hits: SearchHits, language: Language): Suggestion => ({
  id: product.id,
  code: product.code,
  ...localisedFields(product, 'product_name'),
  ...localisedFields(product, 'seo_title_str'),
  brand_name: product.brand.brand_name,
  ...localisedFields(product.group, 'group_name'),
  picture: product.picture,
  match: matchOf(product, hits, language),
});
