import type { SessionStore } from '../../stores/session/SessionStore.ts';

/** In a browser that stores no data: a reload loses a guest's list. */
export const isStorageBlocked = ({ isInBrowser, isStored }: SessionStore): boolean => isInBrowser && !isStored;
