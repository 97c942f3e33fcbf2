import { PAGE_KINDS, type Vital, VITAL_DEVICES, VITALS } from '../../../shared/web/vitals.ts';
import { lastDays } from '../../platform/process/lastDays.ts';
import type { VitalCount } from './VitalsLog.ts';
import { p75 } from './vitalBuckets.ts';

const WIDTHS = [10, 9, 8];

/** A table of what three quarters of the page loads stay below, by kind of page and device. */
export function vitalsReport(counts: readonly VitalCount[], days: number): string {
  if (counts.length === 0)
    return `No page load was measured in ${lastDays(days)}. Only visitors who allow it are measured.`;
  const rows = PAGE_KINDS.flatMap((page) =>
    VITAL_DEVICES.map((device) => {
      const pageCounts = counts.filter((count) => count.page === page && count.device === device);
      return [page, device, String(loadsOf(pageCounts)), ...VITALS.map((vital) => cell(pageCounts, vital))];
    }),
  ).filter(([, , loads]) => loads !== '0');
  const head = ['page', 'device', 'loads', ...VITALS.map((vital) => (vital === 'CLS' ? vital : `${vital} ms`))];
  return [`Three quarters of the page loads of ${lastDays(days)} took at most:`, ...[head, ...rows].map(lineOf)].join(
    '\n',
  );
}

/** The most of any measure: not each load has all of them. */
const loadsOf = (counts: readonly VitalCount[]): number =>
  Math.max(0, ...VITALS.map((vital) => sum(counts.filter((count) => count.vital === vital))));
const sum = (counts: readonly VitalCount[]): number => counts.reduce((all, { loads }) => all + loads, 0);

function cell(counts: readonly VitalCount[], vital: Vital): string {
  const pageCounts = counts.filter((count) => count.vital === vital);
  if (pageCounts.length === 0) return '–';
  const value = p75(vital, pageCounts);
  return vital === 'CLS' ? value.toFixed(3) : String(Math.round(value));
}

const lineOf = (cells: readonly string[]): string =>
  cells.map((text, index) => (index < 2 ? text.padEnd(WIDTHS[index]!) : text.padStart(WIDTHS[index] ?? 9))).join(' ');
