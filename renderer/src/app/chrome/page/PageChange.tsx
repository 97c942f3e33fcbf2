import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls back after a navigation. Mounted only while something is open, as readers of the location are rendered with
 * every navigation.
 */
export function PageChange({ onChange }: { onChange: () => void }) {
  const { key } = useLocation();
  const first = useRef(key);
  const onPageChange = useEffectEvent(onChange);
  useLayoutEffect(() => {
    if (key !== first.current) onPageChange();
  }, [key]);
  return null;
}
