import type { Vital } from '../../../shared/web/vitals.ts';

/** Each bucket ends 5 % above the one before, which is the precision of a report. */
const STEP = 1.05;
/** Layout shifts are counted in thousandths. */
const scaleOf = (vital: Vital): number => (vital === 'CLS' ? 1_000 : 1);

/** The class that a value belongs to; 0 for none at all. */
export const bucketOf = (vital: Vital, value: number): number => {
  const scaled = value * scaleOf(vital);
  return scaled < 1 ? 0 : Math.floor(Math.log(scaled) / Math.log(STEP)) + 1;
};

/** The upper end of a class. */
export const endOf = (vital: Vital, bucket: number): number => (bucket === 0 ? 0 : STEP ** bucket / scaleOf(vital));

/** The value below which three quarters of the loads are. */
export function p75(vital: Vital, counts: readonly { bucket: number; loads: number }[]): number {
  const sorted = counts.toSorted((one, other) => one.bucket - other.bucket);
  const threeQuarters = sorted.reduce((sum, { loads }) => sum + loads, 0) * 0.75;
  let countedLoads = 0;
  const quartile = sorted.find(({ loads }) => (countedLoads += loads) >= threeQuarters);
  return quartile ? endOf(vital, quartile.bucket) : 0;
}
