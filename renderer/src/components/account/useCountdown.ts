import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../shared/contract/envelope.ts';

const SECOND_MS = 1_000;

/** Seconds until another try is allowed (code 11); 0 when it is. */
export const useCountdown = (error: ApiError | null): number => useSecondsLeft(error, error?.retryAfter ?? 0);

/** Seconds left of so many, counted again from each new `since`. */
export function useSecondsLeft(since: unknown, seconds: number): number {
  const [left, setLeft] = useState({ since, seconds });
  if (left.since !== since) setLeft({ since, seconds });
  const isCounting = left.seconds > 0;
  useEffect(() => {
    if (!isCounting) return;
    let told = Date.now();
    const timer = setInterval(() => {
      // A tab that is hidden is called once a minute, and a machine asleep not at all.
      const passed = Math.max(1, Math.round((Date.now() - told) / SECOND_MS));
      told += passed * SECOND_MS;
      setLeft((now) => ({ ...now, seconds: Math.max(0, now.seconds - passed) }));
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left.seconds;
}
