import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Who is on the way to a provider, by the hash of the state that comes back from there once. */
export const socialFlows = pgTable(
  'social_flows',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    /** Of whoever asked: what our code will be given out against, and what he knows his answer by. */
    challenge: text('challenge').notNull(),
    clientState: text('client_state').notNull(),
    language: text('language').notNull(),
    /** A client's own listener; null: the storefront. */
    returnTo: text('return_to'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_flows_expiry').on(table.expiresAt)],
);

/** What a provider has said, by the hash of the code it can be had with. */
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

/** Which identity opens which account: one of each provider a member. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** What it is called, for its owner to know it by. */
    account: text('account').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('social_identities_member').on(table.memberId, table.provider),
  ],
);
