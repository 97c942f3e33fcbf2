import { setTimeout as delay } from 'node:timers/promises';
import { backoffDelay } from '../../../shared/async/backoff.ts';
import { CoalescingRunner } from '../../../shared/async/CoalescingRunner.ts';
import { PAGES_TAG } from '../pages/sharedCaching.ts';

const TIMEOUT_MS = 2_000;
const BACKOFF = { first: 250, longest: 10_000 };

interface PurgeParts {
  /** Addresses of the shared caches (CDN, Varnish) in front of this store. */
  caches: readonly string[];
  logError: (error: unknown, cache: string) => void;
}

/**
 * Purges this store's pages from the shared caches: `PURGE` with the tag of all pages. Retries a cache that does not
 * answer, with back-off, until it does; logs the first failure. Requests during a purge are coalesced into one.
 */
export function sharedCachePurge({ caches, logError }: PurgeParts): { purge: () => void; stop: () => void } {
  const stopped = new AbortController();
  const runners = caches.map((cache) => new CoalescingRunner(() => purgeUntilDone(cache, stopped.signal, logError)));
  return {
    purge: () => runners.forEach((runner) => void runner.run()),
    stop: () => stopped.abort(),
  };
}

async function purgeUntilDone(cache: string, stopped: AbortSignal, logError: PurgeParts['logError']): Promise<void> {
  for (let tries = 0; !stopped.aborted; tries++) {
    try {
      return await purge(cache);
    } catch (error) {
      if (tries === 0) logError(error, cache);
      const wait = delay(backoffDelay(tries, Math.random(), BACKOFF), undefined, { ref: false, signal: stopped });
      await wait.catch(() => undefined);
    }
  }
}

async function purge(cache: string): Promise<void> {
  const headers = { 'cache-tag': PAGES_TAG };
  const { ok, status } = await fetch(cache, { method: 'PURGE', headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!ok) throw new Error(`The shared cache answered a purge with ${status}`);
}
