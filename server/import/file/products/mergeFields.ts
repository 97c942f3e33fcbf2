import type { Fields } from './notForSale.ts';

/** Columns that belong to a variant alone. */
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

/** Adds the fields of the product to a variant; number, manufacturer and group are always the product's. */
export function mergeFields(first: Fields, fields: Fields): Fields {
  const shared = Object.fromEntries(Object.entries(first).filter(([column]) => !VARIANT_COLUMNS.has(column)));
  const { code = '', brand = fields['brand'], group = fields['group'] } = first;
  return { ...shared, ...fields, code, ...(brand && { brand }), ...(group && { group }) };
}
