import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

const BEAT_MS = 5_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Sends main the page's heartbeat and the visitor's activity. */
export function usePresence(): void {
  const { kiosk } = useStores();
  useEffect(() => {
    const handleSign = (event: Event): void => {
      // Ignores scripted events, and controls that end the visit.
      if (!event.isTrusted) return;
      if (event.target instanceof Element && event.target.closest('[data-leaves]')) return;
      kiosk.touch(event.timeStamp);
    };
    const options = { capture: true, passive: true } as const;
    for (const name of SIGNS) document.addEventListener(name, handleSign, options);
    kiosk.beat();
    const timer = setInterval(kiosk.beat, BEAT_MS);
    return () => {
      for (const name of SIGNS) document.removeEventListener(name, handleSign, options);
      clearInterval(timer);
    };
  }, [kiosk]);
}
