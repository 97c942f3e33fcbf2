import type { z } from 'zod/mini';

/** Which of our windows may use a channel: the store's, the staff's, or the page that is left when all else fails. */
export type WindowRole = 'store' | 'staff' | 'safe';

/** A row of the IPC contract: what goes in, what comes out, and which windows may ask. */
export const channel = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  input: I,
  output: O,
  roles: readonly WindowRole[] = ['store'],
) => ({ input, output, roles });
