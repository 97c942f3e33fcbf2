import type { Product } from '../../../../shared/contract/schemas/catalogue.ts';
import { variantSpecs } from '../../components/product/variantSpecs.ts';
import { withVariant } from '../../components/product/withVariant.ts';

/** A product in the comparison: as a whole, or as one variant, to which its links and buttons then lead. */
export type Compared = Product & { chosen: number | undefined };

/**
 * Returns the product with number, stock, price and specification of a variant; unchanged if it has no such variant.
 */
export function asVariant(product: Product, skuId: number | null): Compared {
  const sku = product.skus.find(({ id }) => id === skuId);
  if (!sku) return { ...product, chosen: undefined };
  return { ...withVariant(product, sku), chosen: sku.id, specs: variantSpecs(product, sku), skus: [sku] };
}
