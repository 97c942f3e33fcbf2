import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { OauthProvider } from '../../../server/modules/socialSignIn/OauthProvider.ts';
import {
  withCallbackParams,
  asking,
  expectUnavailable,
  FLOW,
  limits,
  REDIRECT_URI,
} from '../../support/fixtures/signInFlow.ts';
import { type Answers, openIdentityServer } from '../../support/servers/identityServer.ts';

// A provider on a port of this machine, in place of Facebook.

let opened: Awaited<ReturnType<typeof openIdentityServer>> | null = null;
afterEach(() => {
  opened?.close();
  vi.restoreAllMocks();
});

describe('an OAuth 2 provider, as Facebook is', () => {
  const TOKEN = { access_token: 'at', token_type: 'bearer', expires_in: 5_000 };
  async function oauth(changes: Partial<Answers>) {
    opened = await openIdentityServer({ token: TOKEN, ...changes }, '');
    const { origin, requests } = opened;
    const { social } = readSettings({
      FACEBOOK_CLIENT_ID: 'our-id',
      FACEBOOK_CLIENT_SECRET: 'our-secret',
      FACEBOOK_TOKEN_URL: `${origin}/token`,
      FACEBOOK_PROFILE_URL: `${origin}/profile`,
    });
    return { provider: new OauthProvider(social.facebook!), requests };
  }

  it('is given up after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { provider, requests } = await oauth({ profile: { id: '7' } });
    await provider.exchange(withCallbackParams());
    expect(requests).toHaveLength(2);
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
    const { provider, requests } = await oauth({ profile: { id: '7', email: 'Sam@Clinic.Example', name: 'Sam' } });
    expect(await provider.exchange(withCallbackParams())).toEqual({
      subject: '7',
      email: 'sam@clinic.example',
      isVerified: false,
      name: 'Sam',
    });
    expect(Object.fromEntries(requests[0]!.body)).toMatchObject({
      code: 'the-code',
      code_verifier: FLOW.verifier,
      client_secret: 'our-secret',
      redirect_uri: REDIRECT_URI,
    });
    expect(requests[1]!.authorization).toBe('Bearer at');
  });

  it('may send no address', async () => {
    const { provider } = await oauth({ profile: { id: '7', name: 'Sam' } });
    expect(await provider.exchange(withCallbackParams())).toMatchObject({ subject: '7', email: '', name: 'Sam' });
  });

  it.each<[string, Partial<Answers>]>([
    ['no token', { token: {} }],
    ['nobody', { profile: { email: 'a@b.example' } }],
    ['no JSON', { token: '<html>', profile: '' }],
    ['a failure', { status: 503 }],
  ])('is unavailable when it answers %s', async (_what, changes) => {
    const { provider } = await oauth(changes);
    await expectUnavailable(provider.exchange(withCallbackParams()));
  });
});
