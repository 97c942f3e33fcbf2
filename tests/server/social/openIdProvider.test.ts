import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { OidcProvider } from '../../../server/modules/socialSignIn/OidcProvider.ts';
import {
  withCallbackParams,
  asking,
  expectUnavailable,
  FLOW,
  limits,
  REDIRECT_URI,
} from '../../support/fixtures/signInFlow.ts';
import { type Answers, openIdentityServer } from '../../support/servers/identityServer.ts';

// A provider on a port of this machine, in place of Google.

let opened: Awaited<ReturnType<typeof openIdentityServer>> | null = null;
afterEach(() => {
  opened?.close();
  vi.restoreAllMocks();
});

async function openid(changes: Partial<Answers> = {}, nonce = FLOW.nonce) {
  opened = await openIdentityServer(changes, nonce);
  const { origin, requests } = opened;
  const { social } = readSettings({
    GOOGLE_CLIENT_ID: 'our-id',
    GOOGLE_CLIENT_SECRET: 'our-secret',
    GOOGLE_ISSUER: origin,
  });
  return { provider: new OidcProvider(social.google!), requests, origin };
}

describe('an OpenID provider, as Google is', () => {
  it('is given up after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { provider, requests } = await openid();
    await provider.exchange(withCallbackParams());
    expect(requests.length).toBeGreaterThan(1);
    expect(limits(timeout)).toEqual(requests.map(() => 10_000));
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
    const { provider, requests } = await openid({ claims });
    expect(await provider.exchange(withCallbackParams())).toEqual({
      subject: '42',
      email: 'nina@clinic.example',
      isVerified: true,
      name: 'Nina',
    });
    expect(Object.fromEntries(requests.find(({ path }) => path === '/token')!.body)).toEqual({
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
    expect(await provider.exchange(withCallbackParams())).toMatchObject({ email: 'a@b.example', isVerified: false });
  });

  it('may send no address', async () => {
    const { provider } = await openid({ claims: { email_verified: true } });
    expect(await provider.exchange(withCallbackParams())).toMatchObject({ email: '', isVerified: false, name: '' });
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
    await expectUnavailable(provider.exchange(withCallbackParams()));
  });

  it.each<[string, Partial<Answers>]>([
    ['no JSON', { token: '<html>' }],
    ['a failure', { status: 503 }],
    ['a discovery document of another issuer', { metadata: { issuer: 'https://evil.example' } }],
  ])('is unavailable when it answers %s', async (_what, changes) => {
    const { provider } = await openid(changes);
    await expectUnavailable(provider.exchange(withCallbackParams()));
  });

  it('is refused with a code for the second time, another state, or the answer of another issuer', async () => {
    const { provider } = await openid({ metadata: { authorization_response_iss_parameter_supported: true } });
    const iss = opened!.origin;
    await expectUnavailable(provider.exchange(withCallbackParams()));
    await expectUnavailable(provider.exchange(withCallbackParams({ iss: 'https://evil.example' })));
    await expectUnavailable(provider.exchange(withCallbackParams({ iss, state: 'another' })));
    expect(await provider.exchange(withCallbackParams({ iss }))).toMatchObject({ subject: '42' });
    await expectUnavailable(provider.exchange(withCallbackParams({ iss })));
  });

  it('names in its failure the provider and the cause, which the log shows', async () => {
    const { provider, origin } = await openid({ claims: { nonce: 'another' } });
    const failure: unknown = await provider.exchange(withCallbackParams()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderUnavailable', cause: expect.any(Error) as Error });
    const { message, cause } = failure as Error;
    expect(message).toBe(`${new URL(origin).host}: ${(cause as Error).message}`);
  });

  it('is unavailable when nothing listens, and asked again as soon as something does', async () => {
    const { provider, requests } = await openid({ status: 503 });
    await expectUnavailable(provider.authorizeUrl(asking));
    await expectUnavailable(provider.authorizeUrl(asking));
    expect(requests).toHaveLength(2);
    opened!.close();
    await expectUnavailable(provider.authorizeUrl(asking));
  });

  it('is asked for its discovery document once', async () => {
    const { provider, requests } = await openid();
    await Promise.all([provider.authorizeUrl(asking), provider.authorizeUrl(asking)]);
    await provider.exchange(withCallbackParams());
    expect(requests.filter(({ path }) => path.startsWith('/.well-known'))).toHaveLength(1);
  });
});

it('an invalid address is reported at start', () => {
  for (const GOOGLE_ISSUER of ['accounts.google.com', 'http://accounts.google.com', 'http://localhost.evil.example'])
    expect(() => readSettings({ GOOGLE_ISSUER })).toThrow(
      'GOOGLE_ISSUER must be an https address, or one on this machine',
    );
});
