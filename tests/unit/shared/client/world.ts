import { createApiClient } from '../../../../shared/client/createApiClient.ts';
import type { Call, ClientPorts, Tokens, WireRequest } from '../../../../shared/client/ports.ts';
import { Code, type Envelope } from '../../../../shared/contract/envelope.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeSession } from '../../../support/fakes/FakeSession.ts';

export const SERVER_TIME = 1_795_180_800_000;
export const done = (data: unknown): Envelope => ({ code: Code.done, msg: '', data });
export const says = (code: number, msg = '', data: unknown = null): Envelope => ({ code, msg, data });

export type Answer = (request: WireRequest) => Envelope | Promise<Envelope>;
export interface World {
  call: Call;
  sent: WireRequest[];
  clock: FakeClock;
  session: FakeSession;
  /** The requests to one address. */
  sentTo(path: string): WireRequest[];
}

const TIME_PATH = 'base/system/timestamp/';

/** A client with a fake server; by default its time stamp operation always answers. */
export function world(answer: Answer, storedTokens: Tokens | null = null, ports: Partial<ClientPorts> = {}): World {
  const clock = new FakeClock();
  const session = new FakeSession(storedTokens);
  const sent: WireRequest[] = [];
  const knowsTime: Answer = (request) =>
    request.path === TIME_PATH ? done({ time: SERVER_TIME + clock.time }) : answer(request);
  const { call } = createApiClient({
    transport: async (request) => {
      sent.push(request);
      return knowsTime(request);
    },
    session,
    clock,
    secret: 'secret',
    language: () => 'en',
    ...ports,
  });
  return { call, sent, clock, session, sentTo: (path) => sent.filter((request) => request.path === path) };
}

export const bearer = (request: WireRequest): string | undefined => request.headers.Authorization;

/** Lets everything run that is not waiting for a timer or an answer. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const MEMBER: Tokens = { access: 'a1', refresh: 'r1' };
export const CART = 'carts/cart/';
export const expired = says(Code.tokenExpired, 'Your session has ended');
export const REFRESH = 'users/user/token_refresh/';
export const USER = { user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.com' };
