import { and, asc, eq, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { CHANNEL } from '../../platform/events/EventChannel.ts';
import type { Mail } from '../../platform/mail/Mailer.ts';
import { letters } from './schema.ts';

/** Published when letters were written, at the commit of their transaction. */
export const LETTERS_NOTICE = JSON.stringify({ letters: 'written' });
/** How long the record of a letter is kept. */
const RETENTION_MS = 30 * DAY_MS;

export interface NewLetter extends Mail {
  kind: string;
  memberId: string | null;
  notAfter?: Date | undefined;
}
type FailedLetter = Pick<typeof letters.$inferSelect, 'id' | 'kind' | 'recipient' | 'createdAt' | 'fault'>;

/** The letters that wait to be sent, and for a month the record of those that were. */
export class LetterQueue {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Adds a letter within the caller's transaction; it is sent after the commit. */
  async add(tx: Executor, { to, text, kind, memberId, notAfter, ...mail }: NewLetter): Promise<void> {
    const now = new Date(this.#now());
    await tx.insert(letters).values({
      recipient: to,
      subject: mail.subject,
      plain: text,
      html: mail.html,
      replyTo: mail.replyTo ?? null,
      kind,
      memberId,
      notAfter: notAfter ?? null,
      createdAt: now,
      dueAt: now,
    });
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${LETTERS_NOTICE})`);
  }

  /** Returns true while a letter is due or being sent. */
  async isBusy(): Promise<boolean> {
    const isDue = or(isNotNull(letters.claim), lte(letters.dueAt, new Date(this.#now())));
    return (await this.#db.$count(letters, and(eq(letters.state, 'waiting'), isDue))) > 0;
  }

  /** Lists letters that were given up, oldest first. */
  failed(): Promise<FailedLetter[]> {
    const { id, kind, recipient, createdAt, fault } = letters;
    return this.#db
      .select({ id, kind, recipient, createdAt, fault })
      .from(letters)
      .where(isRepeatable)
      .orderBy(asc(letters.id));
  }

  /** Has given-up letters sent again, all of them or those with the ids. Returns how many. */
  async repeat(ids: readonly number[] | 'all'): Promise<number> {
    const now = new Date(this.#now());
    const condition = ids === 'all' ? isRepeatable : and(isRepeatable, inArray(letters.id, [...ids]));
    const rows = await this.#db
      .update(letters)
      .set({ state: 'waiting', dueAt: now, createdAt: now, attempts: 0 })
      .where(condition)
      .returning({ id: letters.id });
    await this.#db.execute(sql`select pg_notify(${CHANNEL}, ${LETTERS_NOTICE})`);
    return rows.length;
  }

  /** Deletes the record of letters that were sent or given up a month ago. */
  async sweep(): Promise<void> {
    const isOld = lt(letters.createdAt, new Date(this.#now() - RETENTION_MS));
    await this.#db.delete(letters).where(and(ne(letters.state, 'waiting'), isOld));
  }
}

/** Given up, and still whole: one that was no longer useful has lost its text. */
const isRepeatable = and(eq(letters.state, 'failed'), isNotNull(letters.plain));
