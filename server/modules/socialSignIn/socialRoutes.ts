import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { API_BASE } from '../../../shared/contract/limits.ts';
import {
  PROVIDERS,
  type Provider,
  type SocialFault,
  socialStartPath,
} from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import { isLanguage, type Language, withLanguage } from '../../../shared/text/languages.ts';
import { countedAddress, type RateLimits } from '../../platform/rateLimits/RateLimits.ts';
import { SOCIAL_PER_ADDRESS } from '../../platform/rateLimits/rules.ts';
import type { SocialFlow, SocialFlows } from './SocialFlows.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { ProviderUnavailable, type SocialProvider } from './SocialProvider.ts';

export type SocialProviders = Partial<Record<Provider, SocialProvider>>;

interface SocialParts {
  flows: Pick<SocialFlows, 'begin' | 'take' | 'grant'>;
  limits: RateLimits;
  providers: SocialProviders;
  /** Scheme and host of the store; null to take them from the request. */
  publicUrl: string | null;
}

/** The caller of a flow. A client on this machine listens at a loopback address (RFC 8252, 7.3). */
const Start = z.object({
  challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  state: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  language: z.optional(z.string()),
  return_to: z.optional(z.string().check(z.regex(/^http:\/\/127\.0\.0\.1:\d{2,5}\/[\w-]{16,128}$/))),
});
const Callback = z.object({
  state: z.string().check(z.maxLength(512)),
  code: z.optional(z.string().check(z.maxLength(2_048))),
});

/** Redirects to a provider and its callback. Browsers navigate here, so these are URLs rather than operations. */
export function socialRoutes(app: FastifyInstance, parts: SocialParts): void {
  for (const provider of PROVIDERS) {
    app.get(`${API_BASE}/${socialStartPath(provider)}`, (request, reply) => start(parts, provider, request, reply));
    app.get(`${API_BASE}/auth/${provider}/callback`, (request, reply) => finish(parts, provider, request, reply));
  }
}

async function start(
  { flows, limits, providers, publicUrl }: SocialParts,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const home = publicUrl ?? `${request.protocol}://${request.host}`;
  const { success, data } = Start.safeParse(request.query);
  const language = isLanguage(data?.language) ? data.language : 'en';
  const socialProvider = providers[provider];
  if (!success) return redirectWithError(reply, home, language, 'away');
  const { challenge, state: clientState, return_to: returnTo = null } = data;
  const caller = { provider, challenge, clientState, language, returnTo };
  if (!socialProvider) return redirectToCaller(reply, home, caller, { error: 'away' });
  try {
    if (!(await isWithinLimit(limits, request.ip))) return redirectToCaller(reply, home, caller, { error: 'tooMany' });
    const authorization = await flows.begin(caller);
    return redirect(
      reply,
      await socialProvider.authorizeUrl({ ...authorization, redirectUri: callbackUrl(home, provider) }),
    );
  } catch (error) {
    logFailure(request, error, 'social sign-in could not start');
    return redirectToCaller(reply, home, caller, { error: 'away' });
  }
}

async function finish(
  { flows, providers, publicUrl }: SocialParts,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const home = publicUrl ?? `${request.protocol}://${request.host}`;
  const { data } = Callback.safeParse(request.query);
  const socialProvider = providers[provider];
  let flow: SocialFlow | null = null;
  try {
    flow = data ? await flows.take(data.state, provider) : null;
    // The state was used before, has expired, or never existed.
    if (!flow || !socialProvider) return redirectWithError(reply, home, 'en', 'expired');
    if (data?.code === undefined) return redirectToCaller(reply, home, flow, { error: 'cancelled' });
    const { verifier, nonce } = flow;
    const callback = new URL(callbackUrl(home, provider) + new URL(request.url, home).search);
    const identity = await socialProvider.exchange({ callback, state: data.state, nonce, verifier });
    const code = await flows.grant(provider, identity, flow.challenge);
    return redirectToCaller(reply, home, flow, { code });
  } catch (error) {
    logFailure(request, error, 'the callback of a sign-in provider failed');
    return flow ? redirectToCaller(reply, home, flow, { error: 'away' }) : redirectWithError(reply, home, 'en', 'away');
  }
}

function logFailure(request: FastifyRequest, error: unknown, message: string): void {
  if (error instanceof ProviderUnavailable) request.log.warn({ err: error }, 'the sign-in provider is unavailable');
  else request.log.error({ err: error }, message);
}

const callbackUrl = (home: string, provider: Provider): string => `${home}${API_BASE}/auth/${provider}/callback`;

/**
 * Redirects to a client's listener with a query, or to the storefront with a fragment, which neither logs nor other
 * sites see.
 */
function redirectToCaller(
  reply: FastifyReply,
  home: string,
  { provider, clientState, language, returnTo }: Omit<SocialFlow, 'verifier' | 'nonce'>,
  outcome: { code: string } | { error: SocialFault },
): FastifyReply {
  const query = new URLSearchParams({ provider, state: clientState, ...outcome }).toString();
  return redirect(reply, returnTo === null ? `${welcomeUrl(home, language)}#${query}` : `${returnTo}?${query}`);
}

const redirectWithError = (reply: FastifyReply, home: string, language: Language, error: SocialFault): FastifyReply =>
  redirect(reply, `${welcomeUrl(home, language)}#error=${error}`);

const welcomeUrl = (home: string, language: Language): string => home + withLanguage('/login/welcomePage', language);

const redirect = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 302);

async function isWithinLimit(limits: RateLimits, ip: string): Promise<boolean> {
  try {
    await limits.take(SOCIAL_PER_ADDRESS, countedAddress(ip));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
