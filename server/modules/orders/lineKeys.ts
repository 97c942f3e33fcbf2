import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';

/** The part numbers of an order line as they are searched: those of the variant and of its product, with a blank between. */
export const lineKeysOf = (sku: string, product: string): string => `${partNumberKey(sku)} ${partNumberKey(product)}`;
