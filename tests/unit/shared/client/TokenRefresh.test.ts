import { describe, expect, it } from 'vitest';
import type { WireRequest } from '../../../../shared/client/ports.ts';
import { RENEWAL_TIMEOUT_MS } from '../../../../shared/contract/limits.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { bearer, CART, done, expired, MEMBER, REFRESH, says, settled, USER, world, type World } from './world.ts';

const tokens = (n: number) => done({ access: `a${n}`, refresh: `r${n}` });
/** Waits for an answer until the renewal before has timed out. */
async function callThatHangs(call: World['call'], clock: World['clock']): Promise<void> {
  const failed = expect(call('readCart', {})).rejects.toMatchObject({ code: 'timeout' });
  await settled();
  clock.pass(RENEWAL_TIMEOUT_MS);
  await failed;
}

/** A server that accepts only `good` as a token, and answers a renewal as the test says. */
const serverOf =
  (good: string, renewal: () => ReturnType<typeof done> | Promise<ReturnType<typeof done>>) =>
  (request: WireRequest) => {
    if (request.path === REFRESH) return renewal();
    return bearer(request) === `Bearer ${good}` ? done('cart') : expired;
  };

describe('a token that has expired', () => {
  it('is renewed once for all calls in flight, and each goes out once more', async () => {
    const { call, sentTo, session } = world(
      serverOf('a2', () => tokens(2)),
      MEMBER,
    );
    await expect(Promise.all([1, 2, 3].map(() => call('readCart', {})))).resolves.toEqual(['cart', 'cart', 'cart']);
    expect(sentTo(REFRESH).map(({ body }) => body!.refresh)).toEqual(['r1']);
    expect(sentTo(CART).map(bearer)).toEqual([...Array(3).fill('Bearer a1'), ...Array(3).fill('Bearer a2')]);
    expect(session.tokens).toEqual({ access: 'a2', refresh: 'r2' });
  });

  it('is not renewed when another tab has done so', async () => {
    const { call, sentTo, session } = world((request) => {
      session.tokens = { access: 'a2', refresh: 'r2' };
      return serverOf('a2', () => tokens(3))(request);
    }, MEMBER);
    await expect(call('readCart', {})).resolves.toBe('cart');
    expect(sentTo(REFRESH)).toEqual([]);
  });

  it.each([tokens(2), tokens(3), expired])(
    'is as good when another tab renewed it meanwhile, without locks',
    async (answer) => {
      const ana = { ...MEMBER, user_id: 'u1' };
      const { call, session } = world(
        serverOf('b2', () => {
          session.tokens = { access: 'b2', refresh: 'r2', user_id: 'u1' };
          return answer;
        }),
        ana,
      );
      await expect(call('readCart', {})).resolves.toBe('cart');
      expect([session.tokens!.refresh, session.endings]).toEqual(['r2', []]);
    },
  );

  it.each([Code.tokenExpired, Code.refused, Code.notAllowed, Code.notFound])(
    'ends the session once when the renewal is refused with %i',
    async (code) => {
      const { call, session } = world(
        serverOf('a2', () => says(code, 'Please log in again')),
        MEMBER,
      );
      const calls = await Promise.allSettled([call('readCart', {}), call('countCart', {})]);
      for (const { reason } of calls as PromiseRejectedResult[])
        expect(reason).toMatchObject({ code: 7, message: 'Please log in again' });
      expect(session.endings).toEqual([{ reason: 'expired', message: 'Please log in again' }]);
    },
  );

  it('ends the session when the renewed one is refused as well', async () => {
    const { call, sentTo, session } = world(
      serverOf('none', () => tokens(2)),
      MEMBER,
    );
    const calls = await Promise.allSettled([call('readCart', {}), call('readCart', {})]);
    expect(calls.map((outcome) => (outcome as PromiseRejectedResult).reason.code)).toEqual([7, 7]);
    expect([sentTo(CART).length, sentTo(REFRESH).length]).toEqual([4, 1]);
    expect(session.endings).toHaveLength(1);
  });

  it('keeps the session when the network is gone, and renews at the next call', async () => {
    const renewals = [Promise.reject(new ApiError('offline')), tokens(2)];
    const { call, session } = world(
      serverOf('a2', () => renewals.shift()!),
      MEMBER,
    );
    await expect(call('readCart', {})).rejects.toMatchObject({ code: 'offline' });
    expect([session.tokens, session.endings]).toEqual([MEMBER, []]);
    await expect(call('readCart', {})).resolves.toBe('cart');
  });

  it.each([Code.internal, Code.tooMany, Code.badSignature])(
    'keeps the session when the server is in trouble (%i)',
    async (code) => {
      const { call, session } = world(
        serverOf('a2', () => says(code)),
        MEMBER,
      );
      await expect(call('readCart', {})).rejects.toMatchObject({ code });
      expect(session.tokens).toEqual(MEMBER);
    },
  );

  it('keeps the session when the renewal times out or is malformed', async () => {
    const renewals = [new Promise<never>(() => {}), Promise.resolve(done({ access: 5 }))];
    const { call, session, clock } = world(
      serverOf('a2', () => renewals.shift()!),
      MEMBER,
    );
    await callThatHangs(call, clock);
    await expect(call('readCart', {})).rejects.toMatchObject({ code: 'malformed' });
    expect(session.tokens).toEqual(MEMBER);
  });

  it('is renewed with a new request when the one before still hangs', async () => {
    const renewals = [new Promise<never>(() => {}), Promise.resolve(tokens(2))];
    const { call, session, clock, sentTo } = world(
      serverOf('a2', () => renewals.shift()!),
      MEMBER,
    );
    await callThatHangs(call, clock);
    await expect(call('readCart', {})).resolves.toBe('cart');
    expect(sentTo(REFRESH).map(({ body }) => body!.refresh)).toEqual(['r1', 'r1']);
    expect(session.tokens).toEqual({ access: 'a2', refresh: 'r2' });
  });

  it.each([
    ['keeps the tokens of', tokens(2), { access: 'a2', refresh: 'r2' }],
    ['ends no session by', expired, MEMBER],
  ])('%s an answer that comes after the time-out', async (_what, answer, storedTokens) => {
    const late = Promise.withResolvers<typeof answer>();
    const { call, session, clock } = world(
      serverOf('a2', () => late.promise),
      MEMBER,
    );
    await callThatHangs(call, clock);
    late.resolve(answer);
    await settled();
    expect([session.tokens, session.endings]).toEqual([storedTokens, []]);
  });

  it('does not overwrite the tokens of a newer renewal, or another session, by a late answer', async () => {
    for (const meanwhile of [{ access: 'a3', refresh: 'r3' }, { access: 'b1', refresh: 's1' }, null]) {
      const late = Promise.withResolvers<ReturnType<typeof tokens>>();
      const { call, session, clock } = world(
        serverOf('a2', () => late.promise),
        MEMBER,
      );
      await callThatHangs(call, clock);
      session.tokens = meanwhile;
      late.resolve(tokens(2));
      await settled();
      expect(session.tokens).toEqual(meanwhile);
    }
  });

  it('does not restore a session that was ended meanwhile', async () => {
    const { call, session } = world(
      serverOf('a2', async () => {
        await session.end('signed-out', '');
        return tokens(2);
      }),
      MEMBER,
    );
    await expect(call('readCart', {})).rejects.toMatchObject({ code: 7 });
    expect([session.tokens, session.endings.length]).toEqual([null, 1]);
  });

  it('does not end the session of someone who signed in meanwhile', async () => {
    const next = { access: 'b1', refresh: 's1' };
    const { call, session } = world(
      serverOf('b1', async () => {
        await session.begin({ ...USER, user_id: 'u2' }, next);
        return expired;
      }),
      MEMBER,
    );
    await expect(call('readCart', {})).rejects.toMatchObject({ code: 7 });
    expect([session.tokens, session.endings]).toEqual([next, []]);
  });

  it('twice does not end the session of someone who signed in meanwhile either', async () => {
    const next = { access: 'b1', refresh: 's1' };
    const { call, session } = world(async (request) => {
      if (bearer(request) === 'Bearer a2') await session.begin({ ...USER, user_id: 'u2' }, next);
      return request.path === REFRESH ? tokens(2) : expired;
    }, MEMBER);
    await expect(call('readCart', {})).rejects.toMatchObject({ code: 7 });
    expect([session.tokens, session.endings]).toEqual([next, []]);
  });

  it('times out waiting for a lock that another tab never releases, and uses no token later', async () => {
    let letGo = (): void => undefined;
    const { call, session, clock, sentTo } = world(
      serverOf('a2', () => tokens(2)),
      MEMBER,
    );
    void session.exclusive(() => new Promise<void>((resolve) => (letGo = resolve)));
    const answer = expect(call('readCart', {})).rejects.toMatchObject({ code: 'timeout' });
    await settled();
    clock.pass(RENEWAL_TIMEOUT_MS);
    await answer;
    letGo();
    await settled();
    expect([sentTo(REFRESH), session.tokens]).toEqual([[], MEMBER]);
  });

  it('of a guest, who has none, is only reported', async () => {
    const { call, session, sentTo } = world(() => expired);
    await expect(call('readCart', {})).rejects.toMatchObject({ code: 7, message: 'Your session has ended' });
    expect([sentTo(CART).length, session.endings]).toEqual([1, []]);
  });
});

describe('a session of which only the refresh token outlived a restart', () => {
  const RESTARTED = { access: null, refresh: 'r1' };

  it('gets its access token before the first call, once for all', async () => {
    const { call, sentTo } = world(
      serverOf('a2', () => tokens(2)),
      RESTARTED,
    );
    await Promise.all([call('readCart', {}), call('readCart', {})]);
    expect(sentTo(CART).map(bearer)).toEqual(['Bearer a2', 'Bearer a2']);
    expect(sentTo(REFRESH)).toHaveLength(1);
  });

  it('outlives being offline', async () => {
    const { call, session } = world(
      serverOf('a2', () => Promise.reject(new ApiError('offline'))),
      RESTARTED,
    );
    await expect(call('readCart', {})).rejects.toMatchObject({ code: 'offline' });
    expect(session.tokens).toEqual(RESTARTED);
  });

  it('ends when the refresh token is no longer valid', async () => {
    const { call, session } = world(
      serverOf('a2', () => expired),
      RESTARTED,
    );
    await expect(call('readCart', {})).rejects.toMatchObject({ code: 7 });
    expect(session.endings).toHaveLength(1);
  });
});

it('the client alone renews tokens', async () => {
  const { call, sent } = world(() => tokens(2), MEMBER);
  await expect(call('refreshToken', { refresh: 'r1' })).rejects.toThrow('renews tokens by itself');
  expect(sent).toEqual([]);
});

describe('calling in one member’s name', () => {
  const ANA = { access: 'a1', refresh: 'r1', user_id: 'ana' };

  it('uses that member’s token, and never another’s', async () => {
    const { call, session, sentTo } = world(() => done('cart'), ANA);
    await call('readCart', {}, { owner: 'ana' });
    expect(sentTo(CART).map(bearer)).toEqual(['Bearer a1']);
    for (const storedTokens of [{ access: 'b1', refresh: 'rb', user_id: 'ben' }, null]) {
      session.tokens = storedTokens;
      await expect(call('readCart', {}, { owner: 'ana' })).rejects.toMatchObject({ code: Code.signInNeeded });
    }
    expect(sentTo(CART)).toHaveLength(1);
  });

  it('does not use the token of a member who has signed in meanwhile', async () => {
    const { call, session, sentTo } = world((request) => {
      if (bearer(request) !== 'Bearer a1') return done('cart');
      session.tokens = { access: 'b1', refresh: 'rb', user_id: 'ben' };
      return expired;
    }, ANA);
    await expect(call('readCart', {}, { owner: 'ana' })).rejects.toMatchObject({ code: Code.signInNeeded });
    expect(sentTo(CART)).toHaveLength(1);
  });
});
