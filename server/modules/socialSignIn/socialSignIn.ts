import type { SocialRegister } from '../../../shared/contract/schemas/signIn/socialSignIn.ts';
import type { Provider } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import type { UserInfo } from '../../../shared/contract/schemas/signIn/sessions.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { LANGUAGE_OPTIONS } from '../../../shared/text/languages.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { memberId, type Visitor } from '../../platform/http/visitor.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { IdentityRepository } from './IdentityRepository.ts';
import { beginSession, checkPassword, type SignInParts } from '../sessions/logIn.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { countedAddress } from '../../platform/rateLimits/RateLimits.ts';
import { REGISTER_PER_ADDRESS, SOCIAL_PER_ADDRESS } from '../../platform/rateLimits/rules.ts';
import type { Grant, SocialFlows } from './SocialFlows.ts';

export interface SocialSignInParts extends SignInParts {
  flows: SocialFlows;
  identities: IdentityRepository;
}
/** The caller, and the idempotency that turns a repeated request into one sign-in. */
interface Asker {
  visitor: Visitor;
  once: RunOnce;
}
type Mode<M extends SocialRegister['mode']> = Extract<SocialRegister, { mode: M }>;

/** Begins a session for an identity that a provider confirmed. The code is used up only on success. */
export async function socialSignIn(
  parts: SocialSignInParts,
  provider: Provider,
  input: SocialRegister,
  asker: Asker,
): Promise<UserInfo> {
  await parts.limits.take(SOCIAL_PER_ADDRESS, countedAddress(asker.visitor.ip));
  const grant = await parts.flows.read(input.code, input.verifier, provider);
  if (input.mode === 'create') return create(parts, grant, input, asker);
  if (input.mode === 'link') return link(parts, grant, input, asker);
  return signIn(parts, grant, input, asker);
}

async function signIn(
  parts: SocialSignInParts,
  grant: Grant,
  { code }: Mode<'sign_in'>,
  { visitor }: Asker,
): Promise<UserInfo> {
  const { identities, members, flows } = parts;
  const linkedMember = await identities.memberOf(grant);
  const hint = { email: grant.email, nick_name: grant.name };
  if (linkedMember === null) {
    // Only a person whose mailbox the provider has verified learns that it has an account.
    const isTaken = grant.isVerified && grant.email !== '' && (await members.findByEmail(grant.email)) !== null;
    throw new DomainError(isTaken ? Code.conflict : Code.unknownEmail, hint);
  }
  await flows.use(code);
  return beginSession(parts, await members.read(linkedMember), visitor.device ?? null);
}

async function create(
  parts: SocialSignInParts,
  grant: Grant,
  { code, email, password, nick_name: nickName }: Mode<'create'>,
  { visitor: { ip, language, device = null }, once }: Asker,
): Promise<UserInfo> {
  const { members, identities, flows, limits } = parts;
  await limits.take(REGISTER_PER_ADDRESS, countedAddress(ip));
  if (await members.findByEmail(email)) throw DomainError.fields({ email: 'emailTaken' });
  const isConfirmed = grant.isVerified && grant.email === email;
  const newMember = { email, password, nickName, languageCode: LANGUAGE_OPTIONS[language].iso, isConfirmed };
  const member = await members.create(newMember, once, async (tx, id) => {
    await flows.use(code, tx);
    await identities.bind(id, grant, tx);
  });
  return beginSession(parts, member, device);
}

async function link(
  parts: SocialSignInParts,
  grant: Grant,
  { code, email, password }: Mode<'link'>,
  { visitor, once }: Asker,
): Promise<UserInfo> {
  const { member, stands } = await checkPassword(parts, email, password, visitor);
  await once(async (tx) => {
    await stands(tx);
    await parts.flows.use(code, tx);
    await bind(parts, member.id, grant, tx);
  });
  return beginSession(parts, member, visitor.device ?? null, stands);
}

/** Links an identity to the signed-in member's account, or unlinks it. */
export async function bindIdentity(
  parts: Pick<SocialSignInParts, 'flows' | 'identities' | 'sessions' | 'members'>,
  provider: Provider,
  { bound, code, verifier }: { bound: boolean; code?: string | undefined; verifier?: string | undefined },
  { visitor, once }: Asker,
): Promise<{ bound: boolean }> {
  const { flows, identities, sessions } = parts;
  const id = memberId(visitor);
  const lockOpen = (tx: Executor): Promise<void> => sessions.lockOpen(tx, id, visitor.session ?? null);
  if (!bound) {
    await identities.unbind(id, provider, lockOpen);
    return { bound };
  }
  if (code === undefined || verifier === undefined) throw DomainError.fields({ code: 'required' });
  if (once.isDone) return { bound }; // an earlier request used the code
  const grant = await flows.read(code, verifier, provider);
  await once(async (tx) => {
    await lockOpen(tx);
    await flows.use(code, tx);
    await bind(parts, id, grant, tx);
  });
  return { bound };
}

/** Links an identity; an address that the provider has verified needs no letter. */
async function bind(
  { identities, members }: Pick<SocialSignInParts, 'identities' | 'members'>,
  id: string,
  grant: Grant,
  tx: Executor,
): Promise<void> {
  await identities.bind(id, grant, tx);
  if (grant.isVerified) await members.confirmEmail(tx, id, grant.email);
}
