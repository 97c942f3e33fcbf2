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

/** Settings of the file on the machine alone: who may configure the kiosk, and the system it runs on. */
const MachineConfig = z.object({
  /** False: the file is there, and the client is a rep's all the same. */
  kiosk: z.boolean(),
  autostart: z.boolean(),
  /** Windows' Shell Launcher (or a launcher script) starts us again when we end with exit code 0. */
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

/** Settings that staff have changed; the others come from an earlier layer. */
export const StaffChanges = z.partial(StaffSettings);
export type StaffChanges = z.infer<typeof StaffChanges>;

export const PartialOperatorConfig = z.partial(OperatorConfig);
const File = z.strictObject({ ...PartialOperatorConfig.shape, ...z.partial(MachineConfig).shape });

export type ConfigReading = { ok: true; config: Partial<KioskConfig> } | { ok: false; reason: string };

/** A config file's text. A word in it that means nothing is said, as it was meant to do something. */
export function parseConfig(text: string): ConfigReading {
  // Notepad and PowerShell begin a file with a mark of their own.
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (json === undefined) return { ok: false, reason: 'it is not JSON' };
  const read = File.safeParse(json);
  if (read.success) return { ok: true, config: withoutGaps(read.data) };
  const [issue] = read.error.issues;
  return { ok: false, reason: `${issue?.path.join('.') || 'it'}: ${issue?.code ?? 'cannot be used'}` };
}

/** Later layers win: defaults, the machine's file, what staff set, what the operator said from afar. */
export const mergeConfig = (...layers: readonly Gapped[]): KioskConfig =>
  Object.assign({}, DEFAULTS, ...layers.map(withoutGaps)) as KioskConfig;

/** A part of a configuration, as parsing leaves it: keys may be there without a value. */
type Gapped = { [K in keyof KioskConfig]?: KioskConfig[K] | undefined };

/** Keys that are there without a value would hide what an earlier layer says. */
const withoutGaps = (config: object): Partial<KioskConfig> =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
