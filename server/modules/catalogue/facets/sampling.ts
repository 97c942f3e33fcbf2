import { sql, type SQL } from 'drizzle-orm';
import type { Facet } from '../../../../shared/contract/schemas/catalogue.ts';
import { COUNTED_MAX, READ_MAX } from '../../../../shared/catalogue/selection.ts';

/** Sampling rates: count every hit, or one in 8, 32 or 64. */
const SHARES = [1, 8, 32, 64] as const;
export type Share = (typeof SHARES)[number];
export const ALL = 1;
export const VERY_MANY = 64;
/** The minimum sample is this fraction of the number that is counted exactly. */
const MIN_SAMPLE_DIVISOR = 16;

/** Products to count (conditions on `products p`), each for `share` products. */
export interface Among {
  conditions: SQL[];
  share: Share;
}

/** Thresholds for sampling; tests lower them instead of writing a large catalogue. */
export interface CountLimits {
  /** Number of products in a large catalogue; smaller ones are counted exactly. */
  large: number;
  /** Number of hits that are counted exactly even in a large catalogue. */
  counted: number;
}
export const COUNT_LIMITS: CountLimits = { large: READ_MAX, counted: COUNTED_MAX };

/**
 * Returns the smallest sample that is still significant (a hundred or so hits), as the time depends on the rows read.
 */
export function shareOf(hits: number, { counted }: CountLimits): Share {
  if (hits <= counted) return ALL;
  return SHARES.findLast((share) => MIN_SAMPLE_DIVISOR * hits >= counted * share) ?? ALL;
}

/**
 * The condition on `products p` for being in the sample, written as in its partial indexes (`concurrentIndexes.ts`).
 * Uses a hash of the id, as neighbours are often alike.
 */
export const sampleCondition = (share: Share): SQL =>
  share === ALL ? sql`true` : sql.raw(`(hashint4(p.id) & ${share - 1}) = 0`);

/** Limits hits to a sample of the catalogue. */
export const sampleOf = (conditions: SQL[], share: Share): Among => ({
  conditions: share === ALL ? conditions : [...conditions, sampleCondition(share)],
  share,
});

/** Returns the conditions as SQL. */
export const isAmong = ({ conditions }: Among): SQL => sql.join(conditions, sql` and `);

/** Rounds an estimate to two significant digits. */
export const roundEstimate = (estimate: number): number => Number(estimate.toPrecision(2));

/** Marks a facet as estimated if its counts come from a sample. */
export function estimateFacet(facet: Facet, share: Share): Facet {
  if (share === ALL) return facet;
  const values = facet.values.map((value) => ({ ...value, count: roundEstimate(value.count) }));
  return { ...facet, values, is_estimate: true };
}
