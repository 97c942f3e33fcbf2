import type { KeyValueStorage } from '../../../renderer/src/persistence/storage/KeyValueStorage.ts';

/** A storage that two tabs share; each hears what the other writes. */
export function sharedStorage(): () => KeyValueStorage {
  const records = new Map<string, string>();
  const tabs: ((key: string, text: string | null) => void)[] = [];
  return () => {
    let own: (key: string, text: string | null) => void = () => undefined;
    return {
      read: (key) => records.get(key) ?? null,
      write: (key, text) => {
        if (text === null) records.delete(key);
        else records.set(key, text);
        for (const listener of tabs) if (listener !== own) listener(key, text);
        return true;
      },
      onChange: (listener) => (tabs.push((own = listener as typeof own)), () => undefined),
    };
  };
}
