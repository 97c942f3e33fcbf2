import type { Call } from '../../../shared/client/ports.ts';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import { isSameSecret, randomSecret } from './secrets.ts';

interface Grant {
  code: string;
  verifier: string;
}

/** The operations that exchange a provider's code. */
const EXCHANGES = new Set<string>(['registerGoogle', 'registerFacebook', 'bindGoogle', 'bindFacebook']);

/**
 * Keeps the provider's code and main's PKCE verifier. The window gets only a one-time handle, valid in this process and
 * together with the secret of the page that began: leaked page data cannot be used elsewhere.
 */
export class GrantStore {
  #current: { name: string; challenge: string; grant: Grant } | null = null;

  /** Stores a grant and returns its handle; replaces the one before. */
  keep(grant: Grant, challenge: string): string {
    const name = randomSecret();
    this.#current = { name, challenge, grant };
    return name;
  }

  drop(): void {
    this.#current = null;
  }

  /** Wraps a call: replaces the handle by the code. */
  through(call: Call): Call {
    return (name, payload, options) => call(name, EXCHANGES.has(name) ? this.#withGrant(payload) : payload, options);
  }

  #withGrant<P>(payload: P): P {
    const { code, verifier } = (payload ?? {}) as Partial<Record<keyof Grant, unknown>>;
    const current = this.#current;
    if (!current || typeof code !== 'string' || typeof verifier !== 'string') return payload;
    if (!isSameSecret(code, current.name) || !isSameSecret(pkceChallenge(verifier), current.challenge)) return payload;
    return { ...payload, ...current.grant };
  }
}
