import { z } from 'zod/mini';
import { localisedSchema } from '../localisedSchema.ts';
import { Link } from './content.ts';
import { Empty, Id, listOf, Moment, Nothing, Paging } from '../wireTypes.ts';

/** The kinds of the message centre (S3). */
export const MESSAGE_FLAGS = ['system', 'activity', 'account'] as const;
export type MessageFlag = (typeof MESSAGE_FLAGS)[number];

export const Message = z.object({
  id: z.int(),
  flag: z.enum(MESSAGE_FLAGS),
  ...localisedSchema('title'),
  ...localisedSchema('body'),
  is_read: z.boolean(),
  /** The target of its link, by link-type code (S2.3). */
  link: z.nullable(Link),
  created_at: Moment,
});
export type Message = z.infer<typeof Message>;

/** The number of unread messages: in total and by kind. */
export const MessageCounts = z.object({ total: z.int(), system: z.int(), activity: z.int(), account: z.int() });
export type MessageCounts = z.infer<typeof MessageCounts>;

export const messagesContract = {
  listMessages: { request: z.object({ ...Paging, flag: z.optional(z.enum(MESSAGE_FLAGS)) }), reply: listOf(Message) },
  sumMessageFlags: { request: Empty, reply: z.object({ total: z.int() }) },
  /** `flags`: count only these kinds, separated by commas. */
  countMessageFlags: {
    request: z.object({ flags: z.optional(z.string().check(z.maxLength(100))) }),
    reply: MessageCounts,
  },
  setMessageState: { request: z.object({ id: Id, is_read: z.boolean() }), reply: Nothing },
  setAllMessagesRead: { request: z.object({ flag: z.optional(z.enum(MESSAGE_FLAGS)) }), reply: MessageCounts },
};
