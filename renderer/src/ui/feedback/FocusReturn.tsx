import { useEffect, useRef, useState } from 'react';
import { tabsterAnchor } from './tabsterAnchor.ts';
import { useRestoreFocusTarget } from '@fluentui/react-components';

/**
 * Fluent's dialogs hide the page behind them through tabster, which goes with the last part that asks for it. A dialog
 * taken away while it is open is that part, and the page would stay hidden from screen readers for good: one part
 * more, which never goes.
 */
function TabsterAnchor() {
  useRestoreFocusTarget();
  return null;
}

/**
 * Inside a dialog: when it is gone, returns the focus to the element that opened it, else to the page's heading, and
 * makes the page readable for screen readers again (see TabsterAnchor).
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
