import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { AsyncCache } from './AsyncCache.ts';

const ENTRIES_MAX = 100;
const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/**
 * Caches expensive responses that are the same for every visitor, compressed (gzip). Concurrent requests share one
 * computation.
 */
export class ResponseCache {
  readonly #cache = new AsyncCache<Buffer>({ max: ENTRIES_MAX });

  /** Returns the cached response under that key, or computes it with `make`. */
  read(key: string, make: () => Promise<object>): Promise<Buffer> {
    return this.#cache.read(key, async () => pack(JSON.stringify(await make())));
  }
}

/** Decompresses a cached response for a client that does not accept gzip. */
export const decompress = (answer: Buffer): Promise<Buffer> => unpack(answer);
