import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessTokens, type OpenSession } from '../../../../../server/modules/sessions/AccessTokens.ts';
import { SharedSecret } from '../../../../../server/platform/database/SharedSecret.ts';
import { Code } from '../../../../../shared/contract/envelope.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../../../shared/contract/limits.ts';

const KEY = Buffer.alloc(32, 7);
const START = Date.parse('2026-11-18T17:00:00.900Z');
const SESSION: OpenSession = {
  memberId: 'ana',
  session: 'first',
  device: null,
  refreshHash: 'hash-1',
  wasProvisional: false,
};

describe('an access token', () => {
  let now: number;
  let tokens: AccessTokens;

  beforeEach(() => {
    now = START;
    vi.spyOn(SharedSecret.prototype, 'read').mockResolvedValue(KEY);
    tokens = new AccessTokens(null as never, () => now);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([{}, { device: 'laptop' }, { refreshHash: null }, { wasProvisional: true }])(
    'says of its session what it was signed with: %j',
    async (over) => {
      const session = { ...SESSION, ...over };
      expect(await tokens.read(await tokens.sign(session))).toEqual(session);
    },
  );

  it('has no claims that it does not need', async () => {
    const { payload } = await jwtVerify(await tokens.sign(SESSION), KEY, { currentDate: new Date(START) });
    expect(Object.keys(payload).toSorted()).toEqual(['exp', 'iat', 'iss', 'jti', 'rth', 'sid', 'sub']);
  });

  it('is valid for its time, from the second in which it was signed', async () => {
    const token = await tokens.sign(SESSION);
    now = Math.floor(START / 1_000) * 1_000 + ACCESS_TOKEN_SECONDS * 1_000 - 1;
    expect(await tokens.read(token)).toEqual(SESSION);
    now += 1;
    await expect(tokens.read(token)).rejects.toMatchObject({ code: Code.tokenExpired });
  });

  it.each<[string, JWTPayload, { key?: Buffer; issuer?: string; subject?: string }]>([
    ['another key', { sid: 'first' }, { key: Buffer.alloc(32, 8) }],
    ['another issuer', { sid: 'first' }, { issuer: 'other' }],
    ['no session', {}, {}],
    ['a session in another form', { sid: 1 }, {}],
    ['no member', { sid: 'first' }, { subject: '' }],
  ])('is invalid with %s', async (_what, claims, { key = KEY, issuer = 'medstore', subject = 'ana' }) => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(subject)
      .setExpirationTime(Math.floor(START / 1_000) + 60)
      .sign(key);
    await expect(tokens.read(token)).rejects.toMatchObject({ code: Code.tokenExpired });
  });

  it('of an older version has neither device nor hash', async () => {
    const token = await new SignJWT({ sid: 'first', did: 3, rth: {} })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('medstore')
      .setSubject('ana')
      .setExpirationTime(Math.floor(START / 1_000) + 60)
      .sign(KEY);
    expect(await tokens.read(token)).toEqual({ ...SESSION, refreshHash: null });
  });
});
