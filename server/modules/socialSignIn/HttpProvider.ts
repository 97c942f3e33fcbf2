import { z } from 'zod/mini';
import { Email } from '../../../shared/contract/wireTypes.ts';
import type { SocialSettings } from './socialSettings.ts';
import { type Identity, ProviderAway, type SocialProvider } from './SocialProvider.ts';

const TIMEOUT_MS = 10_000;
const Tokens = z.object({ access_token: z.string() });
/** Google sends `sub` and whether the address is verified; Facebook sends `id` and only verified addresses. */
const Profile = z.object({
  sub: z.optional(z.string()),
  id: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  name: z.optional(z.string()),
});

/** An OAuth 2 provider by its URLs: Google, Facebook, or another with the same rules. */
export class HttpProvider implements SocialProvider {
  readonly #settings: SocialSettings;

  constructor(settings: SocialSettings) {
    this.#settings = settings;
  }

  authorizeUrl({ state, challenge, redirectUri }: Parameters<SocialProvider['authorizeUrl']>[0]): string {
    const { authorizeUrl, clientId, scope } = this.#settings;
    const url = new URL(authorizeUrl);
    const query = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  async exchange({ code, verifier, redirectUri }: Parameters<SocialProvider['exchange']>[0]): Promise<Identity> {
    const { tokenUrl, profileUrl, clientId, clientSecret } = this.#settings;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier,
    });
    const { access_token } = await ask(Tokens, tokenUrl, { method: 'POST', body, headers: {} });
    const profile = await ask(Profile, profileUrl, { headers: { authorization: `Bearer ${access_token}` } });
    const subject = profile.sub ?? profile.id;
    if (!subject) throw new ProviderAway('the profile names nobody');
    const { email = '', email_verified = true, name = '' } = profile;
    return { subject, email: Email.safeParse(email).data ?? '', isVerified: String(email_verified) === 'true', name };
  }
}

async function ask<S extends z.ZodMiniType>(
  schema: S,
  url: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
): Promise<z.output<S>> {
  try {
    const asked = { accept: 'application/json', ...headers };
    const reply = await fetch(url, {
      ...init,
      headers: asked,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`answered ${reply.status}`);
    return schema.parse(await reply.json());
  } catch (error) {
    throw new ProviderAway(`${new URL(url).host}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
