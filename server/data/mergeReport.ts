import { CART_QUANTITY_MAX } from '../../shared/constants.ts';
import type { MergeReport } from '../../shared/contracts/cart.ts';
import type { SkuWithProduct } from '../../shared/contracts/catalogue.ts';

export interface Wanted {
  sku_id: number;
  quantity: number;
}

/** What became of one line of a visitor's cart. */
export function mergeReport(
  skuId: number,
  sku: SkuWithProduct | undefined,
  before: number,
  quantity: number,
): MergeReport {
  if (!sku) return { sku_id: skuId, code: '', product_name: '', outcome: 'unavailable', quantity: 0 };
  const { product_name, en_product_name, es_product_name, ru_product_name } = sku.product;
  return {
    sku_id: skuId,
    code: sku.code,
    product_name,
    en_product_name,
    es_product_name,
    ru_product_name,
    outcome: outcomeOf(before, quantity),
    quantity: Math.min(before + quantity, CART_QUANTITY_MAX),
  };
}

function outcomeOf(before: number, quantity: number): MergeReport['outcome'] {
  if (before + quantity > CART_QUANTITY_MAX) return 'capped';
  return before > 0 ? 'joined' : 'added';
}
