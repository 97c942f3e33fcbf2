import { randomBytes, randomUUID } from 'node:crypto';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import type { ServerStore } from '../servers/ServerStore.ts';

/** 32 random bytes, as verifiers and states are. */
export const secret = (): string => randomBytes(32).toString('base64url');

/** A browser during a provider sign-in: follows redirects, and keeps the verifier and the state. */
export class ProviderVisit {
  readonly verifier = secret();
  readonly state = secret();
  readonly #store: ServerStore;
  readonly #provider: 'google' | 'facebook';

  constructor(store: ServerStore, provider: 'google' | 'facebook' = 'google') {
    this.#store = store;
    this.#provider = provider;
  }

  /** Returns the redirect target of an address. */
  async follow(url: string): Promise<URL> {
    const { pathname, search, host } = new URL(url, 'http://localhost');
    const reply = await this.#store.app.inject({ method: 'GET', url: pathname + search, headers: { host } });
    if (reply.statusCode !== 302) throw new Error(`${url} answered ${reply.statusCode}`);
    return new URL(reply.headers.location as string, 'http://localhost');
  }

  /** Goes to the consent page. */
  start(more: Record<string, string> = {}): Promise<URL> {
    const query = new URLSearchParams({ challenge: pkceChallenge(this.verifier), state: this.state, ...more });
    return this.follow(`/api/auth/${this.#provider}/start?${query.toString()}`);
  }

  /** Returns the address to which the provider redirects after consent. */
  agree(consent: URL, who: Record<string, string>): Promise<URL> {
    const query = new URLSearchParams([...consent.searchParams, ...Object.entries(who)]);
    return this.follow(`${consent.pathname}/answer?${query.toString()}`);
  }

  /** Completes the flow; returns the parameters in the fragment of the landing page. */
  async go(who: Record<string, string>): Promise<Record<string, string>> {
    const landing = await this.follow((await this.agree(await this.start(), who)).href);
    return Object.fromEntries(new URLSearchParams(landing.hash.slice(1)));
  }

  /** Visits the provider and returns the grant: its code and the verifier of the challenge. */
  async grantOf(who: Record<string, string>): Promise<{ code: string; verifier: string }> {
    return { code: (await this.go(who))['code']!, verifier: this.verifier };
  }
}

/** A person whom the provider knows and the store does not. */
export const somebody = () => ({ name: 'Nina Novak', email: `nina-${randomUUID()}@clinic.example` });
