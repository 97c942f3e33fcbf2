const DAY_MS = 24 * 3600 * 1000;

/** The calendar day (UTC, ISO 8601) some working days from now: goods move on Monday to Friday. */
export function deliveryDate(days: number, now: Date): string {
  let day = now.getTime();
  for (let remaining = days; remaining > 0;) {
    day += DAY_MS;
    if (isWorkingDay(day)) remaining -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

function isWorkingDay(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
