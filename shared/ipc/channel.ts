import type { z } from 'zod/mini';

/** The windows that may use a channel: the store's, the staff's, or the safe page. */
export type WindowRole = 'store' | 'staff' | 'safe';

/** A row of the IPC contract: input, output, and the window roles that may call it. */
export const channel = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  input: I,
  output: O,
  roles: readonly WindowRole[] = ['store'],
) => ({ input, output, roles });
