import { useEffect, useState } from 'react';
import { FETCH_MIN_DISPLAY_MS } from '../../../../shared/contract/limits.ts';

/** True while something is in progress, and for at least 200 ms, so that its indicator does not flicker (S1). */
export function useMinimumDuration(isGoingOn: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  const [wasGoingOn, setWasGoingOn] = useState(isGoingOn);
  if (isGoingOn !== wasGoingOn) {
    setWasGoingOn(isGoingOn);
    if (isGoingOn) setIsShown(true);
  }
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), FETCH_MIN_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isGoingOn || isShown;
}
