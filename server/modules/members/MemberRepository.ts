import { hash, verify } from '@node-rs/argon2';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { UserProfile } from '../../../shared/contract/schemas/signIn/sessions.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { type RunOnce, withoutIdempotency } from '../../platform/idempotency/runOnce.ts';
import type { Member, MemberAccounts, NewMember, PasswordChange, PasswordHash, Welcome } from './MemberAccounts.ts';
import { pendingEmail } from './pendingEmail.ts';
import { isMarkedProvisional } from './provisional.ts';
import { members } from './schema.ts';

type MemberRow = typeof members.$inferSelect;
export interface ProfileChange {
  nick_name: string;
  mobile?: string | undefined;
  company?: string | undefined;
  country?: number | null | undefined;
}

/** Members' accounts. Stores passwords as argon2id only. */
export class MemberRepository implements MemberAccounts {
  readonly #db: Database;
  readonly #welcome: Welcome;
  /** False for a store without letters, where no address can be confirmed: there every one counts as confirmed. */
  readonly #asksForConfirmation: boolean;

  constructor(db: Database, welcome: Welcome, { asksForConfirmation }: { asksForConfirmation: boolean }) {
    this.#db = db;
    this.#welcome = welcome;
    this.#asksForConfirmation = asksForConfirmation;
  }

  /**
   * Creates an account, with the welcome benefits and `furtherWrites` in one transaction. Throws a FieldError if the e-mail
   * address is taken.
   */
  async create(
    { email, password, nickName, languageCode, isConfirmed = false, isProvisional = false }: NewMember,
    once: RunOnce,
    furtherWrites?: Welcome,
  ): Promise<Member> {
    const values = {
      email,
      nickName,
      languageCode,
      passwordHash: password === null ? null : await hash(password),
      emailConfirmedAt: isConfirmed ? new Date() : null,
      isProvisional: isProvisional && this.#asksForConfirmation,
    };
    return once(async (tx) => {
      const [row] = await tx.insert(members).values(values).onConflictDoNothing({ target: members.email }).returning();
      if (!row) throw DomainError.fields({ email: 'emailTaken' });
      await this.#welcome(tx, row.id);
      await furtherWrites?.(tx, row.id);
      return memberOf(row);
    });
  }

  /** Notes that the address is the member's, unless it is another one; ends what it was provisional for. */
  async confirmEmail(tx: Executor, id: string, email: string): Promise<void> {
    await tx
      .update(members)
      .set({ emailConfirmedAt: new Date(), isProvisional: false })
      .where(and(eq(members.id, id), eq(members.email, email), isNull(members.emailConfirmedAt)));
  }

  /**
   * Makes a confirmed address the member's, instead of one that is not confirmed. Throws code 2 if another account has
   * it, or another address has been confirmed.
   */
  async takeEmail(tx: Executor, id: string, email: string): Promise<void> {
    const [member] = await tx.select().from(members).where(eq(members.id, id)).for('update');
    // A provider has confirmed it meanwhile.
    if (member?.email === email && member.emailConfirmedAt !== null) return;
    const [other] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.email, email), ne(members.id, id)));
    if (!member || member.emailConfirmedAt !== null || other) throw DomainError.notFound();
    const values = { email, emailConfirmedAt: new Date(), isProvisional: false };
    await tx.update(members).set(values).where(eq(members.id, id));
  }

  async findByEmail(email: string): Promise<Member | null> {
    const [row] = await this.#db.select().from(members).where(eq(members.email, email));
    return row ? memberOf(row) : null;
  }

  async read(id: string): Promise<Member> {
    return memberOf(await this.#row(id));
  }

  /** Returns true for a member who may see no prices until their address is confirmed. */
  async isProvisional(id: string): Promise<boolean> {
    return this.#asksForConfirmation && isMarkedProvisional(this.#db, id);
  }

  /** Returns false for members who sign in through a provider only. */
  async canSignInByPassword(id: string): Promise<boolean> {
    return (await this.#row(id)).passwordHash !== null;
  }

  /**
   * Replaces the password and runs `furtherWrites` in the same transaction. Returns false, and changes nothing, if its
   * hash is no longer `expectedHash`. Serialised with `isPasswordCurrent`, so `furtherWrites` must end sessions that began
   * before.
   */
  async setPassword(
    id: string,
    password: string,
    furtherWrites: (tx: Executor) => Promise<void>,
    { expectedHash, once = withoutIdempotency(this.#db) }: PasswordChange = {},
  ): Promise<boolean> {
    return putPassword({ id, passwordHash: await hash(password), currentHash: expectedHash }, furtherWrites, once);
  }

  /** Disables sign-in by password. Returns false if the password hash is no longer `currentHash`. */
  removePassword(
    id: string,
    furtherWrites: (tx: Executor) => Promise<void>,
    currentHash: PasswordHash,
  ): Promise<boolean> {
    return putPassword({ id, passwordHash: null, currentHash }, furtherWrites, withoutIdempotency(this.#db));
  }

  /** Returns the hash if the password is right, else null. */
  async verifyPassword(id: string, password: string): Promise<PasswordHash | null> {
    const { passwordHash } = await this.#row(id);
    return passwordHash !== null && (await verify(passwordHash, password)) ? passwordHash : null;
  }

  /** Returns true if the password hash is still `currentHash`, and locks it until the end of the transaction. */
  async isPasswordCurrent(tx: Executor, id: string, currentHash: PasswordHash): Promise<boolean> {
    const current = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, id), hasHash(currentHash)))
      .for('share');
    return current.length > 0;
  }

  async readProfile(id: string): Promise<UserProfile> {
    const row = await this.#row(id);
    const asks = this.#asksForConfirmation;
    const pending = asks && row.emailConfirmedAt === null ? await pendingEmail(this.#db, row) : null;
    return {
      ...profileOf(row),
      ...(pending !== null && { email_pending: pending }),
      email_confirmed: !asks || row.emailConfirmedAt !== null,
      sees_prices: !asks || !row.isProvisional,
    };
  }

  async changeProfile(id: string, { nick_name, mobile, company, country }: ProfileChange): Promise<UserProfile> {
    await this.#db
      .update(members)
      .set({
        nickName: nick_name,
        ...(mobile === undefined ? {} : { mobile }),
        ...(company === undefined ? {} : { company }),
        ...(country === undefined ? {} : { country }),
      })
      .where(eq(members.id, id));
    return this.readProfile(id);
  }

  async changeLanguage(id: string, languageCode: string): Promise<void> {
    await this.#db.update(members).set({ languageCode }).where(eq(members.id, id));
  }

  // A token may outlive its account, as after a database reset.
  async #row(id: string): Promise<MemberRow> {
    const [row] = await this.#db.select().from(members).where(eq(members.id, id));
    if (!row) throw new DomainError(Code.tokenExpired);
    return row;
  }
}

interface NewPassword {
  id: string;
  passwordHash: PasswordHash | null;
  /** The password that must still be in place; undefined if that does not matter. */
  currentHash: PasswordHash | null | undefined;
}

/** Ends the transaction of a password that has been replaced since: what is committed counts as done. */
class PasswordReplaced extends Error {}

async function putPassword(
  { id, passwordHash, currentHash }: NewPassword,
  furtherWrites: (tx: Executor) => Promise<void>,
  once: RunOnce,
): Promise<boolean> {
  const condition = and(eq(members.id, id), currentHash === undefined ? undefined : hasHash(currentHash));
  try {
    await once(async (tx) => {
      const set = await tx.update(members).set({ passwordHash }).where(condition).returning({ id: members.id });
      if (set.length === 0) throw new PasswordReplaced();
      await furtherWrites(tx);
    });
    return true;
  } catch (error) {
    if (error instanceof PasswordReplaced) return false;
    throw error;
  }
}

const hasHash = (currentHash: PasswordHash | null) =>
  currentHash === null ? isNull(members.passwordHash) : eq(members.passwordHash, currentHash);

const memberOf = ({ id, email, nickName, languageCode }: MemberRow): Member => ({
  id,
  email,
  nickName,
  languageCode,
});

const profileOf = (row: MemberRow): UserProfile => ({
  user_id: row.id,
  nick_name: row.nickName,
  email: row.email,
  mobile: row.mobile,
  company: row.company,
  country: row.country,
  language_code: row.languageCode,
  has_password: row.passwordHash !== null,
});
