import type { Clock } from '../../../shared/client/ports.ts';

/** Milliseconds since 1970. Reads `Date.now` at each call, so that it follows a clock that is set. */
export const now = (): number => Date.now();

/** Whole seconds left until a moment, at least 0; both arguments in milliseconds since 1970. */
export const secondsUntil = (moment: number, from: number): number => Math.max(0, Math.ceil((moment - from) / 1_000));

/** Calls back once after `ms` milliseconds; returns a function that cancels. */
export const after = (ms: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** Calls back every `ms` milliseconds; returns a function that stops it. */
export const every = (ms: number, callback: () => void): (() => void) => {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
};

/** The real clock, for code that takes a `Clock`. */
export const clock: Clock = { monotonic: () => performance.now(), now, after };
