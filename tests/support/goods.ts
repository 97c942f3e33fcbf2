import type { Request } from '../../shared/contract/contract.ts';
import type { Product, ProductItem } from '../../shared/contract/schemas/catalogue.ts';
import type { Language } from '../../shared/text/languages.ts';
import { localised } from '../../shared/text/localised.ts';
import { apiFromAnywhere } from './apiAs.ts';

const call = apiFromAnywhere();

async function find(
  query: Omit<Request<'listProducts'>, 'page' | 'page_size'>,
  isWanted: (product: ProductItem) => boolean,
): Promise<ProductItem> {
  const { results } = await call('listProducts', { ...query, page_size: 60, facets: 0 });
  const found = results.find(isWanted);
  if (!found) throw new Error('the demonstration catalogue has no such product');
  return found;
}

/** Things a shopper would buy, looked up in the catalogue that is there. */
export const goods = {
  /** With a list price and no variants to choose from. */
  plain: (): Promise<ProductItem> => find({ keyword: 'probe' }, (item) => item.is_priced && item.sku_count === 1),
  /** Others of that kind. */
  plains: async (count: number): Promise<ProductItem[]> => {
    const { results } = await call('listProducts', { keyword: 'gel', page_size: 60, facets: 0 });
    return results.filter((item) => item.is_priced && item.sku_count === 1).slice(0, count);
  },
  /** An ultrasound probe with a list price and variants enough for a table. */
  probe: (): Promise<ProductItem> => find({ keyword: 'convex probe' }, (item) => item.is_priced && item.sku_count > 3),
  /** With two or three variants. */
  fewVariants: (): Promise<ProductItem> =>
    find({ keyword: 'probe' }, (item) => item.is_priced && item.sku_count > 1 && item.sku_count <= 3),
  /** Sold by quotation alone. */
  unpriced: (): Promise<ProductItem> => find({ keyword: 'probe' }, (item) => !item.is_priced && item.sku_count === 1),
  whole: (id: number): Promise<Product> => call('readProduct', { id }),
};

export const nameOf = (product: ProductItem, language: Language = 'en'): string =>
  localised(product, 'product_name', language);

/** Its address in a language, without the language's prefix. */
export const pathOf = (product: ProductItem, language: Language = 'en'): string =>
  `/product/${encodeURIComponent(localised(product, 'seo_title_str', language) || 'productDetail')}/${product.id}`;
