import type { UserInfo } from '../../../shared/contract/schemas/signIn/sessions.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { Member, MemberAccounts } from '../members/MemberAccounts.ts';
import type { AttemptLimits } from '../../platform/rateLimits/AttemptLimits.ts';
import type { KnownDevices } from '../devices/KnownDevices.ts';
import { countedAddress, type RateLimits } from '../../platform/rateLimits/RateLimits.ts';
import { LOGIN_PER_ADDRESS, PASSWORD_ATTEMPTS } from '../../platform/rateLimits/rules.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { SessionRepository } from './SessionRepository.ts';

export interface SignInParts {
  members: MemberAccounts;
  sessions: SessionRepository;
  limits: RateLimits;
  attempts: AttemptLimits;
  knownDevices: KnownDevices;
}

/** Throws if a condition that was checked earlier no longer holds. */
type Precondition = (tx: Executor) => Promise<void>;

/** Signs a member in. */
export async function logIn(
  parts: SignInParts,
  email: string,
  password: string,
  visitor: Pick<Visitor, 'ip' | 'device'>,
): Promise<UserInfo> {
  const { member, stands } = await checkPassword(parts, email, password, visitor);
  return beginSession(parts, member, visitor.device ?? null, stands);
}

/**
 * Checks a password. Returns the member, and a function that throws in the transaction if the password has been
 * replaced since. Counts the attempt before the check, so that concurrent guesses are limited.
 */
export async function checkPassword(
  { limits, attempts, knownDevices, members }: Omit<SignInParts, 'sessions'>,
  email: string,
  password: string,
  visitor: Pick<Visitor, 'ip' | 'device'>,
): Promise<{ member: Member; stands: Precondition }> {
  const address = countedAddress(visitor.ip);
  const attempt = await knownDevices.attemptOf(email, visitor);
  // Skip the network's limit for a known device, which may share its network with strangers.
  if (attempt.knownDevice === null) await limits.take(LOGIN_PER_ADDRESS, address);
  await attempts.take(PASSWORD_ATTEMPTS, attempt);
  const member = await members.findByEmail(email);
  if (!member) throw new DomainError(Code.unknownEmail);
  const proof = await members.verifyPassword(member.id, password);
  if (proof === null) throw wrongPassword();
  await attempts.clear(PASSWORD_ATTEMPTS, attempt);
  if (attempt.knownDevice === null) await limits.giveBack(LOGIN_PER_ADDRESS, address);
  const checkUnchanged: Precondition = async (tx) => {
    if (!(await members.isPasswordCurrent(tx, member.id, proof))) throw wrongPassword();
  };
  return { member, stands: checkUnchanged };
}

/**
 * Begins a session and builds the answer of every kind of sign-in. The session is bound to the device, if there is one.
 */
export async function beginSession(
  { sessions }: Pick<SignInParts, 'sessions'>,
  { id, nickName, email }: Member,
  device: string | null,
  precondition: Precondition = () => Promise.resolve(),
): Promise<UserInfo> {
  return { user_id: id, nick_name: nickName, email, ...(await sessions.begin(id, device, precondition)) };
}

const wrongPassword = (): DomainError => DomainError.fields({ password: 'wrongPassword' });
