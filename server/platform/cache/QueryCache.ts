import { MINUTE_MS } from '../clock/durations.ts';
import { AsyncCache } from './AsyncCache.ts';

/** Time to live: changes that bypass the store's own writers show after this time, as on the rendered pages. */
const TTL_MS = MINUTE_MS;
const ENTRIES_MAX = 2_000;

/**
 * Caches query results that are the same for every visitor, until the catalogue or the pages change. Never use it for
 * member data or stock. It stores nothing before `enable`, when invalidation is connected. Callers must not mutate the
 * results.
 */
export class QueryCache {
  readonly #cache: AsyncCache<{ answer: unknown }>;
  #isEnabled = false;

  constructor(now?: () => number) {
    this.#cache = new AsyncCache({ max: ENTRIES_MAX, ttlMs: TTL_MS, ...(now && { now }) });
  }

  /** Starts caching. From now on the listener of data changes must call `invalidate`. */
  enable(): void {
    this.#isEnabled = true;
  }

  /** Invalidates the cache after a data change. Reads in flight still answer their callers, but are not stored. */
  invalidate(): void {
    this.#cache.invalidate();
  }

  /** Reads a result, or loads it. Expensive results may live longer than others. */
  async read<T>(key: string, load: () => Promise<T>, ttlMs = TTL_MS): Promise<T> {
    if (!this.#isEnabled) return load();
    const { answer } = await this.#cache.read(key, async () => ({ answer: await load() }), ttlMs);
    return answer as T;
  }
}
