import { type ReactNode, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { afterPaint } from '../../ui/loading/afterPaint.ts';
import { ListResults } from './ListResults.tsx';
import { ListPlaceholder } from './states/ListPlaceholder.tsx';

/** The cards of a desktop's first row; the second begins below most windows. */
const FIRST_CARDS = 4;

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
 * The products of a list. Cards are rendered in slices: two dozen at once would hold up the frame that answers a press, and
 * the next press. Those of the first view are shown first: at once where the products are cached, else after empty cards.
 * After going back, which restores a scroll position, all are there at once.
 */
export function ResultsInSlices({ id, products, expected, keyword, noteOf }: ResultsInSlicesProps) {
  const isAtOnce = useNavigationType() === NavigationType.Pop;
  const current = useMemo(() => ({ id, products }), [id, products]);
  const deferred = useDeferredValue(current);
  const [first, setFirst] = useState(current);
  if (first.id !== id) setFirst(current);
  const shownList = first === current ? current : deferred;
  const [whole, setWhole] = useState<string | null>(null);
  const isShown = shownList.id === id && shownList.products !== undefined;
  const isWhole = isAtOnce || whole === id;
  useEffect(() => {
    if (isShown && whole !== id) return afterPaint(() => startTransition(() => setWhole(id)));
  }, [isShown, whole, id]);
  return isShown ? (
    <ListResults
      products={shownList.products!}
      ready={isWhole ? Number.POSITIVE_INFINITY : FIRST_CARDS}
      keyword={keyword}
      noteOf={noteOf}
    />
  ) : (
    <ListPlaceholder count={expected} />
  );
}
