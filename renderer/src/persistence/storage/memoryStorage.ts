import type { KeyValueStorage } from './KeyValueStorage.ts';

/** A storage that lasts as long as the page: for the server and for tests. */
export function memoryStorage(): KeyValueStorage {
  const records = new Map<string, string>();
  return {
    read: (key) => records.get(key) ?? null,
    write: (key, text) => {
      if (text === null) records.delete(key);
      else records.set(key, text);
      return true;
    },
    onChange: () => () => {},
  };
}
