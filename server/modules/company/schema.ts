import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/timestampColumn.ts';

/** The merchant's settings. Rows are only added: the newest one holds, the others are how it was before. */
export const storeSettings = pgTable(
  'store_settings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The operating system user who ran the command. */
    actor: text('actor').notNull(),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('store_settings_newest').on(table.id.desc())],
);
