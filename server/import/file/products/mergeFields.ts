import type { Fields } from './notForSale.ts';

/** Columns that a variant never takes from its product. */
const VARIANT_COLUMNS = new Set([
  'sku_code',
  'price',
  'stock',
  'gtin',
  'handle',
  'parent',
  'row_id',
  'product_kind',
  'option_1',
  'option_2',
  'option_3',
]);

/** The fields of a variant, completed by its product's; number, manufacturer and group are the product's wherever it has them. */
export function mergeFields(product: Fields, variant: Fields): Fields {
  const shared = Object.fromEntries(Object.entries(product).filter(([column]) => !VARIANT_COLUMNS.has(column)));
  const { code = '', brand = variant['brand'], group = variant['group'] } = product;
  return { ...shared, ...variant, code, ...(brand && { brand }), ...(group && { group }) };
}
