import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { ChatConversation, ChatMarks, ChatMessage } from '../../../shared/contract/schemas/chat.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { keyReused } from '../../platform/idempotency/contentHash.ts';
import type { Database } from '../../platform/database/Database.ts';
import { chatMessages, conversations } from './schema.ts';
import { members } from '../members/schema.ts';
import { mergeConversations } from './mergeConversations.ts';

/** Whose conversation it is: a visitor's, by the id in his cookie, or a member's. */
export type ChatOwner = { visitorId: string } | { memberId: string };
export type ChatSide = 'visitor' | 'staff';
export type Conversation = typeof conversations.$inferSelect;

/** As many messages as a page shows when it opens. */
const HISTORY = 200;
const LISTED = 100;

/** What was said in live chats, and how far each side has read. */
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

  /** The owner's conversation, begun when there is none; its language is the one he speaks now. */
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

  /** The last messages, the oldest of them first. */
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

  /** What a guest said goes into the conversation of the member he is; null when he said nothing. */
  join(visitorId: string, memberId: string): Promise<{ from: number; into: number } | null> {
    return this.#db.transaction((tx) => mergeConversations(tx, visitorId, memberId));
  }

  /** Keeps a message; one that comes again with its key is answered as it was kept. Code 13 for another text with that key. */
  async say(
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
    if (first!.text !== text || first!.sender !== from) throw keyReused();
    return messageOf(first!);
  }

  /** Moves a mark forwards, never back; what was seen has arrived. */
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

  /** The last word that was not the visitor's. */
  async lastAnswer(conversationId: number): Promise<ChatMessage | null> {
    const [row] = await this.#db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), sql`${chatMessages.sender} <> 'visitor'`))
      .orderBy(desc(chatMessages.id))
      .limit(1);
    return row ? messageOf(row) : null;
  }

  /** All conversations in which something was said by somebody, the latest first. */
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

/** How far a side has come. */
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
