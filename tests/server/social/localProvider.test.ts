import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { LOCAL_CLIENT, LocalIdentityServer } from '../../../demo/identity/LocalIdentityServer.ts';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';
import { FLOW, REDIRECT_URI } from '../../support/fixtures/signInFlow.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';

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
