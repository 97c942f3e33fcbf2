import type { Product } from '../../../../shared/contract/schemas/catalogue.ts';
import { variantSpecs } from '../../components/product/variantSpecs.ts';
import { withVariant } from '../../components/product/withVariant.ts';

/** A product in the comparison: as a whole, or as one variant, which its links and buttons then mean. */
export type Compared = Product & { chosen: number | undefined };

/**
 * The product with the number, stock, price and specification of a variant; as a whole where it has no such variant.
 */
export function asVariant(product: Product, skuId: number | null): Compared {
  const sku = product.skus.find(({ id }) => id === skuId);
  if (!sku) return { ...product, chosen: undefined };
  return { ...withVariant(product, sku), chosen: sku.id, specs: variantSpecs(product, sku), skus: [sku] };
}
