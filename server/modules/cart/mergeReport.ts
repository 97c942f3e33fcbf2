import { CART_QUANTITY_MAX } from '../../../shared/contract/limits.ts';
import type { MergeReport } from '../../../shared/contract/schemas/cart.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import type { Localised } from '../../../shared/text/localised.ts';

export interface RequestedLine {
  sku_id: number;
  quantity: number;
}

/** Reports the outcome of a visitor's cart line that was merged into the member's cart. */
export const joinReport = (sku: SkuWithProduct, before: number, quantity: number): MergeReport => ({
  ...namesOf(sku),
  sku_id: sku.id,
  outcome: outcomeOf(before, quantity),
  quantity: Math.min(before + quantity, CART_QUANTITY_MAX),
});

/** Reports a skipped line; without a name if the variant never existed. */
export const leftOutReport = (skuId: number, sku: SkuWithProduct | undefined): MergeReport => ({
  ...(sku ? namesOf(sku) : { code: '', product_name: '' }),
  sku_id: skuId,
  outcome: 'unavailable',
  quantity: 0,
});

function namesOf({ code, product }: SkuWithProduct): Pick<MergeReport, 'code'> & Localised<'product_name'> {
  const { product_name, en_product_name, es_product_name, ru_product_name } = product;
  return { code, product_name, en_product_name, es_product_name, ru_product_name };
}

function outcomeOf(before: number, quantity: number): MergeReport['outcome'] {
  if (before + quantity > CART_QUANTITY_MAX) return 'capped';
  return before > 0 ? 'joined' : 'added';
}
