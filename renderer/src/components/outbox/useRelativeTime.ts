import { useEffect, useState } from 'react';
import { useFormats } from '../../ui/text/useFormats.ts';

const LOOK_MS = 20_000;

/** A relative time that follows the clock. Only for parts that the server does not render. */
export function useRelativeTime(): (at: number) => string {
  const formats = useFormats();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (at) => formats.ago(Math.max(0, Math.max(now, Date.now()) - at));
}
