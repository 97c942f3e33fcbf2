import type { Product, Sku, Spec } from '../../../../shared/contract/schemas/catalogue.ts';

/** The full specification of a variant: the product's lines, replaced or extended by the variant's own. */
export function variantSpecs({ specs }: Pick<Product, 'specs'>, sku: Sku | null): Spec[] {
  const skuSpecs = new Map(sku?.specs.map((spec) => [spec.key, spec]));
  const others = [...skuSpecs.values()].filter(({ key }) => !specs.some((spec) => spec.key === key));
  return [...specs.map((spec) => skuSpecs.get(spec.key) ?? spec), ...others];
}
