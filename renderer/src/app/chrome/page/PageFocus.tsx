import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../../routing/firstFrame.ts';
import { useStores } from '../../../stores/context.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';

/**
 * Tells the stores which page is shown. After a navigation, focuses the page's heading and has its title read out, as a
 * browser does for a new document. Not on the first load. The next page of a list counts, too: the window scrolls to its
 * top, and the focus would stay at a link below the list.
 */
export function PageFocus() {
  const { pathname, search } = useLocation();
  const { ui } = useStores();
  const [title, setTitle] = useState('');
  const shownPage = useRef({ pathname, search });
  // With the page itself: what is clicked next comes from here, however soon.
  useLayoutEffect(
    () => ui.setShownAddress(addressOf(`https://store.invalid${pathname}${search}`)),
    [ui, pathname, search],
  );
  useEffect(() => {
    const before = shownPage.current;
    shownPage.current = { pathname, search };
    if (before.pathname === pathname && !isNextPage(before.search, search)) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, search]);
  return <VisuallyHidden isStatus>{title}</VisuallyHidden>;
}

/** Filters and sort orders lead to the first page as well, but keep the window and the focus where they are. */
const isNextPage = (before: string, now: string): boolean => before !== now && listOf(before) === listOf(now);
const listOf = (search: string): string => search.replace(/[?&]page=\d+/, '');
