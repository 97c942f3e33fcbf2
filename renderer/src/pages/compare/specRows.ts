import type { Product, Spec } from '../../../../shared/contract/schemas/catalogue.ts';

type Compared = Pick<Product, 'specs' | 'skus'>;

/** One property of several products: the values of each product's variants, none where it does not have it. */
export interface SpecRow {
  key: string;
  /** Its label, in the first product's words. */
  spec: Spec;
  /** The unit that all of them share; values are then written without it. */
  unit: string | undefined;
  cells: Spec[][];
}

/** Merges the specifications of all products, each property once, in the order of the first product that has it. */
export function specRows(products: readonly Compared[]): SpecRow[] {
  const keys = new Set(
    products.flatMap(({ specs, skus }) => [...specs, ...skus.flatMap((sku) => sku.specs)]).map(({ key }) => key),
  );
  return Array.from(keys, (key) => {
    const cells = products.map((product) => valuesOf(product, key));
    const values = cells.flat();
    const units = new Set(values.map(({ unit }) => unit ?? ''));
    const [unit] = units;
    return { key, spec: values[0]!, unit: units.size === 1 && unit ? unit : undefined, cells };
  });
}

/** The values of a property among a product's variants, each once. */
function valuesOf({ specs, skus }: Compared, key: string): Spec[] {
  const whole = specs.find((spec) => spec.key === key);
  const skuSpecs = skus.map((sku) => sku.specs.find((spec) => spec.key === key) ?? whole);
  const statedSpecs = (skuSpecs.length > 0 ? skuSpecs : [whole]).filter((spec) => spec !== undefined);
  return [...new Map(statedSpecs.map((spec) => [`${spec.value} ${spec.unit ?? ''}`, spec])).values()];
}

/** More values than this are a range, or cut. */
const LISTED_MAX = 6;
const SHOWN_OF_MANY = 4;

/** The values of variants as a list, "1.8 / 2.2 / 3.0"; many numbers as a range, "1.8 – 7.5"; of many words the first. */
export function joinValues(texts: readonly string[]): string {
  const isNumeric = texts.length > 1 && texts.every((text) => /^\d+([.,]\d+)?$/.test(text));
  const numberOf = (text: string): number => Number(text.replace(',', '.'));
  if (isNumeric) return joinNumbers(texts.toSorted((a, b) => numberOf(a) - numberOf(b)));
  if (texts.length <= LISTED_MAX) return texts.join(' / ');
  return `${texts.slice(0, SHOWN_OF_MANY).join(' / ')} +${texts.length - SHOWN_OF_MANY}`;
}

/** Sorted numbers, which may be formatted: as a list, many as a range. */
export const joinNumbers = (sorted: readonly string[]): string =>
  sorted.length <= LISTED_MAX ? sorted.join(' / ') : `${sorted[0]} – ${sorted.at(-1)}`;

/** Whether the texts differ. */
export const isDifferent = (texts: readonly string[]): boolean => new Set(texts).size > 1;
