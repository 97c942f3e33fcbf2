export interface Aged {
  key: string;
  /** When it was kept. */
  at: number;
}
export interface Bounds {
  max: number;
  maxAgeMs: number;
}

/**
 * Returns the keys to evict, oldest first, so that the rest is within `max` and `maxAgeMs`; spared keys are never
 * evicted.
 */
export function entriesToEvict(
  entries: readonly Aged[],
  now: number,
  { max, maxAgeMs }: Bounds,
  spared: ReadonlySet<string> = new Set(),
): string[] {
  const free = entries.filter(({ key }) => !spared.has(key)).toSorted((one, other) => other.at - one.at);
  const room = Math.max(0, max - (entries.length - free.length));
  return free.filter(({ at }, place) => place >= room || now - at > maxAgeMs).map(({ key }) => key);
}

const KEPT_AT = 'x-kept-at';

/** A browser Cache whose entries have a timestamp, a maximum age and a maximum number. */
export class ExpiringCache {
  readonly #name: string;
  readonly #bounds: Bounds;

  constructor(name: string, bounds: Bounds) {
    this.#name = name;
    this.#bounds = bounds;
  }

  /** Returns null also if the browser's cache fails, so that the caller fetches. */
  async find(address: string): Promise<{ response: Response; at: number } | null> {
    try {
      const response = await (await this.#open()).match(address, { ignoreVary: true });
      return response ? { response, at: keptAt(response) } : null;
    } catch {
      return null;
    }
  }

  /** Returns false if there is no space. */
  async keep(address: string, response: Response): Promise<boolean> {
    const headers = new Headers(response.headers);
    headers.set(KEPT_AT, String(Date.now()));
    const { status, statusText } = response;
    try {
      await (await this.#open()).put(address, new Response(response.body, { status, statusText, headers }));
      return true;
    } catch {
      return false;
    }
  }

  /** Evicts entries that are too many or too old. */
  async prune(spared: ReadonlySet<string> = new Set()): Promise<void> {
    const cache = await this.#open();
    const entries = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const response = await cache.match(request, { ignoreVary: true });
        return { key: request.url, at: response ? keptAt(response) : 0 };
      }),
    );
    await this.#drop(entriesToEvict(entries, Date.now(), this.#bounds, spared));
  }

  /** Deletes the entries that `isMeant` selects by their address. */
  async forget(isMeant: (address: URL) => boolean): Promise<void> {
    const requests = await (await this.#open()).keys();
    await this.#drop(requests.map(({ url }) => url).filter((url) => isMeant(new URL(url))));
  }

  async #drop(addresses: string[]): Promise<void> {
    const cache = await this.#open();
    await Promise.all(addresses.map((address) => cache.delete(address, { ignoreVary: true })));
  }

  #open(): Promise<Cache> {
    return caches.open(this.#name);
  }
}

const keptAt = (response: Response): number => Number(response.headers.get(KEPT_AT) ?? 0);
