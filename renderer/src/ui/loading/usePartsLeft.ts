import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from './afterPaint.ts';
import { pageChangeListeners } from './pageChangeListeners.ts';

/** The parts of a page, such as the cards of a list, as the visitor left them. */
interface PartsLeft {
  /** The history entry, as each has a scroll position of its own, and the width of the page, which the heights depend on. */
  place: string;
  /** The height of each part outside the window; null for one inside. */
  heights: (number | null)[];
}

/** Written in a browser only. */
const partsByData = new WeakMap<object, PartsLeft>();
const placeOf = (entry: string): string => entry + document.documentElement.clientWidth;

/**
 * Says which parts need not be rendered in the first frame after going back, and their heights: those outside the window
 * when the visitor left. They follow behind that frame, so that its scroll position is the same meanwhile. `data` is
 * what the parts show, the same object on the way back; the parts are the children of `list`.
 */
export function usePartsLeft<List extends HTMLElement>(
  data: object,
): {
  list: RefObject<List | null>;
  heights: PartsLeft['heights'] | null;
} {
  const { key } = useLocation();
  const list = useRef<List>(null);
  const [back, setBack] = useState(() => {
    const partCount = partsByData.get(data);
    // The server, which has no document, knows none.
    return partCount && partCount.place === placeOf(key) ? partCount : null;
  });
  useEffect(() => {
    if (back) return afterPaint(() => startTransition(() => setBack(null)));
    const note = (): void => void partsByData.set(data, { place: placeOf(key), heights: heightsIn(list.current) });
    pageChangeListeners.add(note);
    return () => void pageChangeListeners.delete(note);
  }, [back, data, key]);
  return { list, heights: back && partsByData.get(data) === back ? back.heights : null };
}

const heightsIn = (list: HTMLElement | null): PartsLeft['heights'] =>
  [...(list?.children ?? [])].map((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return bottom > 0 && top < document.documentElement.clientHeight ? null : height;
  });
