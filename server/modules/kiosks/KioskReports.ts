import { asc, gte, sql } from 'drizzle-orm';
import type { KioskReport } from '../../../shared/contract/schemas/kiosks.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/Database.ts';
import { kioskReports } from './schema.ts';

export interface StoredReport {
  deviceId: string;
  report: KioskReport;
  at: Date;
}

/** The last report of each kiosk. */
export class KioskReports {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async keep(deviceId: string, report: KioskReport): Promise<void> {
    const row = { report, at: new Date(this.#now()) };
    await this.#db
      .insert(kioskReports)
      .values({ deviceId, ...row })
      .onConflictDoUpdate({ target: kioskReports.deviceId, set: row });
  }

  /** Kiosks that reported within the last `days` days, by name. */
  async read(days: number): Promise<StoredReport[]> {
    return this.#db
      .select()
      .from(kioskReports)
      .where(gte(kioskReports.at, new Date(this.#now() - days * DAY_MS)))
      .orderBy(asc(sql`${kioskReports.report} ->> 'name'`), asc(kioskReports.deviceId));
  }
}
