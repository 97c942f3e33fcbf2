import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/**
 * Calls `read` where what is shown may be stale: on a page restored from the history, when the network returns, and when
 * its window is looked at again.
 */
export function useReadAgain(read: () => void): void {
  const { ui } = useStores();
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => void (persisted && read());
    window.addEventListener('pageshow', handlePageShow);
    const stop = reaction(
      () => ui.isOnline && ui.isVisible,
      (isBack) => isBack && read(),
    );
    return () => {
      window.removeEventListener('pageshow', handlePageShow);
      stop();
    };
  }, [ui, read]);
}
