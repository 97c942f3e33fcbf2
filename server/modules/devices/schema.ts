import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Desktop clients and browsers, each with a private key that never leaves its keychain or storage. */
export const devices = pgTable(
  'devices',
  {
    /** Hash of the public key. */
    id: text('id').primaryKey(),
    /** Ed25519, base64url. */
    publicKey: text('public_key').notNull(),
    platform: text('platform').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Updated at most once a day. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [index('devices_seen').on(table.seenAt)],
);

/** Devices that a member has signed in with. */
export const memberDevices = pgTable(
  'member_devices',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.deviceId] }),
    index('member_devices_device').on(table.deviceId),
  ],
);
