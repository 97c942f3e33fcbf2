import { z } from 'zod/mini';
import type { Services } from '../../../services.ts';
import { runSettingsCommand, SettingsCommand } from '../../company/settings/runSettingsCommand.ts';
import { PagesCommand, runPagesCommand } from '../../content/pages/runPagesCommand.ts';
import { type CheckedServices, checkStore } from '../../doctor/checkStore.ts';
import { RemovalCommand, runRemovalCommand } from '../../content/pages/removal/runRemovalCommand.ts';
import { kioskReport } from '../../kiosks/kioskReport.ts';
import { vitalsReport } from '../../visits/vitalsReport.ts';
import { runStaffCommand, type StaffServices } from '../runStaffCommand.ts';
import { type StaffAnswer, StaffCommand } from '../commands/commands.ts';

export const REPORT_DAYS_MAX = 400;

export const REPORTS = ['vitals', 'kiosks'] as const;

export const ReportCommand = z.object({
  report: z.enum(REPORTS),
  days: z.int().check(z.minimum(1), z.maximum(REPORT_DAYS_MAX)),
});

/** The actions that a command line on the same machine may ask of a running server. */
export const ControlCommand = z.union([
  StaffCommand,
  ReportCommand,
  SettingsCommand,
  PagesCommand,
  RemovalCommand,
  z.object({ doctor: z.literal('store') }),
]);
export type ControlCommand = z.infer<typeof ControlCommand>;
export type ControlServices = StaffServices &
  CheckedServices &
  Pick<
    Services,
    | 'vitals'
    | 'kiosks'
    | 'store'
    | 'storeSettings'
    | 'pageWriter'
    | 'pagePictures'
    | 'pageRemover'
    | 'catalogue'
    | 'content'
    | 'coupons'
  >;

/** Runs a staff command, writes a report, checks the store, or writes, reads or removes its settings and pages. */
export async function runControlCommand(services: ControlServices, command: ControlCommand): Promise<StaffAnswer> {
  if ('act' in command) return runStaffCommand(services, command);
  if ('settings' in command) return runSettingsCommand(services, command);
  if ('removed' in command) return runRemovalCommand(services, command);
  if ('pages' in command) return runPagesCommand(services, command);
  if ('doctor' in command) return { isDone: true, line: JSON.stringify(await checkStore(services)) };
  return { isDone: true, line: await writeReport(services, command) };
}

async function writeReport(
  { vitals, kiosks }: Pick<ControlServices, 'vitals' | 'kiosks'>,
  { report, days }: z.infer<typeof ReportCommand>,
): Promise<string> {
  if (report === 'vitals') return vitalsReport(await vitals.read(days), days);
  return kioskReport(await kiosks.read(days), { days, now: Date.now() });
}
