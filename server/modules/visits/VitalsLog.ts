import { gte, lt, sql } from 'drizzle-orm';
import type { Received } from '../../../shared/contract/contract.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { webVitals } from './schema.ts';
import { bucketOf } from './vitalBuckets.ts';

/** A year, and the month that it is compared with. */
const RETENTION_DAYS = 400;

export type VitalCount = Pick<typeof webVitals.$inferSelect, 'page' | 'device' | 'vital' | 'bucket' | 'loads'>;

/** Web vitals of page loads, kept as daily counts. */
export class VitalsLog {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Counts one page load. */
  async record({ page, device, vitals }: Received<'recordVitals'>, once: RunOnce): Promise<void> {
    // A page reports each measure once; a second one would be two rows of one statement that meet.
    const values = new Map(vitals.map(({ name, value }) => [name, value]));
    const rows = [...values].map(([vital, value]) => ({
      day: this.#day(0),
      page,
      device,
      vital,
      bucket: bucketOf(vital, value),
      loads: 1,
    }));
    const { day, page: kind, device: layout, vital, bucket, loads } = webVitals;
    await once((tx) =>
      tx
        .insert(webVitals)
        .values(rows)
        .onConflictDoUpdate({ target: [day, kind, layout, vital, bucket], set: { loads: sql`${loads} + 1` } }),
    );
  }

  /** The counts of the last `days` days, today included. */
  async read(days: number): Promise<VitalCount[]> {
    const { page, device, vital, bucket, loads } = webVitals;
    return this.#db
      .select({ page, device, vital, bucket, loads: sql<number>`sum(${loads})::int` })
      .from(webVitals)
      .where(gte(webVitals.day, this.#day(days - 1)))
      .groupBy(page, device, vital, bucket);
  }

  /** Deletes what is too old to be compared with. */
  async sweep(): Promise<void> {
    await this.#db.delete(webVitals).where(lt(webVitals.day, this.#day(RETENTION_DAYS)));
  }

  #day(ago: number): string {
    return new Date(this.#now() - ago * DAY_MS).toISOString().slice(0, 10);
  }
}
