/** An entry's cache properties. */
export interface Cacheable {
  bytes: number;
  /** `fault`: do not cache it; a stale entry is better. */
  keep: 'yes' | 'no' | 'fault';
}
/** The origin of an answer: cache hit, stale hit or miss. */
export type CacheStatus = 'kept' | 'stale' | 'made';

interface Limits {
  maxBytes: number;
  /** Younger entries are fresh; older ones are served stale while they are revalidated. */
  freshMs: number;
  /** Older entries are not served before revalidation. */
  staleMs: number;
  /** Maximum age of an entry that is served if revalidation fails (stale-if-error). */
  staleIfErrorMs: number;
  now: () => number;
  logWarning: (error: unknown) => void;
}
interface Entry<T> {
  /** The entry was used again after it was made. */
  isReused: boolean;
  value: T;
  at: number;
  generation: number;
  bytes: number;
}
interface Flight<T> {
  making: Promise<T>;
  generation: number;
}

/** The share of the space that is reserved for new entries, however often others are used. */
const ROOM_FOR_NEW = 0.2;

/**
 * A cache with single flight and stale-while-revalidate. It evicts entries that were used once first, so that a crawler
 * that reads each URL once does not evict popular pages.
 */
export class PageCache<T extends Cacheable> {
  readonly #limits: Limits;
  /** In LRU order. */
  readonly #entries = new Map<string, Entry<T>>();
  readonly #flights = new Map<string, Flight<T>>();
  #bytes = 0;
  #generation = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Incremented with each purge; results of an earlier generation are stale. */
  get generation(): number {
    return this.#generation;
  }

  /** Marks all entries and computations in flight as stale. They remain for stale-if-error. */
  purge(): void {
    this.#generation++;
  }

  /**
   * Returns the cached entry, or makes it. `admit` runs before a new entry is made for the caller and throws to refuse
   * it; a stale entry is then served, if there is one.
   */
  async read(
    key: string,
    make: () => Promise<T>,
    admit?: () => Promise<void>,
  ): Promise<{ value: T; cacheStatus: CacheStatus }> {
    const entry = this.#use(key);
    const age = entry ? this.#limits.now() - entry.at : Infinity;
    if (entry && entry.generation === this.#generation && age < this.#limits.staleMs) {
      if (age < this.#limits.freshMs) return { value: entry.value, cacheStatus: 'kept' };
      this.#make(key, make).catch(this.#limits.logWarning);
      return { value: entry.value, cacheStatus: 'stale' };
    }
    const old = entry && age < this.#limits.staleIfErrorMs ? entry.value : null;
    try {
      if (admit && !this.#flights.has(key)) await admit();
      const value = await this.#make(key, make);
      return value.keep === 'fault' && old ? { value: old, cacheStatus: 'stale' } : { value, cacheStatus: 'made' };
    } catch (error) {
      if (!old) throw error;
      this.#limits.logWarning(error);
      return { value: old, cacheStatus: 'stale' };
    }
  }

  #use(key: string): Entry<T> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    this.#entries.set(key, { ...entry, isReused: true });
    return entry;
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    const flying = this.#flights.get(key);
    const generation = this.#generation;
    // Do not join a computation that began before the data changed.
    if (flying?.generation === generation) return flying.making;
    const making = make()
      .then((value) => {
        if (value.keep === 'yes') this.#put(key, value, generation);
        return value;
      })
      .finally(() => {
        if (this.#flights.get(key)?.making === making) this.#flights.delete(key);
      });
    this.#flights.set(key, { making, generation });
    return making;
  }

  #put(key: string, value: T, generation: number): void {
    const before = this.#entries.get(key);
    if (before && before.generation > generation) return;
    const bytes = value.bytes + 2 * key.length;
    if (bytes > this.#limits.maxBytes / 8) return; // one page must not evict all others
    this.#drop(key);
    this.#entries.set(key, { value, at: this.#limits.now(), generation, bytes, isReused: before?.isReused ?? false });
    this.#bytes += bytes;
    while (this.#bytes > this.#limits.maxBytes) this.#drop(this.#leastUseful());
  }

  /**
   * Returns the oldest entry that was used once; the oldest of all if the others leave too little space for new ones.
   */
  #leastUseful(): string {
    let reusedBytes = 0;
    let oldest = '';
    let unused = '';
    for (const [key, { bytes, isReused }] of this.#entries) {
      if (isReused) reusedBytes += bytes;
      if (isReused) oldest ||= key;
      else unused ||= key;
    }
    const isCrowded = reusedBytes > this.#limits.maxBytes * (1 - ROOM_FOR_NEW);
    return isCrowded || unused === '' ? oldest : unused;
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
