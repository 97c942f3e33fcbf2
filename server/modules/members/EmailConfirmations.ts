import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { EMAIL_CONFIRM_DAYS } from '../../../shared/contract/limits.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { hashSecret } from '../../platform/crypto/hashSecret.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { writeEmailConfirmation } from '../letters/kinds/emailConfirmationLetter.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import type { MemberAccounts } from './MemberAccounts.ts';
import { emailConfirmations, members } from './schema.ts';

interface ConfirmationParts {
  letters: LetterWriter;
  members: Pick<MemberAccounts, 'confirmEmail'>;
  now: () => number;
}

/**
 * Links that confirm a member's e-mail address: single-use, and valid for a few days. A new link leaves earlier ones
 * valid, as letters may arrive in another order.
 */
export class EmailConfirmations {
  readonly #db: Database;
  readonly #parts: ConfirmationParts;

  constructor(db: Database, parts: ConfirmationParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Sends the member another link. */
  async send(memberId: string): Promise<void> {
    await this.#db.transaction((tx) => sendEmailConfirmation(tx, memberId, this.#parts));
  }

  /** Confirms the address that a link was sent to. Throws code 2 if its token is unknown, used or expired. */
  async confirm(token: string): Promise<void> {
    const { hash, memberId, email, expiresAt } = emailConfirmations;
    const isIt = and(eq(hash, hashSecret(token)), gt(expiresAt, new Date(this.#parts.now())));
    await this.#db.transaction(async (tx) => {
      // Of two concurrent requests, only one deletes the token.
      const [used] = await tx.delete(emailConfirmations).where(isIt).returning({ memberId, email });
      if (!used) throw DomainError.notFound();
      await this.#parts.members.confirmEmail(tx, used.memberId, used.email);
      await tx.delete(emailConfirmations).where(eq(memberId, used.memberId));
    });
  }

  /** Deletes expired tokens. */
  async sweep(): Promise<void> {
    await this.#db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, new Date(this.#parts.now())));
  }
}

/** Writes a link and its letter, in the transaction that makes the account. Does nothing for a confirmed address. */
export async function sendEmailConfirmation(
  tx: Executor,
  memberId: string,
  { letters, now }: Pick<ConfirmationParts, 'letters' | 'now'>,
): Promise<void> {
  if (!letters.isOn) return;
  const [reader] = await tx.select().from(members).where(eq(members.id, memberId));
  if (!reader || reader.emailConfirmedAt !== null) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now() + EMAIL_CONFIRM_DAYS * DAY_MS);
  await tx.insert(emailConfirmations).values({ hash: hashSecret(token), memberId, email: reader.email, expiresAt });
  await writeEmailConfirmation(letters, tx, reader, { token, notAfter: expiresAt });
}
