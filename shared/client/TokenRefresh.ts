import { RENEWAL_TIMEOUT_MS } from '../contract/limits.ts';
import { ApiError, Code, type Envelope } from '../contract/envelope.ts';
import { isTransient } from './isTransient.ts';
import { prepareCall } from './prepareCall.ts';
import type { ClientPorts, Tokens } from './ports.ts';
import { withTimeout } from './timeouts.ts';
import { dataOf, tokensOf } from './replies.ts';
import type { SignedTransport } from './SignedTransport.ts';

/** Renews the access token once for every call in flight, and ends the session when that is refused (S4, D2). */
export class TokenRefresh {
  readonly #ports: ClientPorts;
  readonly #wire: SignedTransport;
  #underway: Promise<string> | null = null;
  #ended: string | null = null;

  constructor(ports: ClientPorts, wire: SignedTransport) {
    this.#ports = ports;
    this.#wire = wire;
  }

  /** The access token to go on with after `refused` was; throws ApiError(7) when the session is over. */
  renew(refused: string | null, message: string): Promise<string> {
    this.#underway ??= this.#alone(refused, message).finally(() => (this.#underway = null));
    return this.#underway;
  }

  /** A renewed token was refused as well: the session is over, unless it is another one by now. */
  async endSession(refused: string, message: string): Promise<void> {
    const held = await this.#ports.session.read();
    if (held?.access === refused) await this.#end(held, message);
  }

  #alone(refused: string | null, message: string): Promise<string> {
    let abandoned = false;
    const work = this.#ports.session.exclusive(async () => {
      // The lock came after every caller had given up: a token spent now would be wasted.
      if (abandoned) throw new ApiError('timeout');
      return this.#exchange(refused, message);
    });
    return withTimeout(work, RENEWAL_TIMEOUT_MS, this.#ports.clock).finally(() => (abandoned = true));
  }

  async #exchange(refused: string | null, message: string): Promise<string> {
    const { session, check } = this.#ports;
    const held = await session.read();
    if (!held) throw new ApiError(Code.tokenExpired, message);
    if (held.access !== null && held.access !== refused) return held.access;
    if (held.refresh === null) return this.#over(held, message);

    const answer = await this.#answerTo(held.refresh);
    const current = await session.read();
    if (current?.refresh !== held.refresh) return accessOfOther(held, current, message);
    if (isRefusal(answer)) return this.#over(held, answer.msg);

    const tokens = tokensOf(dataOf('refreshToken', answer, check));
    await session.renew(tokens);
    return tokens.access;
  }

  /** Gives the turn back after the time-out, so that the next attempt has a request of its own. */
  async #answerTo(refresh: string): Promise<Envelope> {
    const asked = this.#wire.ask(prepareCall('refreshToken', { refresh }), null, null);
    let isAbandoned = true;
    try {
      const answer = await withTimeout(asked, RENEWAL_TIMEOUT_MS, this.#ports.clock);
      isAbandoned = false;
      return answer;
    } finally {
      // Where the request itself has failed, this has nothing to keep. The caller hears of the failure.
      if (isAbandoned) asked.then((answer) => this.#keepLate(refresh, answer)).catch(() => undefined);
    }
  }

  /** Stores tokens that arrive after the time-out, as the server has already exchanged the old one. */
  #keepLate(refresh: string, answer: Envelope): Promise<void> {
    const { session, check } = this.#ports;
    return session.exclusive(async () => {
      const current = await session.read();
      if (current?.refresh !== refresh || answer.code !== Code.done) return;
      await session.renew(tokensOf(dataOf('refreshToken', answer, check)));
    });
  }

  async #over(held: Tokens, message: string): Promise<never> {
    await this.#end(held, message);
    throw new ApiError(Code.tokenExpired, message);
  }

  // Several calls may learn of the end at the same time; it happens once.
  async #end(held: Tokens, message: string): Promise<void> {
    const session = held.refresh ?? held.access;
    if (this.#ended === session) return;
    this.#ended = session;
    await this.#ports.session.end('expired', message);
  }
}

/**
 * The session changed while we asked. Another tab has renewed it, where there are no locks: its token is as good. Signed
 * out, or signed in as somebody else: what we hold belongs to nobody any more.
 */
function accessOfOther(held: Tokens, current: Tokens | null, message: string): string {
  const isSame = held.user_id !== undefined && current?.user_id === held.user_id;
  if (isSame && current.access !== null && current.access !== held.access) return current.access;
  throw new ApiError(Code.tokenExpired, message);
}

/** A transient failure says nothing about the refresh token: the session is kept, as when offline. */
const isRefusal = ({ code }: Envelope): boolean => code !== Code.done && !isTransient(code);
