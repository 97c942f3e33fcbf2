import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Codes for a new password, one an address, whether it has an account or not: what is asked of it tells nobody. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    email: text('email').primaryKey(),
    /** argon2id, as the code is short. */
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('password_codes_expiry').on(table.expiresAt)],
);
