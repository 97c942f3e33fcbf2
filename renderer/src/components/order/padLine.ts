import { isListed } from '../../../../shared/catalogue/isListed.ts';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';

/** A line of the order pad for goods of an order or a quotation; goods without a page by the words they were named. */
export const padLine = ({ sku, quantity }: { sku: SkuWithProduct; quantity: number }) =>
  isListed(sku)
    ? { code: sku.code, quantity, skuId: sku.id }
    : { code: sku.product.en_product_name ?? '', quantity, skuId: null };
