import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { HttpProvider } from '../../../server/modules/socialSignIn/HttpProvider.ts';
import { LocalProvider } from '../../../demo/identity/LocalProvider.ts';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import { ProviderAway } from '../../../server/modules/socialSignIn/SocialProvider.ts';

// A provider by its addresses, as Google and Facebook are.

let server: Server | null = null;
afterEach(() => server?.close());

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

/** A provider that answers as told, and what it was asked. */
async function aProvider(token: object | string, profile: object | string, status = 200) {
  const asked: { body: URLSearchParams; authorization: string | undefined }[] = [];
  const respond = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    asked.push({ body: await bodyOf(request), authorization: request.headers.authorization });
    const answer = request.url === '/token' ? token : profile;
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  server = createServer((request, reply) => {
    void respond(request, reply);
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { social } = readSettings({
    GOOGLE_CLIENT_ID: 'our-id',
    GOOGLE_CLIENT_SECRET: 'our-secret',
    GOOGLE_TOKEN_URL: `${origin}/token`,
    GOOGLE_PROFILE_URL: `${origin}/profile`,
  });
  return { provider: new HttpProvider(social.google!), asked };
}

const answer = {
  code: 'the-code',
  verifier: 'v'.repeat(43),
  redirectUri: 'https://shop.example/api/auth/google/callback',
};

it('is asked with our id, our address, a state and a challenge', async () => {
  const { provider } = await aProvider({}, {});
  const url = new URL(provider.authorizeUrl({ state: 's', challenge: 'c', redirectUri: answer.redirectUri }));
  expect(url.origin).toBe('https://accounts.google.com');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'our-id',
    redirect_uri: answer.redirectUri,
    scope: 'openid email profile',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});

it('trades the code with our secret and the verifier, and says who it is', async () => {
  const profile = { sub: '42', email: ' Nina@Clinic.Example', email_verified: true, name: 'Nina' };
  const { provider, asked } = await aProvider({ access_token: 'at' }, profile);
  expect(await provider.exchange(answer)).toEqual({
    subject: '42',
    email: 'nina@clinic.example',
    isVerified: true,
    name: 'Nina',
  });
  expect(Object.fromEntries(asked[0]!.body)).toMatchObject({
    code: 'the-code',
    code_verifier: answer.verifier,
    client_secret: 'our-secret',
    redirect_uri: answer.redirectUri,
  });
  expect(asked[1]!.authorization).toBe('Bearer at');
});

it.each([
  ['an address nobody has checked', { sub: '1', email: 'a@b.example', email_verified: 'false' }, { isVerified: false }],
  ['no address, as at Facebook', { id: '7', name: 'Sam' }, { subject: '7', email: '', name: 'Sam' }],
])('knows %s', async (_what, profile, identity) => {
  const { provider } = await aProvider({ access_token: 'at' }, profile);
  expect(await provider.exchange(answer)).toMatchObject(identity);
});

it.each([
  ['no token', {}, {}, 200],
  ['nobody', { access_token: 'at' }, { email: 'a@b.example' }, 200],
  ['no JSON', '<html>', '', 200],
  ['a failure', {}, {}, 503],
])('is away when it answers %s', async (_what, token, profile, status) => {
  const { provider } = await aProvider(token, profile, status);
  await expect(provider.exchange(answer)).rejects.toBeInstanceOf(ProviderAway);
});

it('is away when nothing listens', async () => {
  const { provider } = await aProvider({}, {});
  server!.close();
  await expect(provider.exchange(answer)).rejects.toBeInstanceOf(ProviderAway);
});

it('the stand-in keeps the rules: one use, its verifier, its address, one minute', async () => {
  let now = 0;
  const local = new LocalProvider('google', () => now);
  const verifier = 'v'.repeat(43);
  const identity = { subject: '1', email: '', isVerified: false, name: 'Sam' };
  const agree = () => local.agree(identity, pkceChallenge(verifier), answer.redirectUri);
  const good = { ...answer, verifier };
  const code = agree();
  expect(await local.exchange({ ...good, code })).toEqual(identity);
  await expect(local.exchange({ ...good, code })).rejects.toBeInstanceOf(ProviderAway);
  await expect(local.exchange({ ...good, code: agree(), verifier: 'w'.repeat(43) })).rejects.toBeInstanceOf(
    ProviderAway,
  );
  await expect(local.exchange({ ...good, code: agree(), redirectUri: 'https://x.example' })).rejects.toBeInstanceOf(
    ProviderAway,
  );
  const late = agree();
  now = 60_000;
  await expect(local.exchange({ ...good, code: late })).rejects.toBeInstanceOf(ProviderAway);
});

it('production has no stand-in', async () => {
  const database = await openDatabase({ dataDir: 'memory://', databaseUrl: null });
  const settings = readSettings({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_DIR: 'memory://',
    FACEBOOK_CLIENT_ID: 'our-id',
  });
  const { app, api } = await buildApp(createServices(database), settings);
  const visitor = { userId: null, language: 'en' as const, ip: '10.0.0.1', userAgent: 'test' };
  expect(await api.dispatch('readSocial', {}, visitor)).toEqual([{ provider: 'facebook', account: null }]);
  const query = `challenge=${'c'.repeat(43)}&state=${'s'.repeat(20)}`;
  const start = (provider: string) => app.inject({ method: 'GET', url: `/api/auth/${provider}/start?${query}` });
  expect((await start('google')).headers.location).toMatch(/#(.+&)?error=away$/);
  expect((await start('facebook')).headers.location).toMatch(/^https:\/\/www\.facebook\.com\//);
  expect((await app.inject({ method: 'GET', url: '/dev/identity/google' })).statusCode).toBe(404);
  await app.close();
  await database.close();
});

it('an invalid address is reported at start', () => {
  expect(() => readSettings({ GOOGLE_TOKEN_URL: 'oauth2.googleapis.com' })).toThrow(
    'GOOGLE_TOKEN_URL must be an http or https address',
  );
});
