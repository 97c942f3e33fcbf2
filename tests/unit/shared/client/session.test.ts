import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../../shared/contract/limits.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { bearer, done, expired, MEMBER, REFRESH, says, settled, USER, world } from './world.ts';

describe('signing in', () => {
  const answer = () => done({ ...USER, access: 'a1', refresh: 'r1' });

  it.each(['login', 'register', 'registerGoogle', 'registerFacebook'] as const)(
    'by %s begins a session',
    async (name) => {
      const { call, session } = world(answer);
      await call(name, {} as never);
      expect([session.user, session.tokens]).toEqual([USER, MEMBER]);
    },
  );

  it('returns the user without tokens to the caller', async () => {
    const { call } = world(answer);
    await expect(call('login', { email: 'a@b.cd', password: 'x' })).resolves.toEqual({
      ...USER,
      access: '',
      refresh: '',
    });
  });

  it('with an answer that lacks the tokens begins nothing', async () => {
    const { call, session } = world(() => done(USER));
    await expect(call('login', { email: 'a@b.cd', password: 'x' })).rejects.toMatchObject({ code: 'malformed' });
    expect(session.user).toBeNull();
  });

  it('that is refused leaves a session as it was', async () => {
    const { call, session } = world(() => says(Code.tokenExpired), MEMBER);
    await expect(call('login', { email: 'a@b.cd', password: 'x' })).rejects.toMatchObject({ code: 7 });
    expect(session.tokens).toEqual(MEMBER);
  });
});

describe('a changed profile', () => {
  it('renames the session, requested with the session’s token', async () => {
    const { call, session, sentTo } = world(() => done({ ...USER, nick_name: 'Dr. Ana' }), MEMBER);
    session.user = USER;
    await call('updateUserInfo', { id: USER.user_id, nick_name: 'Dr. Ana', mobile: '', company: '' });
    expect(bearer(sentTo(`users/info/${USER.user_id}/`)[0]!)).toBe('Bearer a1');
    expect(session.user).toEqual({ ...USER, nick_name: 'Dr. Ana' });
    expect(session.tokens).toEqual(MEMBER);
  });

  it('that is refused changes no name', async () => {
    const { call, session } = world(() => says(Code.refused, 'no'), MEMBER);
    session.user = USER;
    const change = { id: USER.user_id, nick_name: '', mobile: '', company: '' };
    await expect(call('updateUserInfo', change)).rejects.toMatchObject({ code: 1 });
    expect(session.user).toEqual(USER);
  });
});

describe('signing out', () => {
  it('sends the refresh token to the server', async () => {
    const { call, sentTo, session } = world(() => done(null), MEMBER);
    await expect(call('logout', {})).resolves.toBeNull();
    expect(sentTo('users/user/logout/')[0]!.body).toMatchObject({ refresh: 'r1' });
    expect(session.endings).toEqual([{ reason: 'signed-out', message: '' }]);
  });

  it.each([
    ['refuses', () => says(Code.internal)],
    ['finds the token expired', () => expired],
    ['cannot be reached', () => Promise.reject(new ApiError('offline'))],
  ])('ends the session when the server %s', async (_what, answer) => {
    const { call, session, sentTo } = world(answer, MEMBER);
    await expect(call('logout', {})).resolves.toBeNull();
    expect([session.tokens, session.endings.length, sentTo(REFRESH).length]).toEqual([null, 1, 0]);
  });

  it('ends locally before the server has answered', async () => {
    const { call, session, clock } = world(() => new Promise(() => {}), MEMBER);
    const answer = call('logout', {});
    await settled();
    expect(session.tokens).toBeNull();
    clock.pass(REQUEST_TIMEOUT_MS);
    await answer;
  });
});
