import type { Call } from '../../../shared/client/ports.ts';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import { isSameSecret, randomSecret } from './secrets.ts';

interface Grant {
  code: string;
  verifier: string;
}

/** The operations that exchange a provider's code. */
const TRADES = new Set<string>(['registerGoogle', 'registerFacebook', 'bindGoogle', 'bindFacebook']);

/**
 * The code that came back, and main's secret to it. A window is given a name for it, which is good here alone and only
 * together with the secret of the page that began: what is read out of a page opens nothing on another machine.
 */
export class GrantStore {
  #held: { name: string; challenge: string; grant: Grant } | null = null;

  /** Answers the name; the one before is forgotten. */
  keep(grant: Grant, challenge: string): string {
    const name = randomSecret();
    this.#held = { name, challenge, grant };
    return name;
  }

  drop(): void {
    this.#held = null;
  }

  /** The same call, with the code in place of its name. */
  through(call: Call): Call {
    return (name, payload, options) => call(name, TRADES.has(name) ? this.#named(payload) : payload, options);
  }

  #named<P>(payload: P): P {
    const { code, verifier } = (payload ?? {}) as Partial<Record<keyof Grant, unknown>>;
    const held = this.#held;
    if (!held || typeof code !== 'string' || typeof verifier !== 'string') return payload;
    if (!isSameSecret(code, held.name) || !isSameSecret(pkceChallenge(verifier), held.challenge)) return payload;
    return { ...payload, ...held.grant };
  }
}
