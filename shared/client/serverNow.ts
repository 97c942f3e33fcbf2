/** The most that a right clock differs: an answer takes a while. */
const RIGHT_MS = 60_000;
let behind = 0;

/** Learns from a reading of the store's clock how far that of this device is off. */
export function learnServerTime(time: number): void {
  const off = time - Date.now();
  behind = Math.abs(off) > RIGHT_MS ? off : 0;
}

/** Now by the store's clock, for promises and deadlines; by this device's until it has been read. */
export const serverNow = (): number => Date.now() + behind;
