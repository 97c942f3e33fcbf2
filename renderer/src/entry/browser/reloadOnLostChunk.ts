import { CHUNK_RELOAD_GUARD_MS } from '../../../../shared/contract/limits.ts';

const KEY = 'chunkReloadedAt';
/** A failure this soon after coming online belongs to a request that began offline. */
const RECENTLY_ONLINE_MS = 5_000;

interface Surroundings {
  /** The address being navigated to; null when the visitor stays on the page. */
  destination: () => string | null;
  /** A prefetch is fetching code. */
  isPrefetching: () => boolean;
  /** The page shows an error only, so that a reload loses nothing. */
  hasFailed: () => boolean;
  /** Failed requests have shown that the page is offline. */
  isCutOff: () => boolean;
  /** The visitor has typed something on this page that a reload may lose. */
  hasUnsavedInput: () => boolean;
  /** Asks the visitor to reload the page themselves. */
  offerReload: () => void;
}

/**
 * A missing chunk means that a newer version is deployed: reloads the page, at most once a minute (S8). During a
 * navigation it loads the target page instead. Chromium caches a failed import until the document is replaced, so a
 * chunk that failed offline is reloaded each time it is needed. If a reload may lose typed text, the visitor decides.
 */
export function reloadOnLostChunk(
  window: Window & typeof globalThis,
  { destination, isPrefetching, hasFailed, isCutOff, hasUnsavedInput, offerReload }: Surroundings,
): void {
  const failedOffline = new Set<string>();
  let onlineSince = -Infinity;
  window.addEventListener('online', () => (onlineSince = Date.now()));
  window.addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    // Offline the chunk is not gone, and a reload would lose the page.
    if (!window.navigator.onLine || isCutOff()) return void failedOffline.add(message);
    const to = destination();
    // No reload for a prefetch: hovering over a link must not replace the page.
    if (to === null && isPrefetching() && !hasFailed()) return;
    if (to === null && hasUnsavedInput()) return offerReload();
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    const wasOffline = failedOffline.has(message) || Date.now() - onlineSince < RECENTLY_ONLINE_MS;
    if (!wasOffline && Date.now() - last < CHUNK_RELOAD_GUARD_MS) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    if (to === null) window.location.reload();
    else window.location.assign(to);
  });
}
