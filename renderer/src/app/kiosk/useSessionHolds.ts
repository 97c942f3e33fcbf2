import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/** A scanner types faster than any hand: at least this many characters, at most so long apart. */
const SCAN_KEYS = 6;
const SCAN_GAP_MS = 35;
/** A scanned code is being looked up. */
const SCAN_REST_MS = 20_000;

/** The number of keys in a row at a scanner's speed. */
export const scanRun = (run: number, gapMs: number): number => (gapMs <= SCAN_GAP_MS ? run + 1 : 1);

/** Keeps the session open while a film plays, the printer prints, or a scan is read. */
export function useSessionHolds(): void {
  const { kiosk } = useStores();
  useEffect(() => {
    const handlePlay = ({ target }: Event): void => kiosk.hold('video', isPlaying(target));
    const begin = (): void => kiosk.hold('printing', true);
    const end = (): void => kiosk.hold('printing', false);
    let run = 0;
    let last = -Infinity;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const handleKey = ({ timeStamp, key }: KeyboardEvent): void => {
      if (key.length !== 1) return;
      run = scanRun(run, timeStamp - last);
      last = timeStamp;
      if (run !== SCAN_KEYS) return;
      kiosk.hold('scanner', true);
      clearTimeout(resting);
      resting = setTimeout(() => kiosk.hold('scanner', false), SCAN_REST_MS);
    };
    for (const name of FILM) document.addEventListener(name, handlePlay, true);
    document.addEventListener('keydown', handleKey, true);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      clearTimeout(resting);
      for (const name of FILM) document.removeEventListener(name, handlePlay, true);
      document.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [kiosk]);
}

const FILM = ['play', 'pause', 'ended', 'emptied'] as const;

const isPlaying = (target: EventTarget | null): boolean =>
  target instanceof HTMLMediaElement && !target.paused && !target.ended;
