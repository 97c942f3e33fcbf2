import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An earlier code and its expiry (ISO 8601). */
export interface EarlierCode {
  codeHash: string;
  expiresAt: string;
}

/**
 * Reset codes by address, with or without an account, so that they do not reveal accounts. One row per address, as
 * instances of the previous version update it during a rolling update, and know only the newest code and its attempts.
 */
export const passwordCodes = pgTable(
  'password_codes',
  {
    email: text('email').primaryKey(),
    /** The newest code as argon2id, as it is short enough to guess. */
    codeHash: text('code_hash').notNull(),
    /** Used only by instances from before `AttemptLimits`. */
    triesLeft: integer('tries_left').notNull().default(5),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Earlier codes, newest first. */
    earlier: jsonb('earlier')
      .$type<EarlierCode[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [index('password_codes_expiry').on(table.expiresAt)],
);
