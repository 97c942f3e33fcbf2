import { KIOSK_REPORT_MINUTES } from '../../../shared/contract/limits.ts';
import type { KioskState } from '../../../shared/contract/schemas/kiosks.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/durations.ts';
import { alignColumns } from '../../platform/process/alignColumns.ts';
import { lastDays } from '../../platform/process/lastDays.ts';
import type { StoredReport } from './KioskReports.ts';

/** The number of missed reports after which a kiosk counts as silent. */
const MISSED_REPORTS = 3;
const SILENT_MS = MISSED_REPORTS * KIOSK_REPORT_MINUTES * MINUTE_MS;
/** Enough of a device's id to tell kiosks of one name apart. */
const ID_LETTERS = 6;

const STATES: Readonly<Record<KioskState, string>> = {
  attract: 'attract screen',
  visitor: 'visitor',
  staff: 'staff',
  outOfService: 'OUT OF SERVICE',
};

/** A table of kiosks and their health, a line each; `now` is in milliseconds since 1970. */
export function kioskReport(reports: readonly StoredReport[], { days, now }: Record<'days' | 'now', number>): string {
  if (reports.length === 0) return `No kiosk reported in ${lastDays(days)}.`;
  const head = [
    'kiosk',
    'id',
    'state',
    'last report',
    'version',
    'up',
    'memory',
    'faults',
    'requests',
    'failed checks',
  ];
  const rows = reports.map(({ deviceId, report, at }) => {
    const age = now - at.getTime();
    return [
      report.name,
      deviceId.slice(0, ID_LETTERS),
      age > SILENT_MS ? `SILENT, was: ${STATES[report.state]}` : STATES[report.state],
      `${duration(age)} ago`,
      report.version,
      duration(report.uptime_minutes * MINUTE_MS),
      `${report.memory_mb} MB`,
      String(report.faults),
      requestsOf(report.requests),
      report.failed_checks.join(', ') || '–',
    ];
  });
  return [`Kiosks that reported in ${lastDays(days)}:`, ...alignColumns([head, ...rows])].join('\n');
}

function requestsOf(requests: StoredReport['report']['requests']): string {
  if (requests === null) return 'CANNOT BE READ';
  const { waiting, refused } = requests;
  return refused > 0 ? `${waiting} waiting, ${refused} REFUSED` : `${waiting} waiting`;
}

const DAYS_FROM_HOURS = 48;

/** Writes milliseconds as minutes, hours or days, rounded down. */
function duration(ms: number): string {
  const hours = Math.floor(Math.max(0, ms) / HOUR_MS);
  if (hours >= DAYS_FROM_HOURS) return `${Math.floor(hours / 24)} d`;
  return hours >= 1 ? `${hours} h` : `${Math.floor(Math.max(0, ms) / MINUTE_MS)} min`;
}
