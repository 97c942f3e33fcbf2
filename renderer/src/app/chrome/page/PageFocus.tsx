import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';

/**
 * After a change of page the focus goes to its heading and its title is read out, as a browser would do with a page of
 * its own. Not on the first load, where the browser has already done so.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return <VisuallyHidden isStatus>{title}</VisuallyHidden>;
}
