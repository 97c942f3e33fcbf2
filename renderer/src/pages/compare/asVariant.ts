import type { Product } from '../../../../shared/contract/schemas/catalogue.ts';
import { variantSpecs } from '../../components/product/variantSpecs.ts';

/** A product in the comparison: as a whole, or as one variant, which its links and buttons then mean. */
export type Compared = Product & { variant: number | undefined };

/**
 * The product with the number, stock, price and specification of a variant; as a whole where it has no such variant.
 */
export function asVariant(product: Product, skuId: number | null): Compared {
  const sku = product.skus.find(({ id }) => id === skuId);
  if (!sku) return { ...product, variant: undefined };
  const { id, code, stock, delivery_days, is_priced, market_price } = sku;
  return {
    ...product,
    ...{ variant: id, sku_id: id, sku_count: 1, sku_code: code, code, stock, delivery_days, is_priced },
    ...(market_price !== undefined && { market_price }),
    specs: variantSpecs(product, sku),
  };
}
