import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { ChatConversation, ChatMarks, ChatMessage } from '../../../shared/contract/schemas/chat.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { keyReusedError } from '../../platform/idempotency/contentHash.ts';
import type { Database } from '../../platform/database/Database.ts';
import { chatMessages, conversations } from './schema.ts';
import { members } from '../members/schema.ts';
import { mergeConversations } from './mergeConversations.ts';

/** The owner of a conversation: a visitor (the id in their cookie) or a member. */
export type ChatOwner = { visitorId: string } | { memberId: string };
export type ChatSide = 'visitor' | 'staff';
export type Conversation = typeof conversations.$inferSelect;

/** Number of messages that a page shows when it opens. */
const HISTORY = 200;
const LISTED = 100;

/** Messages of live chats, and the marks of each side (received, read). */
export class ChatRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(owner: ChatOwner): Promise<Conversation | null> {
    const [row] = await this.#db.select().from(conversations).where(ownedBy(owner));
    return row ?? null;
  }

  async byId(id: number): Promise<Conversation | null> {
    const [row] = await this.#db.select().from(conversations).where(eq(conversations.id, id));
    return row ?? null;
  }

  /** Returns the owner's conversation; creates it if it is missing. Updates its language. */
  async open(owner: ChatOwner, language: Language): Promise<Conversation> {
    const [row] = await this.#db
      .insert(conversations)
      .values({ ...owner, language })
      .onConflictDoUpdate({
        target: 'memberId' in owner ? conversations.memberId : conversations.visitorId,
        set: { language },
      })
      .returning();
    return row!;
  }

  /** Returns the last messages, oldest first. */
  async messages(conversationId: number): Promise<ChatMessage[]> {
    const rows = await this.#db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, conversationId))
      .orderBy(desc(chatMessages.id))
      .limit(HISTORY);
    return rows.toReversed().map(messageOf);
  }

  async message(id: number): Promise<ChatMessage | null> {
    const [row] = await this.#db.select().from(chatMessages).where(eq(chatMessages.id, id));
    return row ? messageOf(row) : null;
  }

  /** Merges a guest's conversation into that of the member they signed in as; null if there is nothing to merge. */
  join(visitorId: string, memberId: string): Promise<{ from: number; into: number } | null> {
    return this.#db.transaction((tx) => mergeConversations(tx, visitorId, memberId));
  }

  /** Stores a message; a repeat with its key returns the stored one. Code 13 if the key was used for another text. */
  async addMessage(
    conversationId: number,
    { key, text, from }: Pick<ChatMessage, 'key' | 'text' | 'from'>,
    createdAt: Date,
  ): Promise<ChatMessage> {
    const [row] = await this.#db
      .insert(chatMessages)
      .values({ conversationId, key, text, sender: from, createdAt })
      .onConflictDoNothing({ target: [chatMessages.conversationId, chatMessages.key] })
      .returning();
    if (row) return messageOf(row);
    const [first] = await this.#db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.key, key)));
    if (first!.text !== text || first!.sender !== from) throw keyReusedError();
    return messageOf(first!);
  }

  /** Moves a mark forwards, never back. A read message also counts as received. */
  async mark(conversationId: number, side: ChatSide, kind: keyof ChatMarks, id: number): Promise<ChatMarks> {
    const [got, read] =
      side === 'visitor' ? (['visitorGot', 'visitorRead'] as const) : (['staffGot', 'staffRead'] as const);
    const [row] = await this.#db
      .update(conversations)
      .set({
        [got]: sql`greatest(${conversations[got]}, ${id}::integer)`,
        ...(kind === 'read' && { [read]: sql`greatest(${conversations[read]}, ${id}::integer)` }),
      })
      .where(eq(conversations.id, conversationId))
      .returning();
    return row ? marksOf(row, side) : { got: 0, read: 0 };
  }

  /** Returns the last message that was not written by the visitor. */
  async lastAnswer(conversationId: number): Promise<ChatMessage | null> {
    const [row] = await this.#db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), sql`${chatMessages.sender} <> 'visitor'`))
      .orderBy(desc(chatMessages.id))
      .limit(1);
    return row ? messageOf(row) : null;
  }

  /** Lists conversations with messages, latest first. */
  async list(): Promise<ChatConversation[]> {
    const last = this.#db
      .selectDistinctOn([chatMessages.conversationId])
      .from(chatMessages)
      .where(ne(chatMessages.sender, 'system'))
      .orderBy(asc(chatMessages.conversationId), desc(chatMessages.id))
      .as('last');
    const unread = sql<number>`(select count(*)::int from ${chatMessages} m where m.conversation_id = ${conversations.id} and m.sender = 'visitor' and m.id > ${conversations.staffRead})`;
    const rows = await this.#db
      .select({ conversation: conversations, name: members.nickName, unread, text: last.text, at: last.createdAt })
      .from(conversations)
      .innerJoin(last, eq(last.conversationId, conversations.id))
      .leftJoin(members, eq(members.id, conversations.memberId))
      .orderBy(desc(last.id))
      .limit(LISTED);
    return rows.map(({ conversation, name, unread, text, at }) => ({
      id: conversation.id,
      name: name ?? '',
      language: conversation.language,
      unread,
      last: text,
      at: at.toISOString(),
    }));
  }
}

/** Returns the marks of a side. */
export const marksOf = (row: Conversation, side: ChatSide): ChatMarks =>
  side === 'visitor' ? { got: row.visitorGot, read: row.visitorRead } : { got: row.staffGot, read: row.staffRead };

const ownedBy = (owner: ChatOwner) =>
  'memberId' in owner ? eq(conversations.memberId, owner.memberId) : eq(conversations.visitorId, owner.visitorId);

const messageOf = (row: typeof chatMessages.$inferSelect): ChatMessage => ({
  id: row.id,
  key: row.key,
  from: row.sender,
  text: row.text,
  at: row.createdAt.toISOString(),
});
