import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../shared/contract/envelope.ts';

const SECOND_MS = 1_000;

/** Seconds until the next attempt is allowed (code 11); 0 when it is. */
export const useCountdown = (error: ApiError | null): number => useSecondsLeft(error, error?.retryAfter ?? 0);

/** Counts down from `seconds`, starting again with each new `since`. */
export function useSecondsLeft(since: unknown, seconds: number): number {
  const [left, setLeft] = useState({ since, seconds });
  if (left.since !== since) setLeft({ since, seconds });
  const isCounting = left.seconds > 0;
  useEffect(() => {
    if (!isCounting) return;
    let announced = Date.now();
    const timer = setInterval(() => {
      // Reads the clock, as timers run once a minute in a hidden tab, and not at all on a sleeping machine.
      const passed = Math.max(1, Math.round((Date.now() - announced) / SECOND_MS));
      announced += passed * SECOND_MS;
      setLeft((now) => ({ ...now, seconds: Math.max(0, now.seconds - passed) }));
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left.seconds;
}
