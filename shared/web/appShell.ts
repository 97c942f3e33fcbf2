/**
 * The page without content that is shown offline for any address. The server renders it, the service worker caches it.
 */
export const APP_SHELL_PATH = '/app-shell';

/** The id of its element with the state that the storefront needs from the server. */
export const APP_SHELL_STATE_ID = 'shell-state';

/** The path of the service worker: at the root, as its scope is everything below its path. */
export const SERVICE_WORKER_PATH = '/sw.js';

export interface AppShellState {
  api: { base: string; secret: string };
}
