import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import type { FreeLine } from '../../../shared/contract/schemas/quotations.ts';
import { inAll } from '../content/localisedWords.ts';

/** Describes goods that the catalogue does not have, by the words in which they were asked for; `isListed` is false. */
export function unlistedSku({ text }: FreeLine, id: number): SkuWithProduct {
  const common = { stock: 0, delivery_days: 0, is_priced: false };
  return {
    id,
    product_id: id,
    code: '',
    gtin: null,
    pack_size: 1,
    specs: [],
    ...common,
    ...inAll('sku_name', ['', '', '', '']),
    product: {
      id,
      code: '',
      picture: null,
      condition: 'new',
      sku_count: 1,
      sku_id: id,
      key_specs: [],
      ...common,
      ...inAll('product_name', [text, text, text, text]),
      ...inAll('seo_title_str', ['', '', '', '']),
      brand: { id, brand_name: '', seo_key: '' },
      group: { id, seo_key: '', ...inAll('group_name', ['', '', '', '']) },
    },
  };
}

/** Describes what a request asks for as written, beside its lines of the catalogue. */
export const unlistedLines = (lines: readonly FreeLine[]): { sku: SkuWithProduct; quantity: number }[] =>
  lines.map((line, index) => ({ sku: unlistedSku(line, -(index + 1)), quantity: line.quantity }));
