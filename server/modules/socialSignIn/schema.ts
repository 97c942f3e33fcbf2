import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Sign-in flows in progress, by the hash of their state, which comes back once. */
export const socialFlows = pgTable(
  'social_flows',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The caller's challenge, against which our code is redeemed. */
    challenge: text('challenge').notNull(),
    clientState: text('client_state').notNull(),
    language: text('language').notNull(),
    /** A client's loopback listener; null for the storefront. */
    returnTo: text('return_to'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_flows_expiry').on(table.expiresAt)],
);

/** Identities that a provider confirmed, by the hash of the code that redeems them. */
export const socialGrants = pgTable(
  'social_grants',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    isVerified: boolean('is_verified').notNull(),
    name: text('name').notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_grants_expiry').on(table.expiresAt)],
);

/** Linked identities: one of each provider per member. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The account's name, for its owner to recognise. */
    account: text('account').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('social_identities_member').on(table.memberId, table.provider),
  ],
);
