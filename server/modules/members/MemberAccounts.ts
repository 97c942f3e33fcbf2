import type { Executor } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';

/** An argon2id hash. Its salt makes it different each time, even for the same password. */
export type PasswordHash = string;

export interface PasswordChange {
  /** The hash that the new one replaces, for a change that must not override another; null for an account without. */
  expectedHash?: PasswordHash | null | undefined;
  /** The caller's transaction, for a change with an idempotency key. */
  once?: RunOnce;
}

export interface Member {
  id: string;
  email: string;
  nickName: string;
  languageCode: string;
}
export interface NewMember {
  email: string;
  /** Null until one is set by a code sent to the address. */
  password: string | null;
  nickName: string;
  languageCode: string;
  /** A provider has verified the address. */
  isConfirmed?: boolean;
  /** Made by a guest's request: it shows no prices until the address is confirmed. */
  isProvisional?: boolean;
}

/** Adds benefits for a new member, in the transaction of the registration. */
export type Welcome = (tx: Executor, memberId: string) => Promise<void>;

/** Members' accounts, as sign-in and passwords use them. */
export interface MemberAccounts {
  /**
   * Creates an account, with the welcome benefits and `furtherWrites` in one transaction. Throws a FieldError if the e-mail
   * address is taken.
   */
  create(member: NewMember, once: RunOnce, furtherWrites?: Welcome): Promise<Member>;
  /** Notes that the address is the member's, unless it is another one; ends what it was provisional for. */
  confirmEmail(tx: Executor, id: string, email: string): Promise<void>;
  /**
   * Makes a confirmed address the member's, instead of one that is not confirmed. Throws code 2 if another account has
   * it.
   */
  takeEmail(tx: Executor, id: string, email: string): Promise<void>;
  findByEmail(email: string): Promise<Member | null>;
  read(id: string): Promise<Member>;
  /** Returns true for a member who may see no prices until their address is confirmed. */
  isProvisional(id: string): Promise<boolean>;
  /** Returns false for members who sign in through a provider only. */
  canSignInByPassword(id: string): Promise<boolean>;
  /** Returns the hash if the password is right, else null. */
  verifyPassword(id: string, password: string): Promise<PasswordHash | null>;
  /** Returns true if the password hash is still `currentHash`, and locks it until the end of the transaction. */
  isPasswordCurrent(tx: Executor, id: string, currentHash: PasswordHash): Promise<boolean>;
  /**
   * Replaces the password and runs `furtherWrites` in the same transaction. Returns false, and changes nothing, if its
   * hash is no longer `expectedHash`.
   */
  setPassword(
    id: string,
    password: string,
    furtherWrites: (tx: Executor) => Promise<void>,
    change?: PasswordChange,
  ): Promise<boolean>;
}
