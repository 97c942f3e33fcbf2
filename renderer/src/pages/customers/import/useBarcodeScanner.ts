import { useEffect, useRef } from 'react';
import { QUIET_MS, BarcodeScanner } from './cards/BarcodeScanner.ts';

/** Keys in a focused field belong to the field, whether typed or scanned. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Listens to a scanner that acts as a keyboard (keyboard wedge) while no field has the focus. */
export function useBarcodeScanner(onScan: (text: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => void (latest.current = onScan));
  useEffect(() => {
    const wedge = new BarcodeScanner();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (at: number): void => {
      const text = wedge.take(at);
      if (text !== null) latest.current(text);
    };
    const handleKey = (event: KeyboardEvent): void => {
      const { key, target, timeStamp } = event;
      // A held key repeats as fast as a scanner types.
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isWriting(target)) return;
      if (wedge.hear(key, timeStamp)) event.preventDefault();
      if (key !== 'Enter') return;
      clearTimeout(timer);
      take(timeStamp);
      timer = setTimeout(() => take(timeStamp + QUIET_MS), QUIET_MS);
    };
    document.addEventListener('keydown', handleKey, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, []);
}
