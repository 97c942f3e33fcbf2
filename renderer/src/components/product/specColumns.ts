import type { ProductItem, Spec } from '../../../../shared/contract/schemas/catalogue.ts';

const COLUMNS_MAX = 3;
// A column that most rows leave empty is left out.
const SHARED_BY = 0.5;

/** The specifications that most of these products share, in their order, as columns of a table. */
export function specColumns(products: readonly ProductItem[], max = COLUMNS_MAX): Spec[] {
  const found = new Map<string, { spec: Spec; count: number }>();
  for (const spec of products.flatMap(({ key_specs }) => key_specs)) {
    const known = found.get(spec.key);
    if (known) known.count++;
    else found.set(spec.key, { spec, count: 1 });
  }
  const order = [...found.keys()];
  return [...found.values()]
    .filter(({ count }) => count >= products.length * SHARED_BY)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, max)
    .map(({ spec }) => spec)
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}
