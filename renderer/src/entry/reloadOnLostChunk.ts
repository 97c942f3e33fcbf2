import { CHUNK_RELOAD_GUARD_MS } from '../../../shared/constants.ts';

const KEY = 'chunkReloadedAt';

/** A chunk that is gone means a newer version is out: the page is loaded anew, at most once a minute (S8). */
export function reloadOnLostChunk(window: Window & typeof globalThis): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network it is not the chunk that is gone, and the page would be.
    if (!window.navigator.onLine) return;
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < CHUNK_RELOAD_GUARD_MS) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
