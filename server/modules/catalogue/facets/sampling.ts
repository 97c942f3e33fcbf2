import { sql, type SQL } from 'drizzle-orm';
import type { Facet } from '../../../../shared/contract/schemas/catalogue.ts';
import { COUNTED_MAX, READ_MAX } from '../../../../shared/catalogue/selection.ts';

/** Hits are counted one by one, or one of so many is. */
const SHARES = [1, 8, 32, 64] as const;
export type Share = (typeof SHARES)[number];
export const ALL = 1;
export const VERY_MANY = 64;
/** Of what is counted one by one at most, so small a part tells enough of more. */
const TELLING = 16;

/** Products that are counted, each for so many: the conditions on `products p`. */
export interface Among {
  conditions: SQL[];
  share: Share;
}

/** From how many on is counted otherwise; tests need not write a large catalogue. */
export interface CountLimits {
  /** Products in a catalogue that is large: in smaller ones everything is counted. */
  large: number;
  /** Hits that are counted one by one all the same. */
  counted: number;
}
export const COUNT_LIMITS: CountLimits = { large: READ_MAX, counted: COUNTED_MAX };

/** As few are counted as still tell enough, a hundred and some: looking up more takes the time. */
export function shareOf(hits: number, { counted }: CountLimits): Share {
  if (hits <= counted) return ALL;
  return SHARES.findLast((share) => TELLING * hits >= counted * share) ?? ALL;
}

/**
 * The condition on `products p` for being in the sample, written as in the indexes that are made of just those rows
 * (`concurrentIndexes.ts`). By a hash of the id, as neighbours are often alike.
 */
export const sampled = (share: Share): SQL =>
  share === ALL ? sql`true` : sql.raw(`(hashint4(p.id) & ${share - 1}) = 0`);

/** Hits that are counted in a share of the catalogue. */
export const sampleOf = (conditions: SQL[], share: Share): Among => ({
  conditions: share === ALL ? conditions : [...conditions, sampled(share)],
  share,
});

/** The conditions as SQL. */
export const isAmong = ({ conditions }: Among): SQL => sql.join(conditions, sql` and `);

/** An estimate does not claim to be more exact than it is. */
export const rounded = (estimate: number): number => Number(estimate.toPrecision(2));

/** A filter whose counts are of a sample says so. */
export function estimated(facet: Facet, share: Share): Facet {
  if (share === ALL) return facet;
  const values = facet.values.map((value) => ({ ...value, count: rounded(value.count) }));
  return { ...facet, values, is_estimate: true };
}
