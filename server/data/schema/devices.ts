import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Desktop clients, each with a key that never leaves its keychain. */
export const devices = pgTable(
  'devices',
  {
    /** Hash of the public key. */
    id: text('id').primaryKey(),
    /** Ed25519, base64url. */
    publicKey: text('public_key').notNull(),
    platform: text('platform').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Exact to a day. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [index('devices_seen').on(table.seenAt)],
);
