import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../shared/envelope.ts';

const SECOND_MS = 1_000;

/** Seconds until another try is allowed (code 11); 0 when it is. */
export function useCountdown(error: ApiError | null): number {
  const [left, setLeft] = useState({ error, seconds: error?.retryAfter ?? 0 });
  if (left.error !== error) setLeft({ error, seconds: error?.retryAfter ?? 0 });
  const isCounting = left.seconds > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setLeft((now) => ({ ...now, seconds: Math.max(0, now.seconds - 1) })), SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left.seconds;
}
