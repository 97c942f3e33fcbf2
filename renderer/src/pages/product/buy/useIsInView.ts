import { type RefObject, useEffect, useState } from 'react';

/** Whether an element can be seen; taken for granted until the browser has looked. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isInView;
}
