import { and, eq, gte, isNull, lt, notExists } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database.ts';
import { chatMessages, contacts, conversations } from '../chat/schema.ts';

/** Deletes data of people without an account (contact forms and live chats) after the period in the privacy policy. */
export class GuestDataRetention {
  readonly #db: Database;
  readonly #keptSince: () => Date;

  constructor(db: Database, keptSince: () => Date) {
    this.#db = db;
    this.#keptSince = keptSince;
  }

  /** Deletes expired data; a chat expires after its last message. */
  async sweep(): Promise<void> {
    const since = this.#keptSince();
    await this.#db.delete(contacts).where(lt(contacts.createdAt, since));
    const messagesSince = this.#db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversations.id), gte(chatMessages.createdAt, since)));
    await this.#db
      .delete(conversations)
      .where(and(isNull(conversations.memberId), lt(conversations.createdAt, since), notExists(messagesSince)));
  }
}
