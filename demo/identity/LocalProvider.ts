import { randomBytes } from 'node:crypto';
import type { Provider } from '../../shared/contract/schemas/socialProviders.ts';
import { isChallengeOf } from '../../server/modules/socialSignIn/isChallengeOf.ts';
import { type Identity, ProviderAway, type SocialProvider } from '../../server/modules/socialSignIn/SocialProvider.ts';

const CODE_LIFE_MS = 60_000;
const CODES_MAX = 1_000;

interface Issued {
  identity: Identity | null;
  challenge: string;
  redirectUri: string;
  at: number;
}

/** An identity provider for development and tests: follows the real protocol, without passwords. */
export class LocalProvider implements SocialProvider {
  readonly provider: Provider;
  readonly #issued = new Map<string, Issued>();
  readonly #now: () => number;

  constructor(provider: Provider, now: () => number) {
    this.provider = provider;
    this.#now = now;
  }

  get path(): string {
    return `/dev/identity/${this.provider}`;
  }

  authorizeUrl({ state, challenge, redirectUri }: Parameters<SocialProvider['authorizeUrl']>[0]): string {
    const query = { state, code_challenge: challenge, redirect_uri: redirectUri };
    return `${new URL(redirectUri).origin}${this.path}?${new URLSearchParams(query).toString()}`;
  }

  /** Issues a code for an identity; with null, its exchange will fail. */
  agree(identity: Identity | null, challenge: string, redirectUri: string): string {
    const code = randomBytes(24).toString('base64url');
    this.#issued.set(code, { identity, challenge, redirectUri, at: this.#now() });
    for (const oldest of this.#issued.keys()) {
      if (this.#issued.size <= CODES_MAX) break;
      this.#issued.delete(oldest);
    }
    return code;
  }

  exchange({ code, verifier, redirectUri }: Parameters<SocialProvider['exchange']>[0]): Promise<Identity> {
    const issued = this.#issued.get(code);
    this.#issued.delete(code);
    const isGood =
      issued &&
      this.#now() - issued.at < CODE_LIFE_MS &&
      issued.redirectUri === redirectUri &&
      isChallengeOf(issued.challenge, verifier);
    if (!isGood || !issued.identity) return Promise.reject(new ProviderAway('the code is not good'));
    return Promise.resolve(issued.identity);
  }
}
