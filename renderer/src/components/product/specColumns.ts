import type { ProductItem, Spec } from '../../../../shared/contract/schemas/catalogue.ts';

const COLUMNS_MAX = 3;
// A column that most rows leave empty is left out.
const SHARED_BY = 0.5;

/** The specifications that most of these products share, in their order, as columns of a table. */
export function specColumns(products: readonly ProductItem[], max = COLUMNS_MAX): Spec[] {
  const columns = new Map<string, { spec: Spec; count: number }>();
  for (const spec of products.flatMap(({ key_specs }) => key_specs)) {
    const column = columns.get(spec.key);
    if (column) column.count++;
    else columns.set(spec.key, { spec, count: 1 });
  }
  const order = [...columns.keys()];
  return [...columns.values()]
    .filter(({ count }) => count >= products.length * SHARED_BY)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, max)
    .map(({ spec }) => spec)
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}
