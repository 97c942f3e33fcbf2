import { runCommand } from '../../platform/process/runCommand.ts';
import { StartFailure } from '../../settings.ts';
import type { Demonstration } from '../../demonstration.ts';
import { answerCommand } from './answerCommand.ts';
import { REPORT_DAYS_MAX, ReportCommand, REPORTS } from './control/controlCommand.ts';

const DAYS = '28';
const USAGE = `Usage: npm run report -- ${REPORTS.join('|')} [DAYS] (${DAYS} by default, ${REPORT_DAYS_MAX} at most)`;

/**
 * Prints a report of the last 28 days, or of as many as are named: `vitals`, how fast pages were for visitors; `kiosks`, the
 * last report of each kiosk.
 */
export const reportCommand = (
  [report, days = DAYS, ...more]: readonly string[],
  readDemonstration: () => Promise<Demonstration | null>,
): Promise<void> =>
  runCommand(async () => {
    const parsed = ReportCommand.safeParse({ report, days: Number(days) });
    if (!parsed.success || more.length > 0) throw new StartFailure(USAGE);
    await answerCommand(parsed.data, readDemonstration);
  });
