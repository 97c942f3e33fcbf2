import { z } from 'zod/mini';
import { PROVIDERS } from './socialProviders.ts';
import { atMost, Email, Empty, Idempotent, text, Uuid } from '../../wireTypes.ts';
import { LinkPassword, LoginRequest, UserInfo } from './sessions.ts';

/** Our own one-time code for a provider's answer, and the requester's PKCE verifier (RFC 7636). */
const Grant = {
  code: z.string().check(z.minLength(1, 'required'), atMost(512)),
  verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
};

/** S5: the fields that complete an account begun at a provider. */
export const SocialNewUser = z.object({
  nick_name: text(60),
  email: Email,
  password: LinkPassword,
  accepted_terms: z.literal(true, 'acceptTerms'),
});

/**
 * `sign_in` answers 17 if the account has to be completed first, and 13 if its e-mail address belongs to a member: both
 * with a `SocialHint`, and the code stays valid. Code 2: the code is no longer valid.
 */
const SocialRegister = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('sign_in'), ...Grant, ...Idempotent }),
  z.extend(SocialNewUser, { mode: z.literal('create'), ...Grant, ...Idempotent }),
  z.extend(LoginRequest, { mode: z.literal('link'), ...Grant, ...Idempotent }),
]);
export type SocialRegister = z.output<typeof SocialRegister>;

/** The provider's profile of a user without an account here; a field is empty if the provider gave none. */
export const SocialHint = z.object({ email: z.string(), nick_name: z.string() });
export type SocialHint = z.infer<typeof SocialHint>;

/**
 * Links the account with a code, unlinks it without one. Code 13: the identity is another member's, or the member's
 * only way to sign in.
 */
const SocialBind = z.object({
  bound: z.boolean(),
  code: z.optional(Grant.code),
  verifier: z.optional(Grant.verifier),
  /** A code can be used once; with a key, a retry gets the first answer. */
  idempotency_key: z.optional(Uuid),
});
const Bound = z.object({ bound: z.boolean() });

export const SocialIdentity = z.object({
  provider: z.enum(PROVIDERS),
  /** The name of the linked account at the provider; null if none is linked, and for guests. */
  account: z.nullable(z.string()),
});
export type SocialIdentity = z.infer<typeof SocialIdentity>;

export const socialContract = {
  readSocial: { request: Empty, reply: z.array(SocialIdentity) },
  registerFacebook: { request: SocialRegister, reply: UserInfo },
  bindFacebook: { request: SocialBind, reply: Bound },
  registerGoogle: { request: SocialRegister, reply: UserInfo },
  bindGoogle: { request: SocialBind, reply: Bound },
};
