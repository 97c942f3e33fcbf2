import { ApiError } from '../contract/envelope.ts';
import type { CancelSignal, Clock } from './ports.ts';

/**
 * Rejects with an `ApiError` (`timeout`) if the work has not settled after `ms` milliseconds, so that a hung request cannot
 * block a call for ever.
 */
export function withTimeout<T>(work: Promise<T>, ms: number, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = clock.after(ms, () => reject(new ApiError('timeout')));
    work.finally(callOff).then(resolve, reject);
  });
}

/** Rejects with `cancelled` as soon as the signal fires. */
export function withAbort<T>(work: Promise<T>, signal: CancelSignal | null): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new ApiError('cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    work.finally(() => signal.removeEventListener('abort', cancel)).then(resolve, reject);
  });
}
