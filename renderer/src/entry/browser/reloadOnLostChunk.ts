import { CHUNK_RELOAD_GUARD_MS } from '../../../../shared/contract/limits.ts';

const KEY = 'chunkReloadedAt';

interface Surroundings {
  /** The address being navigated to; null when the visitor stays on the page. */
  destination: () => string | null;
  /** A prefetch is fetching code. */
  isPrefetching: () => boolean;
  /** The page knows from failed requests that it is offline. */
  isCutOff: () => boolean;
}

/**
 * A missing chunk means that a newer version is deployed: reloads the page, at most once a minute (S8). During a
 * navigation it loads the page that the visitor was going to.
 */
export function reloadOnLostChunk(
  window: Window & typeof globalThis,
  { destination, isPrefetching, isCutOff }: Surroundings,
): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network the chunk is not gone, and a reload would lose the page.
    if (!window.navigator.onLine || isCutOff()) return;
    const to = destination();
    // No reload for a prefetch: a page must not vanish because the visitor points at a link.
    if (to === null && isPrefetching()) return;
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < CHUNK_RELOAD_GUARD_MS) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    if (to === null) window.location.reload();
    else window.location.assign(to);
  });
}
