import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { Link } from '../../../shared/contract/schemas/content.ts';
import type { MessageFlag } from '../../../shared/contract/schemas/messages.ts';
import type { MessageValues, MessageTextKey } from './messageTexts.ts';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Messages to members: the key of the text and its values. The text is composed when it is read. */
export const memberMessages = pgTable(
  'member_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    flag: text('flag').$type<MessageFlag>().notNull(),
    key: text('key').$type<MessageTextKey>().notNull(),
    values: jsonb('values').$type<MessageValues>().notNull(),
    link: jsonb('link').$type<z.infer<typeof Link>>(),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('member_messages_newest').on(table.memberId, table.id.desc()),
    index('member_messages_unread')
      .on(table.memberId, table.flag)
      .where(sql`${table.readAt} is null`),
  ],
);
