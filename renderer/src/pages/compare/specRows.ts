import type { Product, Spec } from '../../../../shared/contract/schemas/catalogue.ts';

/** One property of several products: each product's value, null where it has none. */
export interface SpecRow {
  key: string;
  /** Its label, in the first product's words. */
  spec: Spec;
  /** The unit that all of them share; values are then written without it. */
  unit: string | undefined;
  cells: (Spec | null)[];
}

/** Merges the specifications of all products, each property once, in the order of the first product that has it. */
export function specRows(products: readonly Product[]): SpecRow[] {
  const keys = [...new Set(products.flatMap(({ specs }) => specs.map(({ key }) => key)))];
  return keys.map((key) => {
    const cells = products.map(({ specs }) => specs.find((spec) => spec.key === key) ?? null);
    const said = cells.filter((spec) => spec !== null);
    const units = new Set(said.map(({ unit }) => unit ?? ''));
    const [unit] = units;
    return { key, spec: said[0]!, unit: units.size === 1 && unit ? unit : undefined, cells };
  });
}

/** Whether the texts differ. */
export const isDifferent = (texts: readonly string[]): boolean => new Set(texts).size > 1;
