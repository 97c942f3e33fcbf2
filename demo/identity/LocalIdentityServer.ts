import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, type JWK, SignJWT } from 'jose';
import type { Provider } from '../../shared/contract/schemas/signIn/socialProviders.ts';
import { isChallengeOf } from '../../server/modules/socialSignIn/isChallengeOf.ts';
import type { Identity } from '../../server/modules/socialSignIn/SocialProvider.ts';

/** Our credentials at the local provider. */
export const LOCAL_CLIENT = { clientId: 'medstore', clientSecret: 'local' };

const LIFE_MS = 60_000;
const ISSUED_MAX = 1_000;
const ALGORITHM = 'ES256';
const KEY_ID = 'local';

/** The sign-in that a code belongs to. Without an identity the code is refused. */
interface Consent {
  identity: Identity | null;
  nonce: string;
  challenge: string;
  redirectUri: string;
}
type Issued = Consent & { at: number };

/**
 * An identity provider for development and tests: OpenID Connect (code flow with PKCE, signed ID tokens, discovery), and
 * a profile by access token as Facebook has. It asks for no password.
 */
export class LocalIdentityServer {
  readonly provider: Provider;
  readonly path: string;
  readonly #now: () => number;
  readonly #codes = new Map<string, Issued>();
  readonly #accessTokens = new Map<string, Issued>();
  #keys: Promise<GenerateKeyPairResult> | null = null;

  constructor(provider: Provider, now: () => number) {
    this.provider = provider;
    this.path = `/dev/identity/${provider}`;
    this.#now = now;
  }

  /** The discovery document (OpenID Connect Discovery 1.0, section 3), for the origin at which the store is open. */
  metadata(origin: string) {
    const issuer = origin + this.path;
    return {
      issuer,
      authorization_endpoint: issuer,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    };
  }

  async jwks(): Promise<{ keys: JWK[] }> {
    const { publicKey } = await this.#keyPair();
    return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, use: 'sig', alg: ALGORITHM }] };
  }

  /** Issues a code for a consent. */
  agree(consent: Consent): string {
    return this.#issue(this.#codes, consent);
  }

  /** Answers a token request (RFC 6749, section 4.1.3); null for `invalid_grant`. */
  async token(origin: string, form: URLSearchParams): Promise<object | null> {
    const issued = this.#take(this.#codes, form.get('code'));
    const isGood =
      issued &&
      form.get('client_id') === LOCAL_CLIENT.clientId &&
      form.get('client_secret') === LOCAL_CLIENT.clientSecret &&
      form.get('redirect_uri') === issued.redirectUri &&
      isChallengeOf(issued.challenge, form.get('code_verifier') ?? '');
    if (!isGood || !issued.identity) return null;
    return {
      access_token: this.#issue(this.#accessTokens, issued),
      token_type: 'bearer',
      expires_in: LIFE_MS / 1000,
      ...(this.provider === 'google' && { id_token: await this.#idToken(origin, issued.identity, issued.nonce) }),
    };
  }

  /** Returns the profile of an access token, in Facebook's form; null if the token is not valid. */
  profile(accessToken: string): { id: string; name: string; email?: string } | null {
    const identity = this.#take(this.#accessTokens, accessToken)?.identity;
    if (!identity) return null;
    const { subject: id, name, email } = identity;
    return { id, name, ...(email && { email }) };
  }

  async #idToken(origin: string, { subject, email, isVerified, name }: Identity, nonce: string): Promise<string> {
    const { privateKey } = await this.#keyPair();
    return new SignJWT({ nonce, name, ...(email && { email, email_verified: isVerified }) })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(origin + this.path)
      .setSubject(subject)
      .setAudience(LOCAL_CLIENT.clientId)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey);
  }

  #keyPair(): Promise<GenerateKeyPairResult> {
    return (this.#keys ??= generateKeyPair(ALGORITHM));
  }

  #issue(map: Map<string, Issued>, consent: Consent): string {
    const key = randomBytes(24).toString('base64url');
    map.set(key, { ...consent, at: this.#now() });
    for (const oldest of map.keys()) {
      if (map.size <= ISSUED_MAX) break;
      map.delete(oldest);
    }
    return key;
  }

  /** Uses a code or token up; null if it is unknown, used or expired. */
  #take(map: Map<string, Issued>, key: string | null): Issued | null {
    const issued = map.get(key ?? '');
    map.delete(key ?? '');
    return issued && this.#now() - issued.at < LIFE_MS ? issued : null;
  }
}
