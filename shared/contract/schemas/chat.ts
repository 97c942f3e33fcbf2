import { z } from 'zod/mini';
import { CHAT_TEXT_MAX, ID_MAX } from '../limits.ts';
import { text, Uuid } from '../wireTypes.ts';

const MessageId = z.int().check(z.gte(0), z.lte(ID_MAX));
const SendMessage = z.object({
  type: z.literal('say'),
  /** Makes a message that comes twice one. */ key: Uuid,
  text: text(CHAT_TEXT_MAX),
});
const Typing = z.object({ type: z.literal('typing') });
/** All messages up to this one were delivered, or read. */
const Mark = z.object({ type: z.enum(['got', 'read']), id: MessageId });

/** The first frame carries the credentials: tokens and ids must not be in an address. */
const Hello = z.object({
  type: z.literal('hello'),
  visitor: Uuid,
  /** A member's access token. */
  access: z.optional(z.string().check(z.maxLength(2_000))),
  language: z.enum(['en', 'es', 'ru', 'zh']),
});

/** Frames that a visitor's page may send. */
export const ChatFrame = z.discriminatedUnion('type', [Hello, SendMessage, Typing, Mark]);
export type ChatFrame = z.infer<typeof ChatFrame>;
export type ChatHello = z.infer<typeof Hello>;

export interface ChatMessage {
  id: number;
  key: string;
  from: 'visitor' | 'staff' | 'system';
  /** The text as written; for a system message, the key of a text. */
  text: string;
  at: string;
}

/** The last message delivered to one side, and the last one read there. */
export interface ChatMarks {
  got: number;
  read: number;
}

/** Frames from the server to a visitor's page. */
export type ChatNews =
  | { type: 'history'; messages: ChatMessage[]; own: ChatMarks; other: ChatMarks; isOpen: boolean }
  | { type: 'message'; message: ChatMessage }
  | { type: 'marks'; other: ChatMarks }
  | { type: 'typing' }
  /** Whether staff are connected now. */
  | { type: 'presence'; isOpen: boolean }
  /** A frame was refused, with a code of the envelope; `key` names its message. */
  | { type: 'refused'; code: number; key?: string; retryAfter?: number };

/** Frames that staff may send: a visitor's frames with the conversation's id. */
const conversation = { conversation: MessageId };
export const StaffFrame = z.discriminatedUnion('type', [
  z.extend(SendMessage, conversation),
  z.extend(Typing, conversation),
  z.extend(Mark, conversation),
  z.object({ type: z.literal('open'), ...conversation }),
]);
export type StaffFrame = z.infer<typeof StaffFrame>;

export interface ChatConversation {
  id: number;
  /** The member's name; empty for a guest. */
  name: string;
  language: string;
  unread: number;
  last: string;
  at: string;
}

/** Frames from the server to the staff page. */
export type StaffNews =
  | { type: 'conversations'; conversations: ChatConversation[] }
  | { type: 'opened'; conversation: number; messages: ChatMessage[]; other: ChatMarks }
  | { type: 'message'; conversation: number; message: ChatMessage }
  | { type: 'marks'; conversation: number; other: ChatMarks }
  | { type: 'typing'; conversation: number }
  /** A guest has signed in: their conversation continues in the member's. */
  | { type: 'joined'; conversation: number; into: number };
