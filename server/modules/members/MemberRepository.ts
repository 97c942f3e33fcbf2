import { hash, verify } from '@node-rs/argon2';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserProfile } from '../../../shared/contract/schemas/sessions.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { members } from './schema.ts';

type MemberRow = typeof members.$inferSelect;
/** Every password has another hash, though it is the same again. */
export type PasswordHash = string;

export interface Member {
  id: string;
  email: string;
  nickName: string;
  languageCode: string;
}
export interface NewMember {
  email: string;
  password: string;
  nickName: string;
  languageCode: string;
}
export interface ProfileChange {
  nick_name: string;
  mobile?: string | undefined;
  company?: string | undefined;
  country?: number | null | undefined;
}

/** What else a new member gets, in the transaction that makes him one. */
export type Welcome = (tx: Executor, memberId: string) => Promise<void>;

/** Who has an account. Passwords are kept as argon2id alone. */
export class MemberRepository {
  readonly #db: Database;
  readonly #welcome: Welcome;

  constructor(db: Database, welcome: Welcome) {
    this.#db = db;
    this.#welcome = welcome;
  }

  /**
   * Makes an account, with what the store gives a new member and what `also` adds; refuses an e-mail address that has
   * one.
   */
  async create({ email, password, nickName, languageCode }: NewMember, once: RunOnce, also?: Welcome): Promise<Member> {
    const passwordHash = await hash(password);
    return once(async (tx) => {
      const [row] = await tx
        .insert(members)
        .values({ email, nickName, languageCode, passwordHash })
        .onConflictDoNothing({ target: members.email })
        .returning();
      if (!row) throw DomainError.fields({ email: 'emailTaken' });
      await this.#welcome(tx, row.id);
      await also?.(tx, row.id);
      return memberOf(row);
    });
  }

  async findByEmail(email: string): Promise<Member | null> {
    const [row] = await this.#db.select().from(members).where(eq(members.email, email));
    return row ? memberOf(row) : null;
  }

  async read(id: string): Promise<Member> {
    return memberOf(await this.#row(id));
  }

  /** False for who signs in through another provider alone. */
  async isOpenByPassword(id: string): Promise<boolean> {
    return (await this.#row(id)).passwordHash !== null;
  }

  /**
   * Sets a password in place of `known`, with what else has to be true from then on, or not at all; false where it is
   * another one by now. Whoever asks `keepsPassword` is before that or after it, so `also` ends what he has begun.
   */
  async setPassword(
    id: string,
    password: string,
    also: (tx: Executor) => Promise<void>,
    known?: PasswordHash | null,
  ): Promise<boolean> {
    return this.#putPassword(id, await hash(password), also, known);
  }

  /** Ends sign-in by password; false where it is not `known` any more. */
  removePassword(id: string, also: (tx: Executor) => Promise<void>, known: PasswordHash): Promise<boolean> {
    return this.#putPassword(id, null, also, known);
  }

  /** The hash of a password that is right; null for one that is wrong. */
  async provePassword(id: string, password: string): Promise<PasswordHash | null> {
    const { passwordHash } = await this.#row(id);
    return passwordHash !== null && (await verify(passwordHash, password)) ? passwordHash : null;
  }

  /** Whether a password that was right still is; nobody sets another one before the transaction ends. */
  async keepsPassword(tx: Executor, id: string, known: PasswordHash): Promise<boolean> {
    const kept = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, id), hasHash(known)))
      .for('share');
    return kept.length > 0;
  }

  async readProfile(id: string): Promise<UserProfile> {
    return profileOf(await this.#row(id));
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

  // A token may outlive its account, as when the database was set up anew.
  #putPassword(
    id: string,
    passwordHash: PasswordHash | null,
    also: (tx: Executor) => Promise<void>,
    known: PasswordHash | null | undefined,
  ): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const isIt = and(eq(members.id, id), known === undefined ? undefined : hasHash(known));
      const set = await tx.update(members).set({ passwordHash }).where(isIt).returning({ id: members.id });
      if (set.length > 0) await also(tx);
      return set.length > 0;
    });
  }

  async #row(id: string): Promise<MemberRow> {
    const [row] = await this.#db.select().from(members).where(eq(members.id, id));
    if (!row) throw new DomainError(Code.tokenExpired);
    return row;
  }
}

const hasHash = (known: PasswordHash | null) =>
  known === null ? isNull(members.passwordHash) : eq(members.passwordHash, known);

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
