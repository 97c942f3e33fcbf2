import { useSyncExternalStore } from 'react';
import { tabsterAnchor } from './tabsterAnchor.ts';

/** Stands under every page: what keeps the page hidden behind a dialog stays there to show it again. */
export function TabsterAnchorSlot() {
  return useSyncExternalStore(tabsterAnchor.subscribe, tabsterAnchor.hold, () => null);
}
