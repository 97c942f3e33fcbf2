export interface Aged {
  key: string;
  /** When it was kept. */
  at: number;
}
export interface Bounds {
  max: number;
  maxAgeMs: number;
}

/**
 * Returns the keys to evict, the oldest first, so that the rest is within `max` and `maxAgeMs`; never one that is
 * spared.
 */
export function entriesToEvict(
  kept: readonly Aged[],
  now: number,
  { max, maxAgeMs }: Bounds,
  spared: ReadonlySet<string> = new Set(),
): string[] {
  const free = kept.filter(({ key }) => !spared.has(key)).toSorted((one, other) => other.at - one.at);
  const room = Math.max(0, max - (kept.length - free.length));
  return free.filter(({ at }, place) => place >= room || now - at > maxAgeMs).map(({ key }) => key);
}
