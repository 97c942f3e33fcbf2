import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestampColumn.ts';

/** Secrets that all instances share and nobody has to configure, such as the key of the access tokens. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** How often something was tried since a moment. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Where delays grow: when the next attempt may be made. */
    opensAt: moment('opens_at'),
  },
  (table) => [index('rate_windows_end').on(table.endsAt)],
);

/** First results of repeated POSTs, sealed with the caller's own key: they may hold tokens. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    /** Hash of who, what and the key. */
    id: text('id').primaryKey(),
    /** What was sent with the key (`contentHash`); null in rows from before it was kept. */
    contentHash: text('content_hash'),
    /** Null until there is an answer: somebody is at work, or may try again. */
    reply: text('reply'),
    /** What the work came to, written in its own transaction; null while none is committed. */
    done: text('done'),
    /** Drawn by the request that is at work, so that no other finishes it. */
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
