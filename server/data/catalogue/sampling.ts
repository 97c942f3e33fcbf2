import { sql, type SQL } from 'drizzle-orm';
import { COUNTED_MAX, READ_MAX } from '../../../shared/catalogue/selection.ts';

/** Hits are counted one by one, or one of so many is. */
export type Share = 1 | 8 | 64;
export const ALL = 1;
export const MANY = 8;
export const VERY_MANY = 64;

/** From how many on is counted otherwise; tests need not write a large catalogue. */
export interface CountLimits {
  /** Products in a catalogue that is large: in smaller ones everything is counted. */
  large: number;
  /** Hits that are counted one by one all the same. */
  counted: number;
}
export const COUNT_LIMITS: CountLimits = { large: READ_MAX, counted: COUNTED_MAX };

/** So many hits are counted in such a sample that a few hundred to a few thousand rows are read. */
export function shareOf(hits: number, { counted }: CountLimits): Share {
  if (hits <= counted) return ALL;
  return hits <= counted * MANY ? MANY : VERY_MANY;
}

/**
 * The condition on `products p` for being in the sample, written as in the indexes that are made of just those rows
 * (`lateIndexes.ts`). By a hash of the id, as neighbours are often alike.
 */
export const sampled = (share: Share): SQL =>
  share === ALL ? sql`true` : sql.raw(`(hashint4(p.id) & ${share - 1}) = 0`);

/** An estimate does not claim to be more exact than it is. */
export const rounded = (estimate: number): number => Number(estimate.toPrecision(2));
