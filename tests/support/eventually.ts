import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/** Waits until `check` throws no more. Vitest's own word for it gives up after a second. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 });
