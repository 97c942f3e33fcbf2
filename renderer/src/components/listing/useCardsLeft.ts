import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { afterPaint } from '../../ui/loading/afterPaint.ts';
import { leaving } from '../../ui/loading/leaving.ts';

/** The cards of a list as the visitor left them. */
interface CardsLeft {
  /** The history entry, as each has a scroll position of its own. */
  entry: string;
  /** The width of the list, which the heights depend on. */
  width: number;
  /** The height of each card outside the window; null for one inside. */
  heights: (number | null)[];
}

/** Only ever written in a browser. */
const left = new WeakMap<readonly ProductItem[], CardsLeft>();

/**
 * Says which cards of a list need not be rendered in the first frame after going back, and their heights: those outside
 * the window when the visitor left. They follow behind that frame, so that its scroll position is the same meanwhile.
 */
export function useCardsLeft(products: readonly ProductItem[]): {
  list: RefObject<HTMLUListElement | null>;
  heights: CardsLeft['heights'] | null;
} {
  const { key: entry } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [back, setBack] = useState(() => {
    const known = left.get(products);
    return known?.entry === entry && known.width === widthOf(document.documentElement) ? { products, known } : null;
  });
  useEffect(() => {
    if (back) return afterPaint(() => startTransition(() => setBack(null)));
    const note = (): void => {
      if (list.current) left.set(products, { entry, ...look(list.current) });
    };
    leaving.add(note);
    return () => void leaving.delete(note);
  }, [back, products, entry]);
  return { list, heights: back?.products === products ? back.known.heights : null };
}

const widthOf = ({ clientWidth }: Element): number => clientWidth;

function look({ children, ownerDocument: { documentElement } }: HTMLElement): Omit<CardsLeft, 'entry'> {
  const heights = [...children].map((card) => {
    const { top, bottom, height } = card.getBoundingClientRect();
    return bottom > 0 && top < documentElement.clientHeight ? null : height;
  });
  return { width: widthOf(documentElement), heights };
}
