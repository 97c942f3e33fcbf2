import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { useStores } from '../../stores/context.ts';

/**
 * Follows what the member may see: an address is often confirmed on another device. While it waits, the profile is read
 * again with each page and whenever this one is looked at again; then everything that was read without prices is, too.
 */
export function useRights(): void {
  const { queries, session, ui } = useStores();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => void (latest.current = revalidate));

  const id = session.user?.user_id;
  useEffect(() => {
    if (id === undefined) return;
    const seesPrices = (): boolean | undefined => queries.peek('readUserInfo', { id })?.sees_prices;
    const readAgain = (): void => {
      if (seesPrices() === false) queries.reload('readUserInfo', { id }).catch(() => undefined); // the next look tries again
    };
    const disposers = [
      reaction(seesPrices, (now, before) => {
        if (now !== true || before !== false) return;
        queries.expire();
        void latest.current();
      }),
      reaction(
        () => ui.isVisible,
        (isVisible) => {
          if (isVisible) readAgain();
        },
      ),
    ];
    window.addEventListener('focus', readAgain);
    return () => {
      window.removeEventListener('focus', readAgain);
      disposers.forEach((dispose) => dispose());
    };
  }, [queries, ui, id]);

  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (id !== undefined && queries.peek('readUserInfo', { id })?.sees_prices === false)
      queries.reload('readUserInfo', { id }).catch(() => undefined);
  }, [queries, id, pathname]);
}
