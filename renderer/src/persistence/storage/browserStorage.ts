import type { KeyValueStorage } from './KeyValueStorage.ts';

/**
 * The only owner of the browser's storage: `local` outlives a visit, `session` lasts as long as the tab. Where storage
 * is switched off or full, values stay in memory until the page is left.
 */
export function browserStorage(area: 'local' | 'session' = 'local'): KeyValueStorage {
  const unsaved = new Map<string, string | null>();
  const storage = storageOrNull(area);
  return {
    read: (key) => unsaved.get(key) ?? (unsaved.has(key) ? null : attempt(() => storage?.getItem(key) ?? null, null)),
    write: (key, text) => {
      const isSaved = attempt(() => put(storage, key, text), false);
      if (isSaved) unsaved.delete(key);
      else unsaved.set(key, text);
      return isSaved;
    },
    onChange: (listener) => {
      const handleStorage = ({ storageArea, key, newValue }: StorageEvent): void => {
        if (storageArea !== storage) return;
        if (key === null) unsaved.clear();
        else unsaved.delete(key);
        listener(key, newValue);
      };
      // A page in the back/forward cache got no events.
      const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) listener(null, null);
      };
      const following = new AbortController();
      const { signal } = following;
      window.addEventListener('storage', handleStorage, { signal });
      window.addEventListener('pageshow', handlePageShow, { signal });
      return () => following.abort();
    },
  };
}

// Reading the property throws where the user has forbidden storage.
const storageOrNull = (area: 'local' | 'session'): Storage | null =>
  attempt(() => (area === 'local' ? window.localStorage : window.sessionStorage), null);

function put(storage: Storage | null, key: string, text: string | null): boolean {
  if (!storage) return false;
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
  return true;
}

/** The largest size of a session's record. */
const ROOM = 4096;

/** Whether the browser's storage accepts a write now: false where site data is blocked, or storage is full or fails. */
export const isStorageAvailable = (): boolean =>
  attempt(() => {
    const storage = window.localStorage;
    storage.setItem('probe', 'x'.repeat(ROOM));
    storage.removeItem('probe');
    return true;
  }, false);

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
