import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/** One window height ahead, so that content requested then arrives before it comes into view. */
const AHEAD = '100% 0px';

interface WhenNearViewportProps {
  onNear: () => void;
  className: string;
  /** A placeholder of the content's height. */
  children: ReactNode;
}

/** Calls back when the visitor scrolls near it, so that its content is requested only then. */
export function WhenNearViewport({ onNear, className, children }: WhenNearViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return notify();
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && notify(), { rootMargin: AHEAD });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
