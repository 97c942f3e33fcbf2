/** What a cache has to know of what it keeps. */
export interface Keepable {
  bytes: number;
  /** `fault`: nothing to be kept, and worse than what was there before. */
  keep: 'yes' | 'no' | 'fault';
}
/** How an answer came about. */
export type Found = 'kept' | 'stale' | 'made';

interface Limits {
  maxBytes: number;
  /** Younger than this it is answered as it is; older, it is made anew behind the answer. */
  freshMs: number;
  /** Older than this one waits for the new one. */
  staleMs: number;
  /** As old as this it still helps where a new one cannot be made. */
  lastResortMs: number;
  now: () => number;
  complain: (error: unknown) => void;
}
interface Entry<T> {
  made: T;
  at: number;
  generation: number;
  bytes: number;
}
interface Flight<T> {
  making: Promise<T>;
  generation: number;
}

/** Keeps what was made, the least recently used going first; each is made once at a time, however many ask for it. */
export class PageCache<T extends Keepable> {
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

  async read(key: string, make: () => Promise<T>): Promise<{ made: T; found: Found }> {
    const entry = this.#use(key);
    const age = entry ? this.#limits.now() - entry.at : Infinity;
    if (entry && entry.generation === this.#generation && age < this.#limits.staleMs) {
      if (age < this.#limits.freshMs) return { made: entry.made, found: 'kept' };
      this.#make(key, make).catch(this.#limits.complain);
      return { made: entry.made, found: 'stale' };
    }
    const old = entry && age < this.#limits.lastResortMs ? entry.made : null;
    try {
      const made = await this.#make(key, make);
      return made.keep === 'fault' && old ? { made: old, found: 'stale' } : { made, found: 'made' };
    } catch (error) {
      if (!old) throw error;
      this.#limits.complain(error);
      return { made: old, found: 'stale' };
    }
  }

  #use(key: string): Entry<T> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
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
    this.#entries.set(key, { made, at: this.#limits.now(), generation, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
