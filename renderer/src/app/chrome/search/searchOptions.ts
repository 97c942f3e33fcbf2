import type { Suggestion, Suggestions } from '../../../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../../../shared/text/localised.ts';
import { paths } from '../../../routing/paths.ts';

/** One option of the list under the search box. */
export interface SearchOption {
  key: string;
  section: 'popular' | 'products' | 'groups' | 'brands' | 'machines' | 'all';
  label: string;
  to: string;
  product?: { code: string; brand: string; picture: Picture | null; match: Suggestion['match'] };
}
type Text = <F extends string>(entity: Localised<F>, field: F) => string;

/** Popular searches as options. */
export const popularOptions = (keywords: readonly string[]): SearchOption[] =>
  keywords.map((keyword) => ({ key: `k${keyword}`, section: 'popular', label: keyword, to: paths.search(keyword) }));

/** Suggestions as options: products, then groups, brands and machines. */
export function suggestedOptions({ products, groups, brands, machines }: Suggestions, text: Text): SearchOption[] {
  return [
    ...products.map((product): SearchOption => {
      const { id, code, brand_name: brand, picture, match } = product;
      return {
        key: `p${id}`,
        section: 'products',
        label: text(product, 'product_name'),
        to: paths.product(id, text(product, 'seo_title_str'), match.sku_id),
        product: { code, brand, picture, match },
      };
    }),
    ...groups.map((group): SearchOption => ({
      key: `g${group.id}`,
      section: 'groups',
      label: text(group, 'group_name'),
      to: paths.group(group),
    })),
    ...brands.map((brand): SearchOption => ({
      key: `b${brand.id}`,
      section: 'brands',
      label: brand.brand_name,
      to: paths.brand(brand),
    })),
    ...machines.map(({ brand_name, model }): SearchOption => ({
      key: `m${brand_name} ${model}`,
      section: 'machines',
      label: `${brand_name} ${model}`,
      to: paths.search(`${brand_name} ${model}`),
    })),
  ];
}
