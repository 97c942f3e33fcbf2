import { useRestoreFocusTarget } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { tabsterAnchor } from './tabsterAnchor.ts';

/**
 * Fluent's dialogs hide the page through tabster, which stops with the last component that uses it. A dialog that is
 * unmounted while open is the last one, and the page would stay hidden from screen readers: this component uses tabster
 * and is never unmounted.
 */
function TabsterAnchor() {
  useRestoreFocusTarget();
  return null;
}

/**
 * Inside a dialog: when it closes, returns the focus to the element that opened it, else to the page's heading, and
 * makes the page visible to screen readers again (see TabsterAnchor).
 */
export function FocusReturn() {
  // During the dialog's first render the focus is still at the element that opened it.
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
