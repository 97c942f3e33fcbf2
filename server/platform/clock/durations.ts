export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the last moment (UTC) of the day that is `days` days later: people see a date, and the whole day counts. */
export const endOfDayAfter = (now: number, days: number): Date =>
  new Date((Math.floor(now / DAY_MS) + days + 1) * DAY_MS - 1);
