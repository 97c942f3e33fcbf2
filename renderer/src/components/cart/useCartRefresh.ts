import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/** Reads the cart again where it may be stale: on a page restored from the history, and when the network returns. */
export function useCartRefresh(): void {
  const { cart, session, ui } = useStores();
  useEffect(() => {
    const refresh = (): void => void (session.isMember && cart.load());
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => void (persisted && refresh());
    window.addEventListener('pageshow', handlePageShow);
    const stop = reaction(
      () => ui.isOnline,
      (isOnline) => isOnline && refresh(),
    );
    return () => {
      window.removeEventListener('pageshow', handlePageShow);
      stop();
    };
  }, [cart, session, ui]);
}
