/**
 * The time-out of waits in tests, in ms: generous, as waits end as soon as their condition holds and machines may be
 * slow.
 */
export const WAIT_TIMEOUT_MS = 100_000;
