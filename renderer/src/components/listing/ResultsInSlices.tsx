import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { ListResults } from './ListResults.tsx';
import { ListPlaceholder } from './states/ListPlaceholder.tsx';

interface ResultsInSlicesProps {
  /** The list and its page: of another one nothing is shown. */
  id: string;
  /** Undefined while they are being read. */
  products: readonly ProductItem[] | undefined;
  /** The number of empty cards until the products are shown. */
  expected: number;
  keyword: string | undefined;
  /** Why the search found a product. */
  noteOf?: ((product: ProductItem) => ReactNode) | undefined;
}

/**
 * The products of a list. Cards are rendered in slices, after a frame of empty ones: two dozen at once would hold up the
 * frame that answers a press, and the next press.
 */
export function ResultsInSlices({ id, products, expected, keyword, noteOf }: ResultsInSlicesProps) {
  const known = useMemo(() => ({ id, products }), [id, products]);
  const shown = useDeferredValue(known);
  return shown.id === id && shown.products ? (
    <ListResults products={shown.products} keyword={keyword} noteOf={noteOf} />
  ) : (
    <ListPlaceholder count={expected} />
  );
}
