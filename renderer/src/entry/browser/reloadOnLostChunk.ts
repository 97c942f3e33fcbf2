import { CHUNK_RELOAD_GUARD_MS } from '../../../../shared/contract/limits.ts';

const KEY = 'chunkReloadedAt';

interface Surroundings {
  /** The address of the page that is on its way; null when the visitor stays where he is. */
  destination: () => string | null;
  /** Code is being fetched that nobody has asked for yet. */
  isPrefetching: () => boolean;
  /** The page has found out by itself that nothing comes through. */
  isCutOff: () => boolean;
}

/**
 * A chunk that is gone means a newer version is out: the page is loaded anew, at most once a minute (S8), and where the
 * visitor was on his way to another one, it is that page that is loaded.
 */
export function reloadOnLostChunk(
  window: Window & typeof globalThis,
  { destination, isPrefetching, isCutOff }: Surroundings,
): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network it is not the chunk that is gone, and the page would be.
    if (!window.navigator.onLine || isCutOff()) return;
    const to = destination();
    // Nobody has clicked yet: a page must not vanish because somebody pointed at a link.
    if (to === null && isPrefetching()) return;
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < CHUNK_RELOAD_GUARD_MS) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    if (to === null) window.location.reload();
    else window.location.assign(to);
  });
}
