import { z } from 'zod/mini';
import { PIN_MIN } from '../../../../shared/ipc/kiosk.ts';

/** Consecutive wrong PINs; stored on the disk, so that a restart does not reset the wait. */
export const PinAttempts = z.object({ failures: z.int(), blockedUntil: z.number() });
export type PinAttempts = z.infer<typeof PinAttempts>;

export const NO_ATTEMPTS: PinAttempts = { failures: 0, blockedUntil: 0 };

/** Wrong PINs without a wait; each further one doubles the wait (exponential back-off), up to an hour. */
const FREE_TRIES = 3;
const FIRST_WAIT_MS = 30_000;
export const LONGEST_WAIT_MS = 3_600_000;

/** Records one more wrong PIN and the end of the wait; `now` in milliseconds since 1970. */
export function afterWrongPin({ failures }: PinAttempts, now: number): PinAttempts {
  const count = failures + 1;
  const wait = count < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - FREE_TRIES));
  return { failures: count, blockedUntil: wait === 0 ? 0 : now + wait };
}

/** Milliseconds until the next attempt; capped, in case the clock was set back. */
export const retryAfterMs = ({ blockedUntil }: PinAttempts, now: number): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(0, blockedUntil - now));

/** Why a PIN is too weak; null if it is acceptable. */
export function pinWeakness(pin: string): 'short' | 'simple' | null {
  if (pin.length < PIN_MIN) return 'short';
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10));
  const [only] = steps;
  // All digits equal, ascending or descending.
  return steps.size === 1 && (only === 0 || only === 1 || only === 9) ? 'simple' : null;
}
