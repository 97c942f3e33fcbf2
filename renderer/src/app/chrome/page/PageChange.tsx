import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls back when another page is shown. Mounted only while something is open: a reader of the location is rendered
 * again with every page.
 */
export function PageChange({ onChange }: { onChange: () => void }) {
  const { key } = useLocation();
  const first = useRef(key);
  const tell = useEffectEvent(onChange);
  useLayoutEffect(() => {
    if (key !== first.current) tell();
  }, [key]);
  return null;
}
