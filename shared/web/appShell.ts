/**
 * The page that stands for any other while there is no network: no content, only what starts the storefront. The server
 * answers it, the service worker keeps it.
 */
export const APP_SHELL_PATH = '/app-shell';

/** The element in it that says what the storefront has to know of the server. */
export const APP_SHELL_STATE_ID = 'shell-state';

/** Where the service worker is: at the root, as it may answer for what lies below it alone. */
export const SERVICE_WORKER_PATH = '/sw.js';

export interface AppShellState {
  api: { base: string; secret: string };
}
