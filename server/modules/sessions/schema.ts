import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { devices } from '../devices/schema.ts';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Refresh tokens by their hash. Tokens of one sign-in are a family and end together. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    family: uuid('family').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The device that signed in, whose signature the token requires. Null if the client has no key. */
    deviceId: text('device_id').references(() => devices.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When it was rotated. */
    usedAt: moment('used_at'),
    /** When it, or an access token issued with it, was first used, which proves that the client has it. */
    firstUsedAt: moment('first_used_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.family),
    // Partial index for the check at every write: a session may have hundreds of used tokens.
    index('refresh_tokens_open')
      .on(table.family)
      .where(sql`${table.usedAt} is null`),
    index('refresh_tokens_expiry').on(table.expiresAt),
  ],
);
