import { FETCH_MIN_DISPLAY_MS } from '../../../shared/contract/limits.ts';

/** Does something whose waiting is shown: what is shown stands for 200 ms at least (S1), as a flash would only be a flicker. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const stood = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_DISPLAY_MS));
  try {
    return await work();
  } finally {
    await stood;
  }
}
