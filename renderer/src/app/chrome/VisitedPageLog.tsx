import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/context.ts';
import { afterPaint } from '../../ui/loading/afterPaint.ts';
import { useStoreName } from '../../ui/head/Head.tsx';

/** Pages about one member or one transaction, or steps towards them, which are not listed as visited. */
const PERSONAL = /^\/(userCenter|messageCenter|signActive|login|register|password|phoneSignIn|quote|order|chatRoom)\b/;
const PAYMENT = /^\/cart\/goodOffer\/pay\b/;

/** Whether a page may be listed as visited. */
const isVisitListed = (pathname: string): boolean => !PERSONAL.test(pathname) && !PAYMENT.test(pathname);

/** Records each page that will be available without a network, behind the frame that shows it. */
export const VisitedPageLog = observer(function VisitedPageLog() {
  const { offline, ui } = useStores();
  const { pathname, search } = useLocation();
  const store = useStoreName();
  const isRecorded = offline.isActive && ui.isOnline && !ui.pageError && isVisitListed(pathname);
  useEffect(() => {
    if (!isRecorded) return undefined;
    return afterPaint(() => offline.see(pathname + search, document.title.replace(` | ${store}`, '')));
  }, [offline, isRecorded, pathname, search, store]);
  return null;
});
