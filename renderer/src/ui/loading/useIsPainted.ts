import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from './afterPaint.ts';

/**
 * Whether the page that a link has led to is on screen, so that what its first view does not show may follow. True from
 * the start where a place further down is to be found again, in the server's HTML, and with it.
 */
export function useIsPainted(): boolean {
  const { hash } = useLocation();
  const isAtOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const [isPainted, setPainted] = useState(isAtOnce);
  useEffect(() => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [isPainted]);
  return isPainted;
}
