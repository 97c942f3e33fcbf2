interface Entry {
  answer: Promise<unknown>;
  loadedAt: number;
}

/** Time to live: changes that bypass the store's own writers show after this time, as on the rendered pages. */
const TTL_MS = 60_000;
const ENTRIES_MAX = 2_000;

/**
 * Caches query results that are the same for every visitor, until the catalogue or the pages change. Never use it for
 * member data or stock. It stores nothing before `enable`, when invalidation is connected. Callers must not mutate the
 * results.
 */
export class QueryCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  #isEnabled = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Starts caching. From now on the listener of data changes must call `invalidate`. */
  enable(): void {
    this.#isEnabled = true;
  }

  /** Invalidates the cache after a data change. Reads in flight still answer their callers, but are not stored. */
  invalidate(): void {
    this.#entries.clear();
  }

  read<T>(key: string, load: () => Promise<T>): Promise<T> {
    if (!this.#isEnabled) return load();
    const cached = this.#entries.get(key);
    if (cached && this.#now() - cached.loadedAt < TTL_MS) {
      this.#store(key, cached); // moves the entry to the end of the LRU order
      return cached.answer as Promise<T>;
    }
    const answer = load();
    this.#store(key, { answer, loadedAt: this.#now() });
    answer.catch(() => {
      if (this.#entries.get(key)?.answer === answer) this.#entries.delete(key);
    });
    return answer;
  }

  #store(key: string, entry: Entry): void {
    this.#entries.delete(key); // re-inserts, so that the first key is the oldest
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > ENTRIES_MAX && oldest !== undefined) this.#entries.delete(oldest);
  }
}
