import type { Product, Sku, Spec } from '../../../../shared/contracts/catalogue.ts';

/** The variant an address names, or the one that the product stands for. */
export function chosenSku({ skus, sku_id: usual }: Product, param: string | null): Sku {
  const wanted = skus.find(({ id }) => String(id) === param) ?? skus.find(({ id }) => id === usual) ?? skus[0];
  if (!wanted) throw new Error('a product without variants'); // the contract knows none
  return wanted;
}

/** The lines of specification by which variants differ: others would only fill the table. */
export function differingSpecs(skus: readonly Sku[]): Spec[] {
  const known = new Map(skus.flatMap(({ specs }) => specs).map((spec) => [spec.key, spec]));
  const valueIn = ({ specs }: Sku, key: string): string | undefined => specs.find((spec) => spec.key === key)?.value;
  return [...known.values()].filter(({ key }) => new Set(skus.map((sku) => valueIn(sku, key))).size > 1);
}
