import type { UserInfo } from '../../shared/contracts/session.ts';
import { Code } from '../../shared/envelope.ts';
import { Refusal } from '../refusal.ts';
import type { Member, MemberRepository } from './MemberRepository.ts';
import { countedAddress, LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS, type RateLimits } from './RateLimits.ts';
import type { Visitor } from '../visitor.ts';
import type { SessionRepository } from './SessionRepository.ts';

export interface SignInParts {
  members: MemberRepository;
  sessions: SessionRepository;
  limits: RateLimits;
}

/** Signs a member in. */
export async function logIn(
  parts: SignInParts,
  email: string,
  password: string,
  { ip, device = null }: Pick<Visitor, 'ip' | 'device'>,
): Promise<UserInfo> {
  return beginSession(parts, await checkPassword(parts, email, password, ip), device);
}

/** Whose password this is. A try is counted before it is looked at, so that a volley gets no free guesses. */
export async function checkPassword(
  { limits, members }: Pick<SignInParts, 'limits' | 'members'>,
  email: string,
  password: string,
  ip: string,
): Promise<Member> {
  const address = countedAddress(ip);
  await limits.take(LOGIN_PER_ADDRESS, address);
  await limits.take(LOGIN_PER_ACCOUNT, email);
  const member = await members.findByEmail(email);
  if (!member) throw new Refusal(Code.unknownEmail);
  if (!(await members.hasPassword(member.id, password))) throw Refusal.fields({ password: 'wrongPassword' });
  await limits.clear(LOGIN_PER_ACCOUNT, email);
  await limits.giveBack(LOGIN_PER_ADDRESS, address);
  return member;
}

/** What every kind of sign-in answers; the session belongs to the device that asked for it, if one did. */
export async function beginSession(
  { sessions }: Pick<SignInParts, 'sessions'>,
  { id, nickName, email }: Member,
  device: string | null,
): Promise<UserInfo> {
  return { user_id: id, nick_name: nickName, email, ...(await sessions.begin(id, device)) };
}
