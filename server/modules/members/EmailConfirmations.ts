import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { Code } from '../../../shared/contract/envelope.ts';
import { EMAIL_CONFIRM_DAYS } from '../../../shared/contract/limits.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { hashSecret } from '../../platform/crypto/hashSecret.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { writeAccountExists } from '../letters/kinds/passwordLetters.ts';
import { writeEmailConfirmation } from '../letters/kinds/emailConfirmationLetter.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import type { MemberAccounts, PasswordHash } from './MemberAccounts.ts';
import { pendingEmail } from './pendingEmail.ts';
import { emailConfirmations, members } from './schema.ts';

interface Correction {
  memberId: string;
  email: string;
  currentHash: PasswordHash | null;
}
interface ConfirmationParts {
  letters: LetterWriter;
  members: Pick<MemberAccounts, 'takeEmail' | 'isPasswordCurrent'>;
  now: () => number;
}

/**
 * Links that confirm a member's e-mail address, valid for a few days. A new link leaves earlier ones valid, as letters may
 * arrive in another order; so does a use, whose answer may be lost (decision 150).
 */
export class EmailConfirmations {
  readonly #db: Database;
  readonly #parts: ConfirmationParts;

  constructor(db: Database, parts: ConfirmationParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Sends the member another link: one for each press, as an answer may be lost. */
  async send(memberId: string, once: RunOnce): Promise<void> {
    await once((tx) => sendEmailConfirmation(tx, memberId, this.#parts));
  }

  /**
   * Sends a link to another address, and ends those to any other. `currentHash` is the member's password, null without
   * one. Throws code 6 for a confirmed address, and a FieldError at `password` if that has been replaced.
   */
  async correct({ memberId, email, currentHash }: Correction, once: RunOnce): Promise<void> {
    if (!this.#parts.letters.isOn) throw new DomainError(Code.notAllowed, null, 'lettersOff');
    await once(async (tx) => {
      const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
      if (currentHash !== null && !(await this.#parts.members.isPasswordCurrent(tx, memberId, currentHash)))
        throw DomainError.fields({ password: 'wrongOldPassword' });
      if (!member || member.emailConfirmedAt !== null) throw new DomainError(Code.notAllowed, null, 'emailIsConfirmed');
      await endLinksToOthers(tx, { memberId, email });
      await sendLink(tx, member, email, this.#parts);
    });
  }

  /**
   * Confirms the address that a link was sent to, which becomes the member's. Links to that address stay: opened again,
   * they confirm what is confirmed. Throws code 2 if the token is unknown, expired, or for another address.
   */
  async confirm(token: string): Promise<void> {
    const { hash, memberId, email, expiresAt } = emailConfirmations;
    const condition = and(eq(hash, hashSecret(token)), gt(expiresAt, new Date(this.#parts.now())));
    await this.#db.transaction(async (tx) => {
      const [link] = await tx.select({ memberId, email }).from(emailConfirmations).where(condition);
      if (!link) throw DomainError.notFound();
      // Locks the member: of two concurrent requests, the second finds the address confirmed.
      await this.#parts.members.takeEmail(tx, link.memberId, link.email);
      await endLinksToOthers(tx, link);
    });
  }

  /** Deletes expired tokens. */
  async sweep(): Promise<void> {
    await this.#db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, new Date(this.#parts.now())));
  }
}

/** Ends a member's links to other addresses. Those to this one stay, as an answer may be lost (decision 150). */
async function endLinksToOthers(
  tx: Executor,
  { memberId, email }: Pick<Correction, 'memberId' | 'email'>,
): Promise<void> {
  const isOther = and(eq(emailConfirmations.memberId, memberId), ne(emailConfirmations.email, email));
  await tx.delete(emailConfirmations).where(isOther);
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
  const email = (await pendingEmail(tx, reader)) ?? reader.email;
  await sendLink(tx, reader, email, { letters, now });
}

/**
 * Sends a confirmation link to an address. If another account has the address, its owner gets a letter instead of the
 * link, so that the response does not reveal that account.
 */
async function sendLink(
  tx: Executor,
  member: typeof members.$inferSelect,
  email: string,
  { letters, now }: Pick<ConfirmationParts, 'letters' | 'now'>,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now() + EMAIL_CONFIRM_DAYS * DAY_MS);
  await tx.insert(emailConfirmations).values({ hash: hashSecret(token), memberId: member.id, email, expiresAt });
  const [owner] = await tx
    .select()
    .from(members)
    .where(and(eq(members.email, email), ne(members.id, member.id)));
  if (owner) await writeAccountExists(letters, tx, owner, { notAfter: expiresAt });
  else await writeEmailConfirmation(letters, tx, { ...member, email }, { token, notAfter: expiresAt });
}
