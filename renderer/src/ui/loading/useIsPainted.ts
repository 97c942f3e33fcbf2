import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from './afterPaint.ts';

/**
 * Whether the page that a link led to has been painted, so that parts below its first view may follow. True from the
 * start in the server's HTML, at hydration, and where a scroll position is restored.
 */
export function useIsPainted(): boolean {
  const { hash } = useLocation();
  const isAtOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const [isPainted, setPainted] = useState(isAtOnce);
  useEffect(() => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [isPainted]);
  return isPainted;
}
