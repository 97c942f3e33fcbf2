import type { Clock } from '../../../shared/client/ports.ts';

export const browserClock: Clock = {
  monotonic: () => performance.now(),
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
