import { useEffect, useRef, useState } from 'react';
import { TabsterAnchor } from './TabsterAnchor.tsx';
import { tabsterAnchor } from './tabsterAnchor.ts';

/**
 * Within a dialog: once that is gone, however it went, the focus is back at what opened it, or at the page's heading
 * where that has gone, too, and the page is one that can be read again (see TabsterAnchor).
 */
export function FocusReturn() {
  // While the dialog is drawn for the first time, the focus is still where it was opened.
  const [opener] = useState(() => document.activeElement);
  const isThere = useRef(false);
  useEffect(() => {
    tabsterAnchor.lay(<TabsterAnchor />);
    isThere.current = true;
    return () => {
      isThere.current = false;
      queueMicrotask(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        if (isThere.current || !isNowhere) return;
        const before = opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : null;
        (before ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
      });
    };
  }, [opener]);
  return null;
}
