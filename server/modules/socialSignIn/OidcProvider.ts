import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod/mini';
import { Email } from '../../../shared/contract/wireTypes.ts';
import {
  type AuthorizationRequest,
  type AuthorizationResponse,
  type Identity,
  type SocialProvider,
  orUnavailable,
} from './SocialProvider.ts';
import { AsyncCache } from '../../platform/cache/AsyncCache.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { type OidcSettings, TIMEOUT_SECONDS } from './socialSettings.ts';

const Claims = z.object({
  sub: z.string(),
  email: z.nullish(z.string()),
  /** A JSON boolean (OpenID Connect Core 1.0, section 5.1); anything else is no word for it. */
  email_verified: z.optional(z.unknown()),
  name: z.nullish(z.string()),
});

/**
 * An OpenID Connect provider, such as Google. Its endpoints come from the issuer's discovery document. Issuer, audience,
 * expiry, nonce and signature of the ID token are checked by openid-client.
 */
export class OidcProvider implements SocialProvider {
  readonly #settings: OidcSettings;
  readonly #fetch: CustomFetch | undefined;
  readonly #configuration = new AsyncCache<Configuration>({ max: 1, ttlMs: DAY_MS });

  /** `send` replaces the network. */
  constructor(settings: OidcSettings, send?: CustomFetch) {
    this.#settings = settings;
    this.#fetch = send;
  }

  async authorizeUrl({ state, nonce, challenge, redirectUri }: AuthorizationRequest): Promise<string> {
    return buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }).href;
  }

  async exchange({ callback, state, nonce, verifier }: AuthorizationResponse): Promise<Identity> {
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
    const tokens = await this.#unlessAway(authorizationCodeGrant(await this.#discovered(), callback, checks));
    const { sub, email, email_verified, name } = await this.#unlessAway(Claims.parseAsync(tokens.claims()));
    const address = Email.safeParse(email).data ?? '';
    return { subject: sub, email: address, isVerified: address !== '' && email_verified === true, name: name ?? '' };
  }

  /** Reads the discovery document once a day; again after a failure. */
  #discovered(): Promise<Configuration> {
    return this.#configuration.read(this.#settings.issuer, () => this.#unlessAway(this.#discover()));
  }

  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      // Settings accept http for this machine alone.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      timeout: TIMEOUT_SECONDS,
      ...(this.#fetch && { [customFetch]: this.#fetch }),
    });
  }

  #unlessAway<T>(answer: Promise<T>): Promise<T> {
    return orUnavailable(new URL(this.#settings.issuer).host, answer);
  }
}
