import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../../routing/firstFrame.ts';
import { useStores } from '../../../stores/context.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';

/**
 * Tells the stores which page is shown. After a navigation, focuses the page's heading and has its title read out, as a
 * browser does for a new document. Not on the first load.
 */
export function PageFocus() {
  const { pathname, search } = useLocation();
  const { ui } = useStores();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  // With the page itself: what is clicked next comes from here, however soon.
  useLayoutEffect(
    () => ui.setShownAddress(addressOf(`https://store.invalid${pathname}${search}`)),
    [ui, pathname, search],
  );
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return <VisuallyHidden isStatus>{title}</VisuallyHidden>;
}
