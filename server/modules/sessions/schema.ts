import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { devices } from '../devices/schema.ts';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Refresh tokens by their hash. All that came out of one sign-in are a family, and end together. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    family: uuid('family').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The device that signed in; its signature is required with this token. Null where the client has no key. */
    deviceId: text('device_id').references(() => devices.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When it was traded for its successor. */
    usedAt: moment('used_at'),
    /** When it, or an access token issued with it, first came back: from then on the client is known to have it. */
    firstUsedAt: moment('first_used_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.family),
    // Looked at with every write of a member; of what was traded a session has hundreds.
    index('refresh_tokens_open')
      .on(table.family)
      .where(sql`${table.usedAt} is null`),
    index('refresh_tokens_expiry').on(table.expiresAt),
  ],
);
