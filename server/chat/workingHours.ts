import { HOUR_MS } from '../durations.ts';

/** When somebody of the house answers, on the house's own clock; `ol_time` of the configuration says the same in words. */
export const WORKING_HOURS = { firstDay: 1, lastDay: 5, opens: 9, closes: 18, utcOffset: -5 } as const;

/** True while the house is open. */
export function isWorkingTime(now: number): boolean {
  const { firstDay, lastDay, opens, closes, utcOffset } = WORKING_HOURS;
  const there = new Date(now + utcOffset * HOUR_MS);
  const day = there.getUTCDay();
  const hour = there.getUTCHours();
  return day >= firstDay && day <= lastDay && hour >= opens && hour < closes;
}
