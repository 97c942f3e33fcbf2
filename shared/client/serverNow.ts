/** The most that a right clock differs: `Date` has whole seconds, and an answer takes a while. */
const RIGHT_MS = 60_000;
let behind = 0;

/** Learns from the `Date` of an answer how far the clock of this device is off. */
export function learnServerTime(date: unknown): void {
  const off = Date.parse(String(date)) - Date.now();
  if (!Number.isNaN(off)) behind = Math.abs(off) > RIGHT_MS ? off : 0;
}

/** Now by the store's clock, for promises and deadlines; by this device's until an answer has come. */
export const serverNow = (): number => Date.now() + behind;
