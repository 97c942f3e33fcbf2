import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const ENTRIES_MAX = 100;
const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/**
 * Caches expensive responses that are the same for every visitor, compressed (gzip). Concurrent requests share one
 * computation.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Promise<Buffer>>();

  /** Returns the cached response under that key, or computes it with `make`. */
  read(key: string, make: () => Promise<object>): Promise<Buffer> {
    const cached = this.#entries.get(key);
    if (cached) return cached;
    const answer = make().then((made) => pack(JSON.stringify(made)));
    this.#entries.set(key, answer);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > ENTRIES_MAX && oldest !== undefined) this.#entries.delete(oldest);
    answer.catch(() => {
      if (this.#entries.get(key) === answer) this.#entries.delete(key);
    });
    return answer;
  }
}

/** Decompresses a cached response for a client that does not accept gzip. */
export const decompressed = (answer: Buffer): Promise<Buffer> => unpack(answer);
