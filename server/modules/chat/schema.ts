import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Contact requests (S2.8), as people wrote them. */
export const contacts = pgTable('contacts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  /** Hash of the request's content (`contentHash`); null in rows from before the column existed. */
  contentHash: text('content_hash'),
  nickName: text('nick_name').notNull(),
  email: text('email').notNull(),
  country: integer('country').notNull(),
  mobile: text('mobile').notNull(),
  /** The number in E.164 if it can be parsed; null if a person has to look at it. */
  dialable: text('dialable'),
  languageCode: text('language_code').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Live chats: one per visitor and per member. Marks are ids of the last message that was received and read. */
export const conversations = pgTable('conversations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  visitorId: uuid('visitor_id').unique(),
  memberId: uuid('member_id')
    .unique()
    .references(() => members.id, { onDelete: 'cascade' }),
  language: text('language').notNull(),
  visitorGot: integer('visitor_got').notNull().default(0),
  visitorRead: integer('visitor_read').notNull().default(0),
  staffGot: integer('staff_got').notNull().default(0),
  staffRead: integer('staff_read').notNull().default(0),
  /** The last answer that a letter has told the member of, and the last question that one has told staff of. */
  answerTold: integer('answer_told').notNull().default(0),
  staffNotified: integer('house_told').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Messages of the live chat, of visitors and of staff. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    sender: text('sender', { enum: ['visitor', 'staff', 'system'] }).notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('chat_messages_key').on(table.conversationId, table.key),
    index('chat_messages_conversation').on(table.conversationId, table.id),
  ],
);
