const DAY_MS = 24 * 3600_000;
const WEEK = 7;

/** A day as `2026-11-21`, or null for a cell before the first or after the last. */
export type GridDay = string | null;

/** The weeks of a month, `2026-11`; `firstWeekday` is 0 for Sunday. */
export function monthGrid(month: string, firstWeekday: number): GridDay[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() - firstWeekday + WEEK) % WEEK;
  const count = Number(dayOf(Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - DAY_MS).slice(8));
  const weeks = Math.ceil((before + count) / WEEK);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, index) => {
      const number = week * WEEK + index - before + 1;
      return number >= 1 && number <= count ? `${month}-${String(number).padStart(2, '0')}` : null;
    }),
  );
}

/** Adds months to a month. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number);
  return dayOf(Date.UTC(year!, number! - 1 + by, 1)).slice(0, 7);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A date for each weekday, from the first of the week; 2026-11-22 was a Sunday. */
export const weekdaySamples = (firstWeekday: number): number[] =>
  Array.from({ length: WEEK }, (_day, index) => Date.UTC(2026, 10, 22 + firstWeekday + index));
