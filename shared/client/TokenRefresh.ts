import { RENEWAL_TIMEOUT_MS } from '../contract/limits.ts';
import { ApiError, Code, type Envelope } from '../contract/envelope.ts';
import { isTransient } from './isTransient.ts';
import { prepareCall } from './prepareCall.ts';
import type { ClientPorts, Tokens } from './ports.ts';
import { withTimeout } from './timeouts.ts';
import { dataOf, tokensOf } from './replies.ts';
import type { SignedTransport } from './SignedTransport.ts';

/**
 * Renews the access token, single flight for all concurrent calls, and ends the session if that is refused (S4, D2).
 */
export class TokenRefresh {
  readonly #ports: ClientPorts;
  readonly #wire: SignedTransport;
  #underway: Promise<string> | null = null;
  #ended: string | null = null;

  constructor(ports: ClientPorts, wire: SignedTransport) {
    this.#ports = ports;
    this.#wire = wire;
  }

  /** Returns the access token that replaces `refused`; throws ApiError(7) when the session is over. */
  renew(refused: string | null, message: string): Promise<string> {
    this.#underway ??= this.#renewOnce(refused, message).finally(() => (this.#underway = null));
    return this.#underway;
  }

  /** Ends the session after a renewed token was refused too, unless another session has begun meanwhile. */
  async endSession(refused: string, message: string): Promise<void> {
    const tokens = await this.#ports.session.read();
    if (tokens?.access === refused) await this.#end(tokens, message);
  }

  #renewOnce(refused: string | null, message: string): Promise<string> {
    let wasAbandoned = false;
    const work = this.#ports.session.exclusive(async () => {
      // Every caller gave up before the lock was acquired: do not use up the token.
      if (wasAbandoned) throw new ApiError('timeout');
      return this.#exchange(refused, message);
    });
    return withTimeout(work, RENEWAL_TIMEOUT_MS, this.#ports.clock).finally(() => (wasAbandoned = true));
  }

  async #exchange(refused: string | null, message: string): Promise<string> {
    const { session, check } = this.#ports;
    const before = await session.read();
    if (!before) throw new ApiError(Code.tokenExpired, message);
    if (before.access !== null && before.access !== refused) return before.access;
    if (before.refresh === null) return this.#endExpired(before, message);

    const answer = await this.#answerTo(before.refresh);
    const current = await session.read();
    if (current?.refresh !== before.refresh) return accessOfOther(before, current, message);
    if (isRefusal(answer)) return this.#endExpired(before, answer.msg);

    const tokens = tokensOf(dataOf('refreshToken', answer, check));
    await session.renew(tokens);
    return tokens.access;
  }

  /** Releases the lock after the time-out, so that the next attempt can send its own request. */
  async #answerTo(refresh: string): Promise<Envelope> {
    const reply = this.#wire.ask(prepareCall('refreshToken', { refresh }), null, null);
    let isAbandoned = true;
    try {
      const answer = await withTimeout(reply, RENEWAL_TIMEOUT_MS, this.#ports.clock);
      isAbandoned = false;
      return answer;
    } finally {
      // A failed request has no tokens to keep; the caller already knows of the failure.
      if (isAbandoned) reply.then((answer) => this.#keepLate(refresh, answer)).catch(() => undefined);
    }
  }

  /** Stores tokens that arrive after the time-out, as the server has already invalidated the old one. */
  #keepLate(refresh: string, answer: Envelope): Promise<void> {
    const { session, check } = this.#ports;
    return session.exclusive(async () => {
      const current = await session.read();
      if (current?.refresh !== refresh || answer.code !== Code.done) return;
      await session.renew(tokensOf(dataOf('refreshToken', answer, check)));
    });
  }

  async #endExpired(tokens: Tokens, message: string): Promise<never> {
    await this.#end(tokens, message);
    throw new ApiError(Code.tokenExpired, message);
  }

  // Concurrent calls may each find that the session is over; end it once.
  async #end(tokens: Tokens, message: string): Promise<void> {
    const session = tokens.refresh ?? tokens.access;
    if (this.#ended === session) return;
    this.#ended = session;
    await this.#ports.session.end('expired', message);
  }
}

/**
 * The access token of a session that changed meanwhile. Without locks another tab may have renewed it: use that token.
 * After a sign-out, or a sign-in as another member, the call fails.
 */
function accessOfOther(before: Tokens, current: Tokens | null, message: string): string {
  const isSame = before.user_id !== undefined && current?.user_id === before.user_id;
  if (isSame && current.access !== null && current.access !== before.access) return current.access;
  throw new ApiError(Code.tokenExpired, message);
}

/** Whether the refresh token was refused. A transient failure, like being offline, keeps the session. */
const isRefusal = ({ code }: Envelope): boolean => code !== Code.done && !isTransient(code);
