import { FETCH_MIN_DISPLAY_MS } from '../../../shared/contract/limits.ts';

/** Runs work whose progress is shown, for 200 ms at least (S1), so that the indicator does not flicker. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const stood = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_DISPLAY_MS));
  try {
    return await work();
  } finally {
    await stood;
  }
}
