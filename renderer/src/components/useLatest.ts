import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the latest one, so that what receives it is not rendered again. */
export function useLatest<Args extends unknown[], R>(latest: (...args: Args) => R): (...args: Args) => R {
  const current = useRef(latest);
  useEffect(() => void (current.current = latest));
  return useCallback((...args: Args) => current.current(...args), []);
}
