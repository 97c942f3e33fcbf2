import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestampColumn.ts';

/** Secrets that all instances share without configuration, such as the key of the access tokens. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Rate limit counters: attempts since the window began. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The time of the next permitted attempt, for limits with a growing back-off. */
    opensAt: moment('opens_at'),
  },
  (table) => [index('rate_windows_end').on(table.endsAt)],
);

/** Replies of idempotent POSTs, encrypted with the caller's idempotency key, as they may hold tokens. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    /** Hash of the caller, the operation and the key. */
    id: text('id').primaryKey(),
    /** Hash of the request's content (`contentHash`); null in rows from before the column existed. */
    contentHash: text('content_hash'),
    /** Null until the request has a reply: it is in progress, or may be retried. */
    reply: text('reply'),
    /** The result of the work, written in the same transaction; null until that is committed. */
    done: text('done'),
    /** Random id of the request in progress, so that no other request completes it. */
    holder: uuid('holder'),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [index('idempotent_replies_claim').on(table.claimedAt)],
);

/** The visit log (S7). */
export const accessRecords = pgTable('access_records', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  visitorId: uuid('visitor_id').notNull(),
  memberId: uuid('member_id'),
  requestUrl: text('request_url').notNull(),
  userAgent: text('user_agent').notNull(),
  ip: text('ip').notNull(),
  sources: text('sources').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
