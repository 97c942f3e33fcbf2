import { useSyncExternalStore } from 'react';
import { modalGround } from './modalGround.ts';

/** Stands under every page: what keeps the page hidden behind a dialog stays there to show it again. */
export function ModalGround() {
  return useSyncExternalStore(modalGround.subscribe, modalGround.hold, () => null);
}
