import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/** Reports the page's visibility to the stores. */
export function useVisibility(): void {
  const { ui } = useStores();
  useEffect(() => {
    const look = (): void => ui.setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ui]);
}
