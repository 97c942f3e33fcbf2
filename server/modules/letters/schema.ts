import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/checks.ts';
import { moment } from '../../platform/database/timestampColumn.ts';
import { members } from '../members/schema.ts';

export const LETTER_STATES = ['waiting', 'sent', 'failed'] as const;
type LetterState = (typeof LETTER_STATES)[number];

/** The queue of letters, written in the transactions that cause them. */
export const letters = pgTable(
  'letters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The member it is about; their letters are deleted with their account. Null for an address without an account. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    /** The name of the letter, such as `orderPaid`. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** Null once it is sent or no longer useful, as it may hold a code. */
    plain: text('plain'),
    html: text('html'),
    state: text('state').$type<LetterState>().notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
    /** The next attempt; during one, the end of the claim. */
    dueAt: moment('due_at').notNull(),
    /** Not sent after this time, such as a code that has expired. */
    notAfter: moment('not_after'),
    /** The attempt in progress, so that one that was thought dead changes nothing. */
    claim: uuid('claim'),
    attempts: integer('attempts').notNull().default(0),
    /** The error of the last attempt. */
    fault: text('fault'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('letters_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('letters_member').on(table.memberId),
    index('letters_created').on(table.createdAt),
    oneOf('letters_state_known', table.state, LETTER_STATES),
  ],
);
