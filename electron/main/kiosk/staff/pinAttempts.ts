import { z } from 'zod/mini';
import { PIN_MIN } from '../../../../shared/ipc/kiosk.ts';

/** Wrong PINs in a row; kept on the disk, so that pulling the plug is no way around the wait. */
export const PinAttempts = z.object({ failures: z.int(), blockedUntil: z.number() });
export type PinAttempts = z.infer<typeof PinAttempts>;

export const NO_ATTEMPTS: PinAttempts = { failures: 0, blockedUntil: 0 };

/** This many may be mistyped; each one more doubles the wait, up to an hour. */
const FREE_TRIES = 3;
const FIRST_WAIT_MS = 30_000;
export const LONGEST_WAIT_MS = 3_600_000;

/** The attempts with one more that was wrong, and until when the next has to wait; `now` in milliseconds since 1970. */
export function afterWrongPin({ failures }: PinAttempts, now: number): PinAttempts {
  const count = failures + 1;
  const wait = count < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - FREE_TRIES));
  return { failures: count, blockedUntil: wait === 0 ? 0 : now + wait };
}

/** Milliseconds until the next try; a clock that was set back cannot make it longer than the longest. */
export const retryAfterMs = ({ blockedUntil }: PinAttempts, now: number): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(0, blockedUntil - now));

/** Why a PIN is none; null for one that may be chosen. */
export function pinWeakness(pin: string): 'short' | 'simple' | null {
  if (pin.length < PIN_MIN) return 'short';
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10));
  const [only] = steps;
  // All the same, or counted up or down.
  return steps.size === 1 && (only === 0 || only === 1 || only === 9) ? 'simple' : null;
}
