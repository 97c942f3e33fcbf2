import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isVisitListed } from '../../routing/isVisitListed.ts';
import { useStores } from '../../stores/context.ts';
import { BRAND } from '../../ui/head/Head.tsx';

/** Notes each page that will be there without a network, once it is before the visitor's eyes. */
export const VisitedPageLog = observer(function VisitedPageLog() {
  const { offline, ui } = useStores();
  const { pathname, search } = useLocation();
  const isKept = offline.isAtWork && ui.isOnline && !ui.pageError && isVisitListed(pathname);
  useEffect(() => {
    if (isKept) offline.see(pathname + search, document.title.replace(` | ${BRAND}`, ''));
  }, [offline, isKept, pathname, search]);
  return null;
});
