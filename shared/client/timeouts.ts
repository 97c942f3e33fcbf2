import { ApiError } from '../contract/envelope.ts';
import type { CancelSignal, Clock } from './ports.ts';

/** Fails as `timeout` when the work has not settled in time, so that nothing that hangs can hold a call for ever. */
export function withTimeout<T>(work: Promise<T>, ms: number, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = clock.after(ms, () => reject(new ApiError('timeout')));
    work.finally(callOff).then(resolve, reject);
  });
}

/** Fails as `cancelled` as soon as the signal fires, whatever the work is waiting for. */
export function withAbort<T>(work: Promise<T>, signal: CancelSignal | null): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new ApiError('cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    work.finally(() => signal.removeEventListener('abort', cancel)).then(resolve, reject);
  });
}
