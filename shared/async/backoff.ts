/**
 * How long until the next try: twice as long after each, and never all at once: `random`, from 0 to 1, takes up to
 * half of it away.
 */
export const backoffDelay = (
  tries: number,
  random: number,
  { first, longest }: { first: number; longest: number },
): number => Math.min(longest, first * 2 ** Math.min(tries, 30)) * (1 - random / 2);
