import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/** Tells the stores whether the page is before the visitor's eyes. */
export function useVisibility(): void {
  const { ui } = useStores();
  useEffect(() => {
    const look = (): void => ui.setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ui]);
}
