import type { SessionStore } from '../../stores/session/SessionStore.ts';

/** True in a browser that stores no data: there a reload loses a guest's list. */
export const isStorageBlocked = ({ isInBrowser, isStored }: SessionStore): boolean => isInBrowser && !isStored;
