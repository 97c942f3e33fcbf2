import { reaction, runInAction } from 'mobx';
import type { KeyValueStorage } from './KeyValueStorage.ts';

/** Persists a store's state: validated when read, discarded if invalid, synchronised across tabs. */
export class StatePersistence {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** `parse` returns null for an invalid value; `take` is observed; `put` runs in an action. Returns a disposer. */
  keep<T>(key: string, parse: (stored: unknown) => T | null, take: () => T, put: (value: T) => void): () => void {
    let accepted: string | null = null;
    const accept = (text: string | null): void => {
      const value = parse(decode(text));
      if (value === null) return;
      runInAction(() => {
        put(value);
        accepted = JSON.stringify(take());
      });
    };
    accept(this.#storage.read(key));
    const stopWriting = reaction(
      () => JSON.stringify(take()),
      (text) => {
        // Do not write back a value that was just read: two tabs of different releases would answer each other forever.
        if (text !== accepted) this.#storage.write(key, text);
        accepted = null;
      },
    );
    const stopFollowing = this.#storage.onChange((changed, text) => {
      if (changed === key) accept(text);
      else if (changed === null) accept(this.#storage.read(key));
    });
    return () => {
      stopWriting();
      stopFollowing();
    };
  }

  /** Deletes stored states, here and for the stores of other tabs when they next read them. */
  delete(keys: readonly string[]): void {
    for (const key of keys) this.#storage.write(key, null);
  }
}

function decode(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
