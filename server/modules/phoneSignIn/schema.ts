import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Screens that wait for a telephone, by the hash of their device code. */
export const phoneSignIns = pgTable(
  'phone_sign_ins',
  {
    id: text('id').primaryKey(),
    /** The code that the screen shows. */
    userCode: text('user_code').notNull().unique(),
    /** The screen's device, if it has a key; the session is then bound to it. */
    deviceId: text('device_id'),
    state: text('state', { enum: ['waiting', 'approved', 'denied'] })
      .notNull()
      .default('waiting'),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('phone_sign_ins_expiry').on(table.expiresAt)],
);
