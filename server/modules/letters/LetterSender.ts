import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { backoffDelay } from '../../../shared/async/backoff.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/Database.ts';
import { type Mailer, MailFailure } from '../../platform/mail/Mailer.ts';
import { letters } from './schema.ts';
import { errorText } from '../../platform/errorText.ts';

/** Letters that an instance sends at the same time. */
const AT_ONCE = 3;
/** A claim without an outcome belongs to a process that died. Longer than an attempt can take. */
const CLAIM_MS = 10 * MINUTE_MS;
const BACKOFF = { first: MINUTE_MS, longest: 2 * HOUR_MS };
const GIVEN_UP_MS = 2 * DAY_MS;

type Claimed = Pick<
  typeof letters.$inferSelect,
  'id' | 'kind' | 'recipient' | 'replyTo' | 'subject' | 'plain' | 'html' | 'createdAt' | 'notAfter' | 'attempts'
>;
interface SenderParts {
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  now: () => number;
  random?: () => number;
}

/** Sends what is due in the queue. Several instances may do so at once: a claimed letter is another's no more. */
export class LetterSender {
  readonly #db: Database;
  readonly #parts: SenderParts;
  #isClosed = false;

  constructor(db: Database, parts: SenderParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Leaves what is still due to other instances, or to the next start. */
  close(): void {
    this.#isClosed = true;
  }

  /** Sends every letter that is due. */
  async deliverDue(): Promise<void> {
    while (!this.#isClosed) {
      const claim = randomUUID();
      const claimedLetter = await this.#claim(claim);
      if (claimedLetter.length === 0) return;
      await Promise.all(claimedLetter.map((letter) => this.#deliver(letter, claim)));
    }
  }

  // Other instances skip the locked rows, and afterwards the claimed ones, whose `due_at` lies ahead. No lock is held
  // while a letter is sent.
  async #claim(claim: string): Promise<Claimed[]> {
    const now = new Date(this.#parts.now());
    const due = this.#db
      .select({ id: letters.id })
      .from(letters)
      .where(and(eq(letters.state, 'waiting'), sql`${letters.dueAt} <= ${now}`))
      .orderBy(letters.dueAt, letters.id)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const claimedLetters = await this.#db
      .update(letters)
      .set({ claim, dueAt: new Date(now.getTime() + CLAIM_MS), attempts: sql`${letters.attempts} + 1` })
      .where(sql`${letters.id} in ${due}`)
      .returning();
    // An update returns its rows in any order. Of two letters to one person, the older one should arrive first.
    return claimedLetters.toSorted((a, b) => a.id - b.id);
  }

  async #deliver(letter: Claimed, claim: string): Promise<void> {
    const { id, recipient: to, replyTo, subject, plain: text, html, notAfter } = letter;
    if (text === null || html === null || (notAfter !== null && notAfter.getTime() <= this.#parts.now()))
      return this.#finish(id, claim, { state: 'failed', plain: null, html: null, fault: 'no longer of use' });
    try {
      await this.#parts.mailer.send({
        id: `letter-${id}-${letter.createdAt.getTime()}`,
        to,
        replyTo,
        subject,
        text,
        html,
      });
    } catch (error) {
      const fault = redactAddresses(errorText(error));
      const isFinal = error instanceof MailFailure && error.isFinal;
      return this.#postpone(letter, claim, { fault, isFinal });
    }
    await this.#finish(id, claim, {
      state: 'sent',
      plain: null,
      html: null,
      fault: null,
      sentAt: new Date(this.#parts.now()),
    });
  }

  async #postpone(
    { id, kind, createdAt, attempts }: Claimed,
    claim: string,
    { fault, isFinal }: { fault: string; isFinal: boolean },
  ): Promise<void> {
    const { now, random = Math.random, log } = this.#parts;
    const next = now() + backoffDelay(attempts - 1, random(), BACKOFF);
    const isOver = isFinal || next > createdAt.getTime() + GIVEN_UP_MS;
    if (isOver) log.error({ letter: id, kind, attempts, fault }, 'a letter was given up; see docs/mail.md');
    else log.warn({ letter: id, kind, attempts, fault }, 'a letter was not sent; it is tried again');
    await this.#finish(id, claim, isOver ? { state: 'failed', fault } : { dueAt: new Date(next), fault });
  }

  async #finish(id: number, claim: string, change: Partial<typeof letters.$inferInsert>): Promise<void> {
    await this.#db
      .update(letters)
      .set({ ...change, claim: null })
      .where(and(eq(letters.id, id), eq(letters.claim, claim)));
  }
}

/** A server's answer often repeats the recipient's address, which the log must not hold. */
const redactAddresses = (text: string): string => text.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '[hidden]').slice(0, 500);
