import type { Product, Sku, Spec } from '../../../../shared/contract/schemas/catalogue.ts';

/** The whole specification of a variant: the product's lines, with the variant's own in their place or after them. */
export function variantSpecs({ specs }: Pick<Product, 'specs'>, sku: Sku | null): Spec[] {
  const own = new Map(sku?.specs.map((spec) => [spec.key, spec]));
  const others = [...own.values()].filter(({ key }) => !specs.some((spec) => spec.key === key));
  return [...specs.map((spec) => own.get(spec.key) ?? spec), ...others];
}
