import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Link } from '../../../shared/contract/schemas/content.ts';
import {
  MESSAGE_FLAGS,
  type Message,
  type MessageCounts,
  type MessageFlag,
} from '../../../shared/contract/schemas/messages.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { MemberMessages, NewMessage } from './MemberMessages.ts';
import { messageFlag, messageWords } from './messageTexts.ts';
import { memberMessages } from './schema.ts';

/** The link-type code of a URL (S2.3). */
const ADDRESS: z.infer<typeof Link>['link_type'] = 8;

/** Messages from the store to its members. Another member's messages are not found. */
export class MessageRepository implements MemberMessages {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Sends a message to a member, within the caller's transaction. */
  async write(tx: Executor, memberId: string, { key, values = {}, url }: NewMessage): Promise<void> {
    await tx.insert(memberMessages).values({
      memberId,
      flag: messageFlag(key),
      key,
      values,
      link: url === undefined ? null : { link_type: ADDRESS, url },
      createdAt: new Date(this.#now()),
    });
  }

  /** Returns one page, newest first. */
  async list(memberId: string, page: number, pageSize: number, flag?: MessageFlag): Promise<Message[]> {
    const rows = await this.#db
      .select()
      .from(memberMessages)
      .where(listCondition(memberId, flag))
      .orderBy(desc(memberMessages.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return rows.map((row) => ({
      id: row.id,
      flag: row.flag,
      ...messageWords(row.key, row.values),
      is_read: row.readAt !== null,
      link: row.link,
      created_at: row.createdAt.toISOString(),
    }));
  }

  async count(memberId: string, flag?: MessageFlag): Promise<number> {
    const [row] = await this.#db.select({ total: count() }).from(memberMessages).where(listCondition(memberId, flag));
    return row?.total ?? 0;
  }

  /** Counts unread messages by kind, only of the given `flags`. */
  async countUnread(memberId: string, flags: readonly MessageFlag[] = MESSAGE_FLAGS): Promise<MessageCounts> {
    const rows = await this.#db
      .select({ flag: memberMessages.flag, unread: count() })
      .from(memberMessages)
      .where(
        and(
          eq(memberMessages.memberId, memberId),
          isNull(memberMessages.readAt),
          inArray(memberMessages.flag, [...flags]),
        ),
      )
      .groupBy(memberMessages.flag);
    const counts: MessageCounts = { total: 0, system: 0, activity: 0, account: 0 };
    for (const { flag, unread } of rows) {
      counts[flag] = unread;
      counts.total += unread;
    }
    return counts;
  }

  async setRead(memberId: string, id: number, isRead: boolean): Promise<void> {
    const newRows = await this.#db
      .update(memberMessages)
      .set({ readAt: isRead ? new Date(this.#now()) : null })
      .where(and(eq(memberMessages.memberId, memberId), eq(memberMessages.id, id)))
      .returning({ id: memberMessages.id });
    if (newRows.length === 0) throw DomainError.notFound();
  }

  async setAllRead(memberId: string, flag?: MessageFlag): Promise<void> {
    await this.#db
      .update(memberMessages)
      .set({ readAt: new Date(this.#now()) })
      .where(and(listCondition(memberId, flag), isNull(memberMessages.readAt)));
  }
}

const listCondition = (memberId: string, flag: MessageFlag | undefined) =>
  and(eq(memberMessages.memberId, memberId), flag === undefined ? undefined : eq(memberMessages.flag, flag));
