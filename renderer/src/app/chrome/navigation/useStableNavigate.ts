import { createContext, useCallback, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

/**
 * Navigates to another page of the store; the same function on every page, so that its users are not rendered again.
 */
export const StableNavigation = createContext<(to: string) => void>(() => undefined);

/** Provided by a component that is rendered with every page anyway. */
export function useStableNavigate(): (to: string) => void {
  const navigate = useNavigate();
  const currentPath = createPath(useLocation());
  const latest = useRef(currentPath);
  useLayoutEffect(() => {
    latest.current = currentPath;
  });
  // A link to the current page adds no history entry, as in any browser.
  return useCallback((to) => void navigate(to, { replace: to === latest.current }), [navigate]);
}
