import { useSyncExternalStore } from 'react';
import { tabsterAnchor } from './tabsterAnchor.ts';

/** Mounted under every page: holds the anchor that lets tabster show the page again after a dialog. */
export function TabsterAnchorSlot() {
  return useSyncExternalStore(tabsterAnchor.subscribe, tabsterAnchor.hold, () => null);
}
