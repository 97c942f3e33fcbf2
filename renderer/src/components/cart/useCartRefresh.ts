import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/** Asks for the cart anew where what is shown may be old: a page that comes back from the history, a network that is back. */
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
