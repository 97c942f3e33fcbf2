import type { Product, Sku, Spec } from '../../../../../shared/contract/schemas/catalogue.ts';
import { partNumberKey } from '../../../../../shared/catalogue/partNumberKey.ts';

/**
 * The variant whose id an address names; without one, the default variant. Null where the product does not have the
 * named variant: no other one replaces it.
 */
export function chosenSku({ skus, sku_id: usual }: Product, param: string | null): Sku | null {
  if (param) return skus.find(({ id }) => String(id) === param) ?? null;
  return skus.find(({ id }) => id === usual) ?? skus[0] ?? null;
}

/** The variant to remember in marks and lists; null where it is the product's default. */
export const markedSku = (product: Product, sku: Sku | null): number | null =>
  sku && sku.id !== product.sku_id ? sku.id : null;

/** Finds the variant with a part number, in any spelling. */
export function findSkuByNumber(skus: readonly Sku[], code: string): Sku | undefined {
  const key = partNumberKey(code);
  return skus.find((sku) => sku.code === code) ?? skus.find((sku) => partNumberKey(sku.code) === key);
}

/** The specifications in which variants differ. */
export function differingSpecs(skus: readonly Sku[]): Spec[] {
  const specByKey = new Map(skus.flatMap(({ specs }) => specs).map((spec) => [spec.key, spec]));
  const valueIn = ({ specs }: Sku, key: string): string | undefined => specs.find((spec) => spec.key === key)?.value;
  return [...specByKey.values()].filter(({ key }) => new Set(skus.map((sku) => valueIn(sku, key))).size > 1);
}
