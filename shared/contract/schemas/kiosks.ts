import { z } from 'zod/mini';
import { maybeText, Nothing } from '../wireTypes.ts';

/** The screen of a kiosk: attract screen, a visitor's pages, the staff's pages, or the safe page after repeated faults. */
const KIOSK_STATES = ['attract', 'visitor', 'staff', 'outOfService'] as const;
export type KioskState = (typeof KIOSK_STATES)[number];

const Count = z.int().check(z.gte(0), z.lte(1_000_000));

/** The health of a kiosk, without anything of its visitors. */
export const KioskReport = z.object({
  /** The operator's name for the kiosk; empty where nothing of it can be seen. */
  name: maybeText(60),
  /** The version of the client. */
  version: maybeText(40),
  state: z.enum(KIOSK_STATES),
  uptime_minutes: Count,
  memory_mb: Count,
  /** Faults since the client started. */
  faults: Count,
  /** Visitors' requests that the store has not answered or has refused; null if they cannot be read. */
  requests: z.nullable(z.object({ waiting: Count, refused: Count })),
  /** Names of the self-check's failed checks. */
  failed_checks: z.array(z.string().check(z.regex(/^[A-Za-z]{1,30}$/))).check(z.maxLength(30)),
});
export type KioskReport = z.infer<typeof KioskReport>;

export const kiosksContract = {
  /** Replaces the last report of the device that signed the request. Code 1 without such a signature. */
  reportKiosk: { request: KioskReport, reply: Nothing },
};
