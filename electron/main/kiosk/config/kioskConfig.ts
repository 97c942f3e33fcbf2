import { z } from 'zod/mini';
import { StaffSettings } from '../../../../shared/ipc/kiosk.ts';
import { parseJson } from '../../../../shared/json/parseJson.ts';

/** Settings of the remote configuration; staff may change some of them at the kiosk. */
const OperatorConfig = z.object({
  /** The operator's name for this kiosk. */
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  ...StaffSettings.shape,
  hold_max_minutes: z.int().check(z.gte(1), z.lte(120)),
  slide_seconds: z.int().check(z.gte(4), z.lte(60)),
  /** The configured page of the attract phase; null for the home page. */
  attract_page: z.nullable(z.int().check(z.gte(1))),
});
type OperatorConfig = z.infer<typeof OperatorConfig>;

/** Settings of the machine's file only: who may configure the kiosk, and the system it runs on. */
const MachineConfig = z.object({
  /** False makes a rep's client although the file exists. */
  kiosk: z.boolean(),
  autostart: z.boolean(),
  /** Whether Windows' Shell Launcher (or a script) restarts the client when it exits with code 0. */
  launcher: z.boolean(),
  remote: z.nullable(
    z.object({
      url: z.url({ protocol: /^https$/ }),
      /** Ed25519, SPKI in base64: `openssl pkey -pubout -outform DER | base64`. */
      public_key: z.string().check(z.regex(/^[A-Za-z0-9+/]{40,}={0,2}$/)),
      every_minutes: z.int().check(z.gte(1), z.lte(1_440)),
    }),
  ),
});
type MachineConfig = z.infer<typeof MachineConfig>;

export type KioskConfig = OperatorConfig & MachineConfig;

export const DEFAULTS: KioskConfig = {
  name: 'kiosk',
  idle_seconds: 60,
  warning_seconds: 15,
  restart_at: '04:00',
  hold_max_minutes: 15,
  slide_seconds: 8,
  attract_page: null,
  kiosk: true,
  autostart: false,
  launcher: false,
  remote: null,
};

/** The settings that staff have changed; earlier layers supply the others. */
export const StaffChanges = z.partial(StaffSettings);
export type StaffChanges = z.infer<typeof StaffChanges>;

export const PartialOperatorConfig = z.partial(OperatorConfig);
const File = z.strictObject({ ...PartialOperatorConfig.shape, ...z.partial(MachineConfig).shape });

export type ConfigReading = { ok: true; config: Partial<KioskConfig> } | { ok: false; reason: string };

/** Parses a configuration file. Unknown keys are an error, as they are probably misspelt. */
export function parseConfig(text: string): ConfigReading {
  // Notepad and PowerShell write a byte order mark.
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (json === undefined) return { ok: false, reason: 'it is not JSON' };
  const parsed = File.safeParse(json);
  if (parsed.success) return { ok: true, config: withoutGaps(parsed.data) };
  const [issue] = parsed.error.issues;
  return { ok: false, reason: `${issue?.path.join('.') || 'it'}: ${issue?.code ?? 'cannot be used'}` };
}

/**
 * Merges the layers, later ones first in precedence: defaults, the machine's file, staff, the operator's remote
 * configuration.
 */
export const mergeConfig = (...layers: readonly Gapped[]): KioskConfig =>
  Object.assign({}, DEFAULTS, ...layers.map(withoutGaps)) as KioskConfig;

/** A partial configuration; parsing may leave keys with the value undefined. */
type Gapped = { [K in keyof KioskConfig]?: KioskConfig[K] | undefined };

/** Drops undefined values, which would overwrite earlier layers. */
const withoutGaps = (config: object): Partial<KioskConfig> =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
