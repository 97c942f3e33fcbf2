import { z } from 'zod/mini';
import type { Services } from '../../../services.ts';
import type { StaffAnswer } from '../../staff/commands/commands.ts';
import { withoutSamples } from '../sampleValues.ts';
import { deadEnds } from '../../content/paths/deadEnds.ts';
import { faultsOf } from './settingsFaults.ts';
import { StoreSettings } from './StoreSettings.ts';

export const SettingsCommand = z.object({
  /** Null to print the settings. */
  settings: z.nullable(z.record(z.string(), z.unknown())),
  /** The catalogue's prices are right in another currency, too. */
  keepsPrices: z.optional(z.boolean()),
  actor: z.string().check(z.minLength(1), z.maxLength(120)),
});
type SettingsCommand = z.infer<typeof SettingsCommand>;

/** Writes or prints the merchant's settings. An invalid document changes nothing. */
export async function runSettingsCommand(
  services: Pick<Services, 'store' | 'storeSettings' | 'catalogue' | 'content'>,
  { settings: document, keepsPrices = false, actor }: SettingsCommand,
): Promise<StaffAnswer> {
  const { store, storeSettings } = services;
  if (document === null) {
    const current = (await storeSettings.read()) ?? store.current;
    return { isDone: true, line: JSON.stringify(current, null, 2) };
  }
  const parsed = StoreSettings.safeParse(document);
  const faults = parsed.success ? sampleFaults(parsed.data, store.isReal) : faultsOf(parsed.error.issues);
  if (!parsed.success || faults.length > 0) return { isDone: false, line: refusal(faults) };
  const fault = await storeSettings.write(parsed.data, actor, { keepsPrices });
  if (fault !== null) return { isDone: false, line: refusal([fault]) };
  const successLine = 'The settings are written. Pages show them in a few seconds.';
  return { isDone: true, line: [successLine, ...(await deadEnds(services, parsed.data))].join('\n') };
}

/** The faults, one line for each place. */
const refusal = (faults: readonly string[]): string =>
  ['The settings are invalid, and nothing was changed:', ...faults.map((fault) => `- ${fault}`)].join('\n');

const sampleFaults = (settings: StoreSettings, isReal: boolean): string[] =>
  isReal
    ? withoutSamples(settings).samples.map(
        (path) => `${path} is the demonstration's sample; write your own, or leave it out`,
      )
    : [];
