import { reaction, runInAction } from 'mobx';
import type { KeyValueStorage } from './KeyValueStorage.ts';

/** What outlives a visit: parsed on the way in, dropped where it no longer fits, followed when another tab writes it. */
export class StatePersistence {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** `parse` answers null for what does not fit; `take` is observed, `put` accepts, in an action. Answers a disposer. */
  keep<T>(key: string, parse: (found: unknown) => T | null, take: () => T, put: (value: T) => void): () => void {
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
        // What was just read is not written back: two tabs of different releases would answer each other for ever.
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
}

function decode(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
