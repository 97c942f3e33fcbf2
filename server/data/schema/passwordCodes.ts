import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Codes for a new password, by address, whether it has an account or not: what is asked of it tells nobody. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    /** argon2id, as the code is short. */
    codeHash: text('code_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('password_codes_email').on(table.email), index('password_codes_expiry').on(table.expiresAt)],
);
