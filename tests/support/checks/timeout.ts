/** How long a test waits for what is to come, in ms: it goes on as soon as that is there, and a slow machine needs more. */
export const WAIT_TIMEOUT_MS = 20_000;
