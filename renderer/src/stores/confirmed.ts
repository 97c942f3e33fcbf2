import { ApiError } from '../../../shared/contract/envelope.ts';

/**
 * The answer to a change. After a failure the state is read again, as the answer may have been lost, or another tab may
 * have been faster: what is as wanted by now is the answer. Otherwise the failure is thrown; at once where the change
 * was queued or cancelled.
 */
export async function confirmed<T>(
  ask: () => Promise<T>,
  read: () => Promise<T>,
  isDone: (state: T) => boolean,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'kept' || error.code === 'cancelled')) throw error;
    const state = await read().catch(() => null);
    if (state === null || !isDone(state)) throw error;
    return state;
  }
}
