import type { Clock } from '../../../shared/client/ports.ts';

/** Milliseconds since 1970. Asked anew each time, so that a clock that is set is seen. */
export const now = (): number => Date.now();

/** Whole seconds left until a moment, at least 0; both arguments in milliseconds since 1970. */
export const secondsUntil = (moment: number, from: number): number => Math.max(0, Math.ceil((moment - from) / 1_000));

/** Calls back once after so many milliseconds; answers what calls it off. */
export const after = (ms: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** Calls back again and again, so many milliseconds apart; answers what stops it. */
export const every = (ms: number, callback: () => void): (() => void) => {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
};

/** The clock of this process, for whatever is given one. */
export const clock: Clock = { monotonic: () => performance.now(), now, after };
