import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { KioskReport } from '../../../shared/contract/schemas/kiosks.ts';
import { moment } from '../../platform/database/timestampColumn.ts';
import { devices } from '../devices/schema.ts';

/** The last report of each kiosk; deleted with its device. */
export const kioskReports = pgTable('kiosk_reports', {
  deviceId: text('device_id')
    .primaryKey()
    .references(() => devices.id, { onDelete: 'cascade' }),
  report: jsonb('report').$type<KioskReport>().notNull(),
  at: moment('at').notNull(),
});
