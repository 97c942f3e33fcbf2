import { CART_QUANTITY_MAX } from '../../../shared/contract/limits.ts';
import type { MergeReport } from '../../../shared/contract/schemas/cart.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';

export interface Wanted {
  sku_id: number;
  quantity: number;
}

/** What became of one line of a visitor's cart that was joined to the member's. */
export const joinReport = (sku: SkuWithProduct, before: number, quantity: number): MergeReport => ({
  ...namesOf(sku),
  sku_id: sku.id,
  outcome: outcomeOf(before, quantity),
  quantity: Math.min(before + quantity, CART_QUANTITY_MAX),
});

/** The same of a line that was left out; without a name where there never was such a variant. */
export const leftOutReport = (skuId: number, sku: SkuWithProduct | undefined): MergeReport => ({
  ...(sku ? namesOf(sku) : { code: '', product_name: '' }),
  ...{ sku_id: skuId, outcome: 'unavailable', quantity: 0 },
});

function namesOf({ code, product }: SkuWithProduct): Pick<MergeReport, 'code' | 'product_name'> {
  const { product_name, en_product_name, es_product_name, ru_product_name } = product;
  return { code, ...{ product_name, en_product_name, es_product_name, ru_product_name } };
}

function outcomeOf(before: number, quantity: number): MergeReport['outcome'] {
  if (before + quantity > CART_QUANTITY_MAX) return 'capped';
  return before > 0 ? 'joined' : 'added';
}
