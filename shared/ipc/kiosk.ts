import { z } from 'zod/mini';
import { LANGUAGES } from '../text/languages.ts';
import { channel } from './channel.ts';

const KIOSK_PHASES = ['active', 'warning', 'wiping', 'attract', 'locked'] as const;
export type KioskPhase = (typeof KIOSK_PHASES)[number];

/** Reasons that keep a visitor's session open without input. */
export const KIOSK_HOLDS = ['video', 'scanner', 'printing', 'phone', 'payment'] as const;
export type KioskHold = (typeof KIOSK_HOLDS)[number];

/** The kiosk's state for its page. */
export const KioskView = z.object({
  phase: z.enum(KIOSK_PHASES),
  /** Seconds until the session ends, in the warning phase. */
  secondsLeft: z.nullable(z.int()),
  /** The store's web address, for QR codes that a visitor takes along. */
  publicUrl: z.string(),
  slideSeconds: z.int(),
  /** The configured page of the attract phase; null for the home page. */
  attractPage: z.nullable(z.int()),
});
export type KioskView = z.infer<typeof KioskView>;

/** 6 to 12 digits. */
export const PIN_MIN = 6;
export const PIN_MAX = 12;
const Pin = z.string().check(z.regex(/^\d{1,12}$/));

/** Settings that staff may change at the kiosk itself. */
export const StaffSettings = z.object({
  idle_seconds: z.int().check(z.gte(10), z.lte(3_600)),
  warning_seconds: z.int().check(z.gte(5), z.lte(120)),
  /** Local time of the nightly restart, HH:MM; null for none. */
  restart_at: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
});
export type StaffSettings = z.infer<typeof StaffSettings>;
export const STAFF_SETTINGS = [
  'idle_seconds',
  'warning_seconds',
  'restart_at',
] as const satisfies (keyof StaffSettings)[];

/** The step of the staff's sign-in: choose a PIN, enter it, or open; `shut` without a keychain. */
export const StaffGate = z.object({
  step: z.enum(['setup', 'pin', 'open', 'shut']),
  waitSeconds: z.int(),
  /** Why the last PIN was refused. */
  refused: z.nullable(z.enum(['wrong', 'waiting', 'short', 'simple', 'notSaved'])),
});
export type StaffGate = z.infer<typeof StaffGate>;

const CHECK_STATES = ['ok', 'bad', 'unknown'] as const;
export const StaffPanel = z.object({
  version: z.string(),
  name: z.string(),
  server: z.string(),
  uptimeSeconds: z.int(),
  memoryMb: z.int(),
  faults: z.int(),
  relaunches: z.int(),
  wipes: z.int(),
  /** Visitors' requests that wait for the store or were refused by it; null if they cannot be read. */
  requests: z.nullable(z.object({ waiting: z.int(), refused: z.int() })),
  configVersion: z.int(),
  settings: StaffSettings,
  /** The settings that the operator sets remotely, which override the staff's. */
  fromAfar: z.array(z.enum(STAFF_SETTINGS)),
  checks: z.array(z.object({ id: z.string(), state: z.enum(CHECK_STATES) })),
  audit: z.array(z.object({ at: z.string(), what: z.string(), detail: z.string() })),
});
export type StaffPanel = z.infer<typeof StaffPanel>;

export const STAFF_TESTS = ['network', 'printer'] as const;
export const StaffTest = z.object({
  result: z.enum(['ok', 'failed', 'none', 'portal']),
  /** The latency in milliseconds for the network, the printer's name for the printer. */
  detail: z.string(),
});
export type StaffTest = z.infer<typeof StaffTest>;

const STAFF_ACTS = ['back', 'restart', 'exit'] as const;

/** The channels of a kiosk's windows. In a rep's client `kiosk:read` returns null and the others do nothing. */
export const kioskChannels = {
  'kiosk:read': channel(z.void(), z.nullable(KioskView)),
  'kiosk:begin': channel(z.object({ language: z.enum(LANGUAGES) }), z.boolean()),
  'kiosk:touched': channel(z.void(), z.void()),
  'kiosk:leave': channel(z.void(), z.void()),
  /** The page's heartbeat. */
  'kiosk:beat': channel(z.void(), z.void()),
  'kiosk:hold': channel(z.object({ name: z.enum(KIOSK_HOLDS), on: z.boolean() }), z.void()),
  /** Opens the staff's PIN pad. */
  'kiosk:staff': channel(z.void(), z.void(), ['store', 'safe']),
  'staff:read': channel(z.void(), StaffGate, ['staff']),
  'staff:enter': channel(z.object({ pin: Pin }), StaffGate, ['staff']),
  /** Allowed only if there is no PIN yet, or for staff who have entered it. */
  'staff:choose': channel(z.object({ pin: Pin }), StaffGate, ['staff']),
  'staff:panel': channel(z.void(), z.nullable(StaffPanel), ['staff']),
  'staff:configure': channel(StaffSettings, z.boolean(), ['staff']),
  'staff:test': channel(z.object({ what: z.enum(STAFF_TESTS) }), z.nullable(StaffTest), ['staff']),
  'staff:act': channel(z.object({ act: z.enum(STAFF_ACTS) }), z.void(), ['staff']),
};

export const kioskEvents = { 'kiosk:changed': KioskView };
