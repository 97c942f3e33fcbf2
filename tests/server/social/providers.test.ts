import { afterEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { OauthProvider } from '../../../server/modules/socialSignIn/OauthProvider.ts';
import { OidcProvider } from '../../../server/modules/socialSignIn/OidcProvider.ts';
import { LOCAL_CLIENT, LocalIdentityServer } from '../../../demo/identity/LocalIdentityServer.ts';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import { ProviderUnavailable } from '../../../server/modules/socialSignIn/SocialProvider.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { type Answers, openIdentityServer } from '../../support/servers/identityServer.ts';

// Providers on a port of this machine, in place of Google and Facebook.

let opened: Awaited<ReturnType<typeof openIdentityServer>> | null = null;
afterEach(() => {
  opened?.close();
  vi.restoreAllMocks();
});

const FLOW = { state: 's'.repeat(20), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };
const REDIRECT_URI = 'https://shop.example/api/auth/google/callback';
const answered = (more: Record<string, string> = {}) => ({
  ...FLOW,
  callback: new URL(
    `${REDIRECT_URI}?${new URLSearchParams({ code: 'the-code', state: FLOW.state, ...more }).toString()}`,
  ),
});
const asking = { state: FLOW.state, nonce: FLOW.nonce, challenge: 'c'.repeat(43), redirectUri: REDIRECT_URI };

async function openid(changes: Partial<Answers> = {}, nonce = FLOW.nonce) {
  opened = await openIdentityServer(changes, nonce);
  const { origin, asked } = opened;
  const { social } = readSettings({
    GOOGLE_CLIENT_ID: 'our-id',
    GOOGLE_CLIENT_SECRET: 'our-secret',
    GOOGLE_ISSUER: origin,
  });
  return { provider: new OidcProvider(social.google!), asked, origin };
}

/** The limits in ms of what is asked of a provider. */
const limits = (timeout: MockInstance<typeof AbortSignal.timeout>): number[] => timeout.mock.calls.map(([ms]) => ms);

const expectUnavailable = (answer: Promise<unknown>) => expect(answer).rejects.toBeInstanceOf(ProviderUnavailable);

describe('an OpenID provider, as Google is', () => {
  it('is given up after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { provider, asked } = await openid();
    await provider.exchange(answered());
    expect(asked.length).toBeGreaterThan(1);
    expect(limits(timeout)).toEqual(asked.map(() => 10_000));
  });

  it('is asked at the address of its discovery document, with our id, a state, a nonce and a challenge', async () => {
    const { provider, origin } = await openid();
    const url = new URL(await provider.authorizeUrl(asking));
    expect(url.origin + url.pathname).toBe(`${origin}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'our-id',
      redirect_uri: REDIRECT_URI,
      scope: 'openid email profile',
      state: FLOW.state,
      nonce: FLOW.nonce,
      code_challenge: asking.challenge,
      code_challenge_method: 'S256',
    });
  });

  it('trades the code with our secret and the verifier, and says who it is', async () => {
    const claims = { email: ' Nina@Clinic.Example', email_verified: true, name: 'Nina' };
    const { provider, asked } = await openid({ claims });
    expect(await provider.exchange(answered())).toEqual({
      subject: '42',
      email: 'nina@clinic.example',
      isVerified: true,
      name: 'Nina',
    });
    expect(Object.fromEntries(asked.find(({ path }) => path === '/token')!.body)).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      code_verifier: FLOW.verifier,
      client_id: 'our-id',
      client_secret: 'our-secret',
      redirect_uri: REDIRECT_URI,
    });
  });

  it.each([
    ['it has not verified', { email_verified: false }],
    ['it says nothing about', {}],
    ['it calls verified in a text', { email_verified: 'true' }],
  ])('leaves an address unverified that %s', async (_what, claims) => {
    const { provider } = await openid({ claims: { email: 'a@b.example', ...claims } });
    expect(await provider.exchange(answered())).toMatchObject({ email: 'a@b.example', isVerified: false });
  });

  it('may send no address', async () => {
    const { provider } = await openid({ claims: { email_verified: true } });
    expect(await provider.exchange(answered())).toMatchObject({ email: '', isVerified: false, name: '' });
  });

  const BEARER = { access_token: 'at', token_type: 'Bearer' };
  const past = Math.floor(Date.now() / 1000) - 3_600;
  it.each<[string, Partial<Answers>]>([
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another client', { claims: { aud: 'another-id' } }],
    ['for two clients, issued to the other', { claims: { aud: ['our-id', 'another-id'], azp: 'another-id' } }],
    ['that has expired', { claims: { iat: past, exp: past + 300 } }],
    ['of another flow', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['about nobody', { claims: { sub: undefined } }],
    ['that somebody else signed', { isForged: true }],
    ['that is missing', { token: BEARER }],
    ['that is not signed', { token: { ...BEARER, id_token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI0MiJ9.' } }],
  ])('is refused with an ID token %s', async (_what, changes) => {
    const { provider } = await openid(changes);
    await expectUnavailable(provider.exchange(answered()));
  });

  it.each<[string, Partial<Answers>]>([
    ['no JSON', { token: '<html>' }],
    ['a failure', { status: 503 }],
    ['a discovery document of another issuer', { metadata: { issuer: 'https://evil.example' } }],
  ])('is away when it answers %s', async (_what, changes) => {
    const { provider } = await openid(changes);
    await expectUnavailable(provider.exchange(answered()));
  });

  it('is refused with a code for the second time, another state, or the answer of another issuer', async () => {
    const { provider } = await openid({ metadata: { authorization_response_iss_parameter_supported: true } });
    const iss = opened!.origin;
    await expectUnavailable(provider.exchange(answered()));
    await expectUnavailable(provider.exchange(answered({ iss: 'https://evil.example' })));
    await expectUnavailable(provider.exchange(answered({ iss, state: 'another' })));
    expect(await provider.exchange(answered({ iss }))).toMatchObject({ subject: '42' });
    await expectUnavailable(provider.exchange(answered({ iss })));
  });

  it('names in its failure the provider and the cause, which the log shows', async () => {
    const { provider, origin } = await openid({ claims: { nonce: 'another' } });
    const failure: unknown = await provider.exchange(answered()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderUnavailable', cause: expect.any(Error) as Error });
    const { message, cause } = failure as Error;
    expect(message).toBe(`${new URL(origin).host}: ${(cause as Error).message}`);
  });

  it('is away when nothing listens, and asked again as soon as something does', async () => {
    const { provider, asked } = await openid({ status: 503 });
    await expectUnavailable(provider.authorizeUrl(asking));
    await expectUnavailable(provider.authorizeUrl(asking));
    expect(asked).toHaveLength(2);
    opened!.close();
    await expectUnavailable(provider.authorizeUrl(asking));
  });

  it('is asked for its discovery document once', async () => {
    const { provider, asked } = await openid();
    await Promise.all([provider.authorizeUrl(asking), provider.authorizeUrl(asking)]);
    await provider.exchange(answered());
    expect(asked.filter(({ path }) => path.startsWith('/.well-known'))).toHaveLength(1);
  });
});

describe('an OAuth 2 provider, as Facebook is', () => {
  const TOKEN = { access_token: 'at', token_type: 'bearer', expires_in: 5_000 };
  async function oauth(changes: Partial<Answers>) {
    opened = await openIdentityServer({ token: TOKEN, ...changes }, '');
    const { origin, asked } = opened;
    const { social } = readSettings({
      FACEBOOK_CLIENT_ID: 'our-id',
      FACEBOOK_CLIENT_SECRET: 'our-secret',
      FACEBOOK_TOKEN_URL: `${origin}/token`,
      FACEBOOK_PROFILE_URL: `${origin}/profile`,
    });
    return { provider: new OauthProvider(social.facebook!), asked };
  }

  it('is given up after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { provider, asked } = await oauth({ profile: { id: '7' } });
    await provider.exchange(answered());
    expect(asked).toHaveLength(2);
    expect(limits(timeout)).toEqual([10_000, 10_000]);
  });

  it('is asked with our id, a state and a challenge', async () => {
    const { provider } = await oauth({});
    const url = new URL(await provider.authorizeUrl(asking));
    expect(url.origin).toBe('https://www.facebook.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'our-id',
      redirect_uri: REDIRECT_URI,
      scope: 'public_profile email',
      state: FLOW.state,
      code_challenge: asking.challenge,
      code_challenge_method: 'S256',
    });
  });

  it('trades the code and reads the profile, which does not say that the address is verified', async () => {
    const { provider, asked } = await oauth({ profile: { id: '7', email: 'Sam@Clinic.Example', name: 'Sam' } });
    expect(await provider.exchange(answered())).toEqual({
      subject: '7',
      email: 'sam@clinic.example',
      isVerified: false,
      name: 'Sam',
    });
    expect(Object.fromEntries(asked[0]!.body)).toMatchObject({
      code: 'the-code',
      code_verifier: FLOW.verifier,
      client_secret: 'our-secret',
      redirect_uri: REDIRECT_URI,
    });
    expect(asked[1]!.authorization).toBe('Bearer at');
  });

  it('may send no address', async () => {
    const { provider } = await oauth({ profile: { id: '7', name: 'Sam' } });
    expect(await provider.exchange(answered())).toMatchObject({ subject: '7', email: '', name: 'Sam' });
  });

  it.each<[string, Partial<Answers>]>([
    ['no token', { token: {} }],
    ['nobody', { profile: { email: 'a@b.example' } }],
    ['no JSON', { token: '<html>', profile: '' }],
    ['a failure', { status: 503 }],
  ])('is away when it answers %s', async (_what, changes) => {
    const { provider } = await oauth(changes);
    await expectUnavailable(provider.exchange(answered()));
  });
});

describe('the local provider', () => {
  const identity = { subject: '1', email: '', isVerified: false, name: 'Sam' };
  const ORIGIN = 'http://localhost';
  const open = (now: () => number = () => 0) => {
    const local = new LocalIdentityServer('facebook', now);
    const agree = () =>
      local.agree({ identity, nonce: 'n', challenge: pkceChallenge(FLOW.verifier), redirectUri: REDIRECT_URI });
    const trade = async (changes: Record<string, string> = {}, code = agree()) => {
      const { clientId: client_id, clientSecret: client_secret } = LOCAL_CLIENT;
      const good = { code, client_id, client_secret, redirect_uri: REDIRECT_URI, code_verifier: FLOW.verifier };
      return (await local.token(ORIGIN, new URLSearchParams({ ...good, ...changes }))) as {
        access_token: string;
      } | null;
    };
    return { local, agree, trade };
  };

  it('accepts a code once, from its client, with its verifier and address', async () => {
    const { agree, trade } = open();
    const code = agree();
    expect(await trade({}, code)).toMatchObject({ token_type: 'bearer' });
    expect(await trade({}, code)).toBeNull();
    expect(await trade({ code_verifier: 'w'.repeat(43) })).toBeNull();
    expect(await trade({ redirect_uri: 'https://x.example' })).toBeNull();
    expect(await trade({ client_secret: 'guessed' })).toBeNull();
  });

  it('accepts codes and access tokens for a minute', async () => {
    let now = 0;
    const { local, agree, trade } = open(() => now);
    const [code, reading, late] = [agree(), await trade(), await trade()];
    expect(local.profile(reading!.access_token)).toEqual({ id: '1', name: 'Sam' });
    now = 60_000;
    expect(await trade({}, code)).toBeNull();
    expect(local.profile(late!.access_token)).toBeNull();
  });
});

onAnyDatabase('the local provider', (database) => {
  it('is not there in production', async () => {
    const settings = readSettings({
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATA_DIR: 'memory://',
      FACEBOOK_CLIENT_ID: 'our-id',
    });
    const { app, api } = await buildApp(createServices(database().opened), settings);
    const visitor = { userId: null, language: 'en' as const, ip: '10.0.0.1', userAgent: 'test' };
    expect(await api.dispatch('readSocial', {}, visitor)).toEqual([{ provider: 'facebook', account: null }]);
    const query = `challenge=${'c'.repeat(43)}&state=${'s'.repeat(20)}`;
    const start = (provider: string) => app.inject({ method: 'GET', url: `/api/auth/${provider}/start?${query}` });
    expect((await start('google')).headers.location).toMatch(/#(.+&)?error=away$/);
    expect((await start('facebook')).headers.location).toMatch(/^https:\/\/www\.facebook\.com\//);
    expect((await app.inject({ method: 'GET', url: '/dev/identity/google' })).statusCode).toBe(404);
    await app.close();
  });
});

it('an invalid address is reported at start', () => {
  for (const GOOGLE_ISSUER of ['accounts.google.com', 'http://accounts.google.com', 'http://localhost.evil.example'])
    expect(() => readSettings({ GOOGLE_ISSUER })).toThrow(
      'GOOGLE_ISSUER must be an https address, or one on this machine',
    );
});
