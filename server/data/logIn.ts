import type { UserInfo } from '../../shared/contracts/session.ts';
import { Code } from '../../shared/envelope.ts';
import { Refusal } from '../refusal.ts';
import type { Executor } from './Database.ts';
import type { Member, MemberRepository } from './MemberRepository.ts';
import { countedAddress, LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS, type RateLimits } from './RateLimits.ts';
import type { Visitor } from '../visitor.ts';
import type { SessionRepository } from './SessionRepository.ts';

export interface SignInParts {
  members: MemberRepository;
  sessions: SessionRepository;
  limits: RateLimits;
}

/** Refuses what was good when it was looked at, and is not any more. */
type Standing = (tx: Executor) => Promise<void>;

/** Signs a member in. */
export async function logIn(
  parts: SignInParts,
  email: string,
  password: string,
  { ip, device = null }: Pick<Visitor, 'ip' | 'device'>,
): Promise<UserInfo> {
  const { member, stands } = await checkPassword(parts, email, password, ip);
  return beginSession(parts, member, device, stands);
}

/**
 * Whose password this is, and what refuses it in a transaction if it has been replaced since. A try is counted before it is looked at, so that
 * a volley gets no free guesses.
 */
export async function checkPassword(
  { limits, members }: Pick<SignInParts, 'limits' | 'members'>,
  email: string,
  password: string,
  ip: string,
): Promise<{ member: Member; stands: Standing }> {
  const address = countedAddress(ip);
  await limits.take(LOGIN_PER_ADDRESS, address);
  await limits.take(LOGIN_PER_ACCOUNT, email);
  const member = await members.findByEmail(email);
  if (!member) throw new Refusal(Code.unknownEmail);
  const known = await members.provePassword(member.id, password);
  if (known === null) throw wrongPassword();
  await limits.clear(LOGIN_PER_ACCOUNT, email);
  await limits.giveBack(LOGIN_PER_ADDRESS, address);
  const stands: Standing = async (tx) => {
    if (!(await members.keepsPassword(tx, member.id, known))) throw wrongPassword();
  };
  return { member, stands };
}

/** What every kind of sign-in answers; the session belongs to the device that asked for it, if one did. */
export async function beginSession(
  { sessions }: Pick<SignInParts, 'sessions'>,
  { id, nickName, email }: Member,
  device: string | null,
  stands: Standing = () => Promise.resolve(),
): Promise<UserInfo> {
  return { user_id: id, nick_name: nickName, email, ...(await sessions.begin(id, device, stands)) };
}

const wrongPassword = (): Refusal => Refusal.fields({ password: 'wrongPassword' });
