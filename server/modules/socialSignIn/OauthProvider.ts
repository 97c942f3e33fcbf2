import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  type CustomFetch,
  customFetch,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod/mini';
import { Email } from '../../../shared/contract/wireTypes.ts';
import { type OauthSettings, TIMEOUT_SECONDS } from './socialSettings.ts';
import {
  type AuthorizationRequest,
  type AuthorizationResponse,
  type Identity,
  type SocialProvider,
  orUnavailable,
} from './SocialProvider.ts';

const Profile = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.nullish(z.string()),
  name: z.nullish(z.string()),
});

/**
 * An OAuth 2 provider without ID tokens, such as Facebook: its endpoints are fixed, and the access token reads the
 * profile. The profile does not say whether the address is verified, so it counts as unverified.
 */
export class OauthProvider implements SocialProvider {
  readonly #settings: OauthSettings;
  readonly #configuration: Configuration;

  /** `send` replaces the network. */
  constructor(settings: OauthSettings, send?: CustomFetch) {
    const { authorizeUrl, tokenUrl, clientId, clientSecret } = settings;
    this.#settings = settings;
    this.#configuration = new Configuration(
      { issuer: new URL(authorizeUrl).origin, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl },
      clientId,
      clientSecret,
    );
    this.#configuration.timeout = TIMEOUT_SECONDS;
    if (send) this.#configuration[customFetch] = send;
    // Settings accept http for this machine alone.
    if (tokenUrl.startsWith('http:')) allowInsecureRequests(this.#configuration);
  }

  authorizeUrl({ state, challenge, redirectUri }: AuthorizationRequest): Promise<string> {
    const url = buildAuthorizationUrl(this.#configuration, {
      redirect_uri: redirectUri,
      scope: this.#settings.scope,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    return Promise.resolve(url.href);
  }

  exchange({ callback, state, verifier }: AuthorizationResponse): Promise<Identity> {
    const checks = { expectedState: state, pkceCodeVerifier: verifier };
    return orUnavailable(new URL(this.#settings.tokenUrl).host, this.#identity(callback, checks));
  }

  async #identity(callback: URL, checks: { expectedState: string; pkceCodeVerifier: string }): Promise<Identity> {
    const { access_token: token } = await authorizationCodeGrant(this.#configuration, callback, checks);
    const profile = new URL(this.#settings.profileUrl);
    const reply = await fetchProtectedResource(this.#configuration, token, profile, 'GET');
    const { id, email, name } = Profile.parse(await reply.json());
    return { subject: id, email: Email.safeParse(email).data ?? '', isVerified: false, name: name ?? '' };
  }
}
