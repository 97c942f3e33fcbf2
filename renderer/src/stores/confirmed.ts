import type { ApiError } from '../../../shared/contract/envelope.ts';

/**
 * The answer to a change. After a failure the state is read again, as the answer may have been lost, or another tab may
 * have been faster: what is as wanted by now is the answer. Otherwise the failure is thrown; at once where the change
 * was queued.
 */
export async function confirmed<T>(
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
