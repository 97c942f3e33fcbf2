import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/** A window's height ahead: what is asked for then is there by the time it comes into sight. */
const AHEAD = '100% 0px';

interface WhenNearViewportProps {
  onNear: () => void;
  className: string;
  /** What keeps the room there. */
  children: ReactNode;
}

/** A place that tells when the visitor comes near it, so that what will stand there is not asked for in vain. */
export function WhenNearViewport({ onNear, className, children }: WhenNearViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return tell();
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell(), { rootMargin: AHEAD });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
