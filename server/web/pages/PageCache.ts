/** What a cache has to know of what it keeps. */
export interface Cacheable {
  bytes: number;
  /** `fault`: nothing to be kept, and worse than what was there before. */
  keep: 'yes' | 'no' | 'fault';
}
/** How an answer came about. */
export type CacheStatus = 'kept' | 'stale' | 'made';

interface Limits {
  maxBytes: number;
  /** Younger than this it is answered as it is; older, it is made anew behind the answer. */
  freshMs: number;
  /** Older than this one waits for the new one. */
  staleMs: number;
  /** As old as this it still helps where a new one cannot be made. */
  staleIfErrorMs: number;
  now: () => number;
  logWarning: (error: unknown) => void;
}
interface Entry<T> {
  /** It was asked for again after it was made. */
  isReused: boolean;
  made: T;
  at: number;
  generation: number;
  bytes: number;
}
interface Flight<T> {
  making: Promise<T>;
  generation: number;
}

/** The share of the room that is kept free for new entries, however often the others are asked for. */
const ROOM_FOR_NEW = 0.2;

/**
 * Keeps what was made; each is made once at a time, however many ask for it. Entries that nobody asked for again go
 * first, so that a crawler that reads each address once does not push out the pages that people read.
 */
export class PageCache<T extends Cacheable> {
  readonly #limits: Limits;
  /** In the order of last use. */
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

  /** What was made until now, or is being made, is out of date. It is kept for the time when nothing new can be made. */
  purge(): void {
    this.#generation++;
  }

  /**
   * Answers what is kept, or makes it. `admit` is asked before something new is made for the caller, and throws to
   * refuse it; an older answer is then better than none.
   */
  async read(
    key: string,
    make: () => Promise<T>,
    admit?: () => Promise<void>,
  ): Promise<{ made: T; found: CacheStatus }> {
    const entry = this.#use(key);
    const age = entry ? this.#limits.now() - entry.at : Infinity;
    if (entry && entry.generation === this.#generation && age < this.#limits.staleMs) {
      if (age < this.#limits.freshMs) return { made: entry.made, found: 'kept' };
      this.#make(key, make).catch(this.#limits.logWarning);
      return { made: entry.made, found: 'stale' };
    }
    const old = entry && age < this.#limits.staleIfErrorMs ? entry.made : null;
    try {
      if (admit && !this.#flights.has(key)) await admit();
      const made = await this.#make(key, make);
      return made.keep === 'fault' && old ? { made: old, found: 'stale' } : { made, found: 'made' };
    } catch (error) {
      if (!old) throw error;
      this.#limits.logWarning(error);
      return { made: old, found: 'stale' };
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
    // What was begun before the data changed may show what they were.
    if (flying?.generation === generation) return flying.making;
    const making = make()
      .then((made) => {
        if (made.keep === 'yes') this.#put(key, made, generation);
        return made;
      })
      .finally(() => {
        if (this.#flights.get(key)?.making === making) this.#flights.delete(key);
      });
    this.#flights.set(key, { making, generation });
    return making;
  }

  #put(key: string, made: T, generation: number): void {
    const before = this.#entries.get(key);
    if (before && before.generation > generation) return;
    const bytes = made.bytes + 2 * key.length;
    if (bytes > this.#limits.maxBytes / 8) return; // one page must not push out all the others
    this.#drop(key);
    this.#entries.set(key, { made, at: this.#limits.now(), generation, bytes, isReused: before?.isReused ?? false });
    this.#bytes += bytes;
    while (this.#bytes > this.#limits.maxBytes) this.#drop(this.#leastUseful());
  }

  /** The oldest entry that was used once; the oldest of all while the others leave too little room for new ones. */
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
