import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Tells when another page is shown. It stands beside what is open only while that is: whoever knows the location is
 * rendered anew with every page.
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
