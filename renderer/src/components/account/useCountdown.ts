import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../shared/envelope.ts';

const SECOND_MS = 1_000;

/** Seconds until another try is allowed (code 11); 0 when it is. */
export const useCountdown = (error: ApiError | null): number => useSecondsLeft(error, error?.retryAfter ?? 0);

/** Seconds left of so many, counted anew from each new `since`. */
export function useSecondsLeft(since: unknown, seconds: number): number {
  const [left, setLeft] = useState({ since, seconds });
  if (left.since !== since) setLeft({ since, seconds });
  const isCounting = left.seconds > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setLeft((now) => ({ ...now, seconds: Math.max(0, now.seconds - 1) })), SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left.seconds;
}
