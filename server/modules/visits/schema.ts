import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PageKind, Vital } from '../../../shared/web/vitals.ts';

/** Web vitals, counted by day: nothing of a person, and no single visit. */
export const webVitals = pgTable(
  'web_vitals',
  {
    /** In UTC. */
    day: date('day').notNull(),
    page: text('page').$type<PageKind>().notNull(),
    device: text('device').$type<'desktop' | 'mobile'>().notNull(),
    vital: text('vital').$type<Vital>().notNull(),
    /** The class of values (`vitalBuckets.ts`). */
    bucket: integer('bucket').notNull(),
    loads: integer('loads').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.device, table.vital, table.bucket] })],
);
