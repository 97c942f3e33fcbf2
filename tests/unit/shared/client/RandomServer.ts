import { expect } from 'vitest';
import type { WireRequest } from '../../../../shared/client/ports.ts';
import { RENEWAL_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../../../../shared/contract/limits.ts';
import { ApiError, Code, type Envelope } from '../../../../shared/contract/envelope.ts';
import type { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { bearer, done, says } from './world.ts';

/** The outcomes of requests, in order; after the last entry all requests succeed. */
export const FATES = ['well', 'offline', 'hangs', 'trouble', 'stale', 'expired'] as const;
export type Fate = (typeof FATES)[number];
export type Fates = Record<'time' | 'refresh' | 'call', Fate[]>;

/** A server with rotating tokens, for calls, renewals and failures in any order; it records what should happen. */
export class RandomServer {
  tokens = { access: 'a0', refresh: 'r0' };
  /** Refusals of a renewal, or of a token just renewed: the only events that may end a session. */
  grounds = 0;
  readonly answerCodes = new Map<string, number[]>();
  #renewals = 0;
  #renewing = 0;
  readonly #fates: Fates;
  readonly #clock: FakeClock;
  readonly #turn: (label: string) => Promise<unknown>;
  readonly #spent = new Set<unknown>();

  constructor(fates: Fates, clock: FakeClock, turn: (label: string) => Promise<unknown>) {
    this.#fates = { time: [...fates.time], refresh: [...fates.refresh], call: [...fates.call] };
    this.#clock = clock;
    this.#turn = turn;
  }

  /** Invalidates the current access token; the refresh token stays valid. */
  expire(): void {
    this.tokens = { ...this.tokens, access: `x${this.tokens.access}` };
  }

  rotate(): { access: string; refresh: string } {
    this.#renewals += 1;
    this.tokens = { access: `a${this.#renewals}`, refresh: `r${this.#renewals}` };
    return this.tokens;
  }

  readonly transport = async (request: WireRequest): Promise<Envelope> => {
    if (request.path.includes('timestamp'))
      return this.#meet(this.#fates.time.shift(), () => done({ time: 1_000 + this.#clock.time }));
    if (request.path.includes('token_refresh')) return this.#refresh(request);
    return this.#answer(request);
  };

  async #refresh(request: WireRequest): Promise<Envelope> {
    expect(++this.#renewing, 'renewals at once').toBe(1);
    expect(this.#spent, 'refresh tokens used already').not.toContain(request.body!.refresh);
    try {
      const trade = (): Envelope => {
        if (request.body!.refresh !== this.tokens.refresh) return says(Code.tokenExpired);
        this.#spent.add(request.body!.refresh);
        return done(this.rotate());
      };
      const answer = await this.#meet(this.#fates.refresh.shift(), trade, RENEWAL_TIMEOUT_MS - 1);
      if (answer.code === Code.tokenExpired) this.grounds += 1;
      return answer;
    } finally {
      this.#renewing -= 1;
    }
  }

  async #answer(request: WireRequest): Promise<Envelope> {
    const call = String(request.query.page);
    const token = bearer(request);
    const answer = await this.#meet(this.#fates.call.shift(), () => {
      const isGood = token === undefined || token === `Bearer ${this.tokens.access}`;
      return isGood ? done(call) : says(Code.tokenExpired);
    });
    this.answerCodes.set(call, [...(this.answerCodes.get(call) ?? []), answer.code]);
    if (this.answerCodes.get(call)!.filter((code) => code === Code.tokenExpired).length === 2) this.grounds += 1;
    return answer;
  }

  async #meet(fate: Fate = 'well', answer: () => Envelope, timeoutMs = REQUEST_TIMEOUT_MS): Promise<Envelope> {
    // The client's time-out, counted from now; until then the request is in flight.
    const limit = fate === 'hangs' && new Promise<void>((resolve) => this.#clock.after(timeoutMs, resolve));
    await this.#turn(fate);
    switch (fate) {
      case 'well':
        return answer();
      case 'offline':
        throw new ApiError('offline');
      case 'hangs':
        await limit;
        throw new ApiError('timeout');
      case 'trouble':
        return says(Code.internal);
      case 'stale':
        return says(Code.staleTime);
      default:
        return says(Code.tokenExpired);
    }
  }
}
