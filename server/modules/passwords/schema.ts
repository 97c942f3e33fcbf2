import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A code that was asked for before the newest one, and until when it is good (ISO 8601). */
export interface EarlierCode {
  codeHash: string;
  expiresAt: string;
}

/**
 * Codes for a new password, by address, whether it has an account or not: what is asked of it tells nobody. One row an
 * address, because during an update instances write it that know the newest code alone, with the tries left for it.
 */
export const passwordCodes = pgTable(
  'password_codes',
  {
    email: text('email').primaryKey(),
    /** Of the newest code: argon2id, as the code is short. */
    codeHash: text('code_hash').notNull(),
    /** Counted by instances of the version before `AttemptLimits`. */
    triesLeft: integer('tries_left').notNull().default(5),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The codes before it, the newest first. */
    earlier: jsonb('earlier')
      .$type<EarlierCode[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [index('password_codes_expiry').on(table.expiresAt)],
);
