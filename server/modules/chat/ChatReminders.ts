import { and, asc, eq, gt, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { collectFailures } from '../../platform/jobs/collectFailures.ts';
import { writeChatAnswer, writeStaffChat } from '../letters/kinds/chatLetters.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import { chatMessages, conversations } from './schema.ts';

/** A participant who is connected has read a message by then. */
const AWAY_MS = 5 * MINUTE_MS;
/** Older messages are past: letters were switched off, or the store stood still. */
const RECENT_MS = DAY_MS;

/** By sender: the reader's mark, and the last message that letters have reported. */
const SIDES = {
  staff: { read: conversations.visitorRead, notified: conversations.answerTold, column: 'answerTold' },
  visitor: { read: conversations.staffRead, notified: conversations.staffNotified, column: 'staffNotified' },
} as const;
type Speaker = keyof typeof SIDES;

/** Writes letters about chat messages that were not read: to members about answers, to staff about questions. */
export class ChatReminders {
  readonly #db: Database;
  readonly #letters: LetterWriter;
  readonly #now: () => number;

  constructor(db: Database, letters: LetterWriter, now: () => number) {
    this.#db = db;
    this.#letters = letters;
    this.#now = now;
  }

  async sweep(): Promise<void> {
    if (!this.#letters.isOn) return;
    const speakers: Speaker[] = this.#letters.notifiesStaff ? ['staff', 'visitor'] : ['staff'];
    for (const speaker of speakers) {
      const due = await this.#db
        .selectDistinct({ id: conversations.id })
        .from(conversations)
        .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
        .where(this.#isUnread(speaker));
      const failures = await collectFailures(due, ({ id }) => this.#write(speaker, id));
      if (failures.length > 0) throw new Error('letters about a chat were not written', { cause: failures[0] });
    }
  }

  // Looks again under the lock: the messages may have been read, or another instance may have written.
  async #write(speaker: Speaker, id: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('update');
      const unread = await tx
        .select({ id: chatMessages.id, text: chatMessages.text, memberId: conversations.memberId })
        .from(conversations)
        .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
        .where(and(eq(conversations.id, id), this.#isUnread(speaker)))
        .orderBy(asc(chatMessages.id));
      const last = unread.at(-1);
      if (!last) return;
      await tx
        .update(conversations)
        .set({ [SIDES[speaker].column]: last.id })
        .where(eq(conversations.id, id));
      await this.#notify(tx, speaker, last.memberId, unread.map(({ text }) => text).join('\n\n'));
    });
  }

  async #notify(tx: Executor, speaker: Speaker, memberId: string | null, text: string): Promise<void> {
    if (speaker === 'visitor') await writeStaffChat(this.#letters, tx, { memberId, text });
    else if (memberId !== null) await writeChatAnswer(this.#letters, tx, { memberId, text });
  }

  #isUnread(speaker: Speaker) {
    const { read, notified } = SIDES[speaker];
    const now = this.#now();
    return and(
      eq(chatMessages.sender, speaker),
      gt(chatMessages.id, sql`greatest(${read}, ${notified})`),
      lte(chatMessages.createdAt, new Date(now - AWAY_MS)),
      gte(chatMessages.createdAt, new Date(now - RECENT_MS)),
      // A guest has left no address; their answer waits in the chat.
      speaker === 'staff' ? isNotNull(conversations.memberId) : undefined,
    );
  }
}
