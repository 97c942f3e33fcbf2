import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';

/** Returns the searchable part numbers of an order line: the variant's and the product's, separated by a blank. */
export const lineKeysOf = (sku: string, product: string): string => `${partNumberKey(sku)} ${partNumberKey(product)}`;
