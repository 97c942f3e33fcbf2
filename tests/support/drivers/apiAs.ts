import { randomUUID } from 'node:crypto';
import { createApiClient } from '../../../shared/client/createApiClient.ts';
import type { Call, SessionKeeper, Tokens } from '../../../shared/client/ports.ts';
import type { UserInfo } from '../../../shared/contract/schemas/signIn/sessions.ts';
import type { Envelope } from '../../../shared/contract/envelope.ts';
import { API_BASE, REQUEST_TIMEOUT_MS } from '../../../shared/contract/limits.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../servers/testStore.ts';

/** A session in memory. */
function keeperInMemory(): SessionKeeper {
  let tokens: Tokens | null = null;
  return {
    read: () => Promise.resolve(tokens),
    begin: async (_user, begun) => void (tokens = begun),
    renew: async (renewed) => void (tokens = renewed),
    rename: async () => undefined,
    end: async () => void (tokens = null),
    exclusive: (work) => work(),
  };
}

/** A new client address, so that tests do not share rate limits. */
export const freshAddress = (): string => `10.${[0, 1, 2].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

/** The product's API client, with a client address of its own. */
export function apiFromAnywhere(
  address = freshAddress(),
  origin = (): string => TEST_ORIGIN,
  session = keeperInMemory(),
): Call {
  return createApiClient({
    transport: async ({ method, path, query, body, headers }) => {
      const reply = await fetch(`${origin()}${API_BASE}/${path}?${new URLSearchParams(query).toString()}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }), 'x-forwarded-for': address },
        ...(body && { body: JSON.stringify(body) }),
        // Fails here instead of at the test's time-out.
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      return (await reply.json()) as Envelope;
    },
    session,
    clock: {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    },
    secret: TEST_SECRET,
    language: () => 'en',
  }).call;
}

export interface Member {
  email: string;
  password: string;
  nickName: string;
  /** The API with this member signed in. */
  call: Call;
}

/** Registers a new member. */
export async function newMember(nickName = 'Dr. Ana Ruiz', origin?: () => string): Promise<Member> {
  const call = apiFromAnywhere(freshAddress(), origin);
  const email = `member-${randomUUID()}@clinic.example`;
  const password = 'probe_2026';
  await call('register', { nick_name: nickName, email, password, accepted_terms: true, idempotency_key: randomUUID() });
  return { email, password, nickName, call };
}

/** Starts another session of a member. */
export async function newSession({ email, password }: Pick<Member, 'email' | 'password'>): Promise<UserInfo> {
  const begun: UserInfo[] = [];
  const session: SessionKeeper = {
    ...keeperInMemory(),
    begin: async (user, tokens) => void begun.push({ ...user, ...tokens }),
  };
  await apiFromAnywhere(undefined, undefined, session)('login', { email, password });
  return begun[0]!;
}
