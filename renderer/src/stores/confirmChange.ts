import type { ApiError } from '../../../shared/contract/envelope.ts';

/**
 * Requests a change and returns its answer. After a failure it reads the state again, as only the answer may have been
 * lost, or another tab may have made the same change: a state that `isDone` accepts is the answer. Otherwise throws the
 * failure; at once if the change was queued.
 */
export async function confirmChange<T>(
  ask: () => Promise<T>,
  read: () => Promise<T>,
  isDone: (state: T) => boolean,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const state = (error as ApiError).code === 'queued' ? null : await read().catch(() => null);
    if (state && isDone(state)) return state;
    throw error;
  }
}
