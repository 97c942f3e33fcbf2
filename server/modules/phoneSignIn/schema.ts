import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Screens that wait for somebody's telephone, by the hash of the code that each holds. */
export const phoneSignIns = pgTable(
  'phone_sign_ins',
  {
    id: text('id').primaryKey(),
    /** What the screen shows. */
    userCode: text('user_code').notNull().unique(),
    /** The screen's own key, where it has one: the session is for it alone. */
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
