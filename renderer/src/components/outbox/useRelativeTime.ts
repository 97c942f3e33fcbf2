import { useEffect, useState } from 'react';
import { useFormats } from '../../ui/text/useFormats.ts';

const LOOK_MS = 20_000;

/** How long ago something was, in words that keep up with the clock. Call it where nothing is rendered on the server. */
export function useRelativeTime(): (at: number) => string {
  const formats = useFormats();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (at) => formats.ago(Math.max(0, Math.max(now, Date.now()) - at));
}
