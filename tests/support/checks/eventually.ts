import { vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from './timeout.ts';

/** Waits until `check` no longer throws. `vi.waitFor` alone gives up after a second. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: WAIT_TIMEOUT_MS, interval: 20 });
