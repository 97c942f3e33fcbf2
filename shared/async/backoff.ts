/**
 * The delay before the next attempt: exponential back-off with jitter. `random` (0 to 1) takes off up to half, so that
 * clients do not retry at the same time.
 */
export const backoffDelay = (
  tries: number,
  random: number,
  { first, longest }: { first: number; longest: number },
): number => Math.min(longest, first * 2 ** Math.min(tries, 30)) * (1 - random / 2);
