import type { FileRow } from '../fileRow.ts';
import { type Fields, type ReadRow, checkForSale } from './notForSale.ts';

/**
 * Gives a variant its number. One without a number of its own, or with its product's, gets the product's number followed by
 * its options, so that variants do not overwrite each other. The same row gets the same number in the next file.
 */
export function withVariantNumber(row: ReadRow, fields: Fields): FileRow {
  const { code = '', sku_code = '', row_id = '' } = fields;
  const choice = optionsOf(fields).join('-') || row_id;
  if ((sku_code !== '' && sku_code !== code) || choice === '') return checkForSale(row, withVariantName(fields));
  const number = `${code}-${choice.trim().replaceAll(/[\s/]+/g, '-')}`;
  const sold = checkForSale(row, withVariantName({ ...fields, sku_code: number }));
  return 'fields' in sold
    ? { ...sold, doubt: ['sku_code', `"${code}" is the product's number; this variant is imported as "${number}"`] }
    : sold;
}

const optionsOf = (fields: Fields): string[] =>
  ['option_1', 'option_2', 'option_3']
    .map((option) => fields[option] ?? '')
    .filter((text) => text !== '' && text !== 'Default Title');

/** Names a variant by its options, unless it has a name. */
export function withVariantName(fields: Fields): Fields {
  const name = optionsOf(fields).join(' / ');
  return name === '' || fields['sku_name_en'] ? fields : { ...fields, sku_name_en: name };
}

/** Product types of WooCommerce and Magento, in a column that other files use for groups. */
const PRODUCT_KINDS = new Set([
  'simple',
  'variable',
  'variation',
  'configurable',
  'grouped',
  'external',
  'bundle',
  'virtual',
  'downloadable',
]);
/** The fields without a product type of another shop, which is no group. */
export function withoutKind(fields: Fields): Fields {
  if (!PRODUCT_KINDS.has(fields['group']?.toLowerCase() ?? '')) return fields;
  const { group: _kind, ...others } = fields;
  return others;
}
