import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;
export type TimeUnit = (typeof UNITS)[number][0];

/**
 * Milliseconds until a moment, updated each second; null before hydration, and where there is no end. `now` is this
 * device's, unless a page has the store's.
 */
export function useTimeLeft(endsAt: string | null, now = Date.now): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (endsAt === null) return;
    const update = (): void => setLeft(Date.parse(endsAt) - now());
    update();
    const timer = setInterval(update, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt, now]);
  return left;
}

/** The last moment before the end: an offer that ends at midnight ends with the day before. */
export const lastDayOf = (endsAt: string): number => Date.parse(endsAt) - 1;

/** A duration as days, hours, minutes and seconds. */
export function timeParts(ms: number): [TimeUnit, number][] {
  let seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  return UNITS.map(([unit, size]) => {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    return [unit, count];
  });
}
