import { PASSWORD_CODE_PAUSE_SECONDS } from '../../../shared/contract/limits.ts';
import { LANGUAGE_OPTIONS } from '../../../shared/text/languages.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import type { SignInParts } from '../sessions/logIn.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import { writeNoAccount, writePasswordChanged, writePasswordCode } from '../letters/kinds/passwordLetters.ts';
import type { EmailConfirmations } from '../members/EmailConfirmations.ts';
import type { Member, PasswordHash } from '../members/MemberAccounts.ts';
import type { PasswordCodes } from './PasswordCodes.ts';
import type { PhoneSignIns } from '../phoneSignIn/PhoneSignIns.ts';
import { countedAddress } from '../../platform/rateLimits/RateLimits.ts';
import {
  CODE_ATTEMPTS,
  CODE_REQUESTS,
  CODES_PER_ADDRESS,
  PASSWORD_ATTEMPTS,
  PASSWORD_PER_ACCOUNT,
  RESET_PER_ADDRESS,
} from '../../platform/rateLimits/rules.ts';

export interface PasswordParts extends SignInParts {
  passwordCodes: PasswordCodes;
  phones: PhoneSignIns;
  letters: LetterWriter;
}

/**
 * Sends a reset code. Answer and duration are the same for an unknown address, against account enumeration. Throws code 6
 * in a store that writes no letters.
 */
export async function requestCode(parts: PasswordParts, email: string, visitor: Visitor, once: RunOnce): Promise<void> {
  const { limits, attempts, knownDevices, members, passwordCodes, letters } = parts;
  if (!letters.isOn) throw new DomainError(Code.notAllowed, null, 'lettersOff');
  if (once.isDone) return;
  const attempt = await knownDevices.attemptOf(email, visitor);
  if (attempt.knownDevice === null) await limits.take(CODES_PER_ADDRESS, countedAddress(visitor.ip));
  await attempts.take(CODE_REQUESTS, attempt);
  const member = await members.findByEmail(email);
  const { iso: languageCode } = LANGUAGE_OPTIONS[visitor.language];
  try {
    await passwordCodes.issue(
      email,
      (tx, code, notAfter) =>
        member
          ? writePasswordCode(letters, tx, member, { code, notAfter })
          : writeNoAccount(letters, tx, { email, languageCode, notAfter }),
      once,
    );
  } catch (error) {
    // No code was made, so the wait time before another request does not apply.
    await attempts.giveBack(CODE_REQUESTS, attempt);
    throw error;
  }
}

/**
 * Sets a new password by a code, and ends all sessions of the member. A repeat of a request that was committed checks
 * nothing again: its code is used up (the same in the functions below, whose password has been replaced).
 */
export async function resetPassword(
  parts: PasswordParts,
  { email, code, password }: { email: string; code: string; password: string },
  visitor: Pick<Visitor, 'ip' | 'device'>,
  once: RunOnce,
): Promise<void> {
  if (once.isDone) return;
  const { limits, attempts, knownDevices, members, passwordCodes } = parts;
  const attempt = await knownDevices.attemptOf(email, visitor);
  if (attempt.knownDevice === null) await limits.take(RESET_PER_ADDRESS, countedAddress(visitor.ip));
  await attempts.take(CODE_ATTEMPTS, attempt);
  const useUp = await passwordCodes.check(email, code);
  const member = await members.findByEmail(email);
  // The code was made for an address without an account and was not sent.
  if (!member) throw DomainError.fields({ code: 'wrongCode' });
  await replacePassword(parts, { member, password, session: null }, useUp, once);
  // Only the member reads the mailbox, so delays caused by strangers are lifted.
  for (const kind of [PASSWORD_ATTEMPTS, CODE_ATTEMPTS]) await attempts.clearAccount(kind, attempt);
}

/** Changes the password of a signed-in member, and ends their other sessions; `session` goes on. */
export async function changePassword(
  parts: PasswordParts,
  { memberId, session }: { memberId: string; session: string | null },
  { old_password = '', password }: { old_password?: string | undefined; password: string },
  once: RunOnce,
): Promise<void> {
  if (once.isDone) return;
  const { limits, members, sessions } = parts;
  const member = await members.read(memberId);
  const lockOpen = (tx: Executor): Promise<void> => sessions.lockOpen(tx, memberId, session);
  const proof = await provenPassword({ limits, members }, memberId, { old_password });
  // The password was replaced in between, so the check of the old one proves nothing.
  if (!(await replacePassword(parts, { member, password, session, currentHash: proof }, lockOpen, once)))
    throw wrongOldPassword();
}

const wrongOldPassword = (): DomainError => DomainError.fields({ old_password: 'wrongOldPassword' });

/**
 * Checks the password that a signed-in member has typed. Returns its hash; null for a member without a password. Faults
 * are told at the field's name.
 */
async function provenPassword(
  { limits, members }: Pick<PasswordParts, 'limits' | 'members'>,
  memberId: string,
  typed: Record<string, string>,
): Promise<PasswordHash | null> {
  const [field = '', password = ''] = Object.entries(typed)[0] ?? [];
  if (!(await members.canSignInByPassword(memberId))) return null;
  if (password === '') throw DomainError.fields({ [field]: 'required' });
  await limits.take(PASSWORD_PER_ACCOUNT, memberId);
  const proof = await members.verifyPassword(memberId, password);
  if (proof === null) throw DomainError.fields({ [field]: 'wrongOldPassword' });
  await limits.clear(PASSWORD_PER_ACCOUNT, memberId);
  return proof;
}

/** Corrects the address of a signed-in member, which is not confirmed yet. */
export async function correctEmail(
  parts: Pick<PasswordParts, 'limits' | 'members'> & { emailConfirmations: EmailConfirmations },
  memberId: string,
  { email, password = '' }: { email: string; password?: string | undefined },
  once: RunOnce,
): Promise<void> {
  if (once.isDone) return;
  const proof = await provenPassword(parts, memberId, { password });
  await parts.emailConfirmations.correct({ memberId, email, currentHash: proof }, once);
}

interface Renewal {
  member: Member;
  password: string;
  /** The session that goes on; null ends all of them. */
  session: string | null;
  /** The password that must still be in place; omitted if that does not matter. */
  currentHash?: PasswordHash | null;
}

async function replacePassword(
  { members, sessions, phones, letters }: PasswordParts,
  { member, password, session, currentHash }: Renewal,
  furtherWrites: (tx: Executor) => Promise<void>,
  once: RunOnce,
): Promise<boolean> {
  return members.setPassword(
    member.id,
    password,
    async (tx) => {
      await furtherWrites(tx);
      await phones.revoke(tx, member.id);
      await sessions.endOthers(tx, member.id, session);
      await writePasswordChanged(letters, tx, member.id);
    },
    { expectedHash: currentHash, once },
  );
}

export const codeAnswer = { retry_after: PASSWORD_CODE_PAUSE_SECONDS };
