import { z } from 'zod/mini';
import type { Services } from '../../services.ts';
import { vitalsReport } from '../visits/vitalsReport.ts';
import { runStaffCommand, StaffCommand, type StaffAnswer } from './runStaffCommand.ts';

export const REPORT_DAYS_MAX = 400;

export const ReportCommand = z.object({
  report: z.literal('vitals'),
  days: z.int().check(z.minimum(1), z.maximum(REPORT_DAYS_MAX)),
});

/** What a running server does for a command line of its machine. */
export const ControlCommand = z.union([StaffCommand, ReportCommand]);
export type ControlCommand = z.infer<typeof ControlCommand>;
export type ControlServices = Pick<Services, 'staffOrders' | 'vitals'>;

/** Runs a staff command, or writes a report. */
export async function runControlCommand(services: ControlServices, command: ControlCommand): Promise<StaffAnswer> {
  if ('act' in command) return runStaffCommand(services, command);
  return { isDone: true, line: vitalsReport(await services.vitals.read(command.days), command.days) };
}
