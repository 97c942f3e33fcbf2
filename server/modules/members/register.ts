import type { UserInfo } from '../../../shared/contract/schemas/signIn/sessions.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { beginSession, type SignInParts } from '../sessions/logIn.ts';
import type { NewMember } from './MemberAccounts.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { countedAddress } from '../../platform/rateLimits/RateLimits.ts';
import { REGISTER_PER_ACCOUNT, REGISTER_PER_ADDRESS } from '../../platform/rateLimits/rules.ts';

/** Creates an account and signs the member in. */
export async function register(
  parts: SignInParts,
  newMember: NewMember,
  { ip, device = null }: Pick<Visitor, 'ip' | 'device'>,
  once: RunOnce,
): Promise<UserInfo> {
  await limitRegistrations(parts, newMember.email, { ip });
  return beginSession(parts, await parts.members.create(newMember, once), device);
}

/** Counts the registration of an account. Throws code 11 if there were too many. */
export async function limitRegistrations(
  { limits }: Pick<SignInParts, 'limits'>,
  email: string,
  { ip }: Pick<Visitor, 'ip'>,
): Promise<void> {
  await limits.take(REGISTER_PER_ADDRESS, countedAddress(ip));
  await limits.take(REGISTER_PER_ACCOUNT, `${email} ${countedAddress(ip)}`);
}
