import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and in the first paint, true as soon as the page answers to its visitor. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
