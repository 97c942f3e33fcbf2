import { LRUCache } from 'lru-cache';

interface Limits {
  /** Beyond this number, the least recently used entry is evicted. */
  max: number;
  /** Older entries are loaded anew; without it they stay until they are invalidated or evicted. */
  ttlMs?: number;
  now?: () => number;
}
type Load<Value> = () => Promise<Value>;

/**
 * Caches what is loaded asynchronously. Concurrent reads of a key share one load (single flight), and a failure is not
 * cached. Callers must not mutate the values.
 */
export class AsyncCache<Value extends object> {
  readonly #cache: LRUCache<string, Value, Load<Value>>;

  constructor({ max, ttlMs = 0, now = () => performance.now() }: Limits) {
    this.#cache = new LRUCache<string, Value, Load<Value>>({
      max,
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now },
      fetchMethod: (_key, _stale, { context: load }) => load(),
      // A load that is evicted or invalidated while it runs still answers its callers; it is not cached.
      ignoreFetchAbort: true,
    });
  }

  /** Returns the cached value of a key, or loads it; with a time to live of its own where one is given. */
  async read(key: string, load: Load<Value>, ttlMs?: number): Promise<Value> {
    return this.#cache.forceFetch(key, { context: load, ...(ttlMs !== undefined && { ttl: ttlMs }) });
  }

  /**
   * Drops all values. A load in flight answers its callers and is not cached; a read from now on begins a new load.
   */
  invalidate(): void {
    this.#cache.clear();
  }
}
