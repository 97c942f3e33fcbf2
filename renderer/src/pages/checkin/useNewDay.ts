import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

const LOOK_MS = 60_000;

/** Reads the check-ins anew when the day (UTC) that is shown is over: the page may have been left open over night. */
export function useNewDay(day: string | undefined): void {
  const { queries } = useStores();
  useEffect(() => {
    if (day === undefined) return;
    const look = (): void => {
      const isOver = document.visibilityState === 'visible' && new Date().toISOString().slice(0, 10) > day;
      if (isOver) queries.reload('readCheckIn', {}).catch(() => undefined); // the former data stays
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day, queries]);
}
