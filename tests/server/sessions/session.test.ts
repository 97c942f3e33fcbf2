import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { createDemoMember } from '../../../demo/createDemoMember.ts';
import { DEMO_MEMBER } from '../../../server/modules/company/demoAccount.ts';
import { withoutIdempotency } from '../../../server/platform/idempotency/runOnce.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../shared/contract/limits.ts';
import { aRegistration, onAnyServer, SECRET, openStore } from '../../support/servers/ServerStore.ts';

onAnyServer('a session', (store, database) => {
  it('begins with registration and with signing in', async () => {
    const member = await store().member();
    expect(await store().good('readUserInfo', { id: member.user_id }, { access: member.access })).toMatchObject({
      email: member.email,
      nick_name: 'Dr. Ana Ruiz',
      has_password: true,
    });
    const { email, password } = member;
    const signedIn = await store().good('login', { email: email.toUpperCase(), password });
    expect(signedIn).toMatchObject({ user_id: member.user_id, email });
  });

  it('has an access token of fifteen minutes', async () => {
    const { exp, iat } = decodeJwt((await store().member()).access);
    expect(exp! - iat!).toBe(ACCESS_TOKEN_SECONDS);
  });

  it('does not begin twice with one e-mail address', async () => {
    const { email } = await store().member();
    expect(await store().ask('register', { ...aRegistration(), email })).toMatchObject({
      code: 1,
      data: { errors: { email: 'There is already an account with this e-mail address. Log in instead' } },
    });
  });

  it.each([
    ['in letters and their accents apart', (email: string) => email.normalize('NFD')],
    [
      'in the wide letters of a Chinese keyboard',
      (email: string) => email.replace('@', '＠').replace('clinic', 'ｃｌｉｎｉｃ'),
    ],
  ])('begins by an e-mail address written %s', async (_how, written) => {
    const registration = { ...aRegistration(), email: `josé-${randomUUID()}@clinic.example` };
    const { user_id } = await store().good('register', registration);
    const { email, password } = registration;
    expect(written(email)).not.toBe(email);
    expect(await store().good('login', { email: written(email), password })).toMatchObject({ user_id, email });
  });

  it('offers registration to an unknown e-mail address', async () => {
    expect(await store().ask('login', { email: 'nobody@clinic.example', password: 'whatever' })).toMatchObject({
      code: 17,
    });
  });

  it('says at the password that it is wrong', async () => {
    const { email } = await store().member();
    expect(await store().ask('login', { email, password: 'wrong' }, { language: 'es-es' })).toMatchObject({
      code: 1,
      data: { errors: { password: 'El correo electrónico o la contraseña no son correctos' } },
    });
  });

  it('keeps the password as argon2id and the refresh token as a hash alone', async () => {
    const { email, refresh } = await store().member();
    const { db } = database().opened;
    const { rows } = await db.execute<{ password_hash: string }>(
      sql`select password_hash from members where email = ${email}`,
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    const found = await db.execute(sql`select 1 from refresh_tokens where hash = ${refresh}`);
    expect(found.rows).toEqual([]);
  });

  it('keeps the tokens of a registration in no table, though a repeated one answers them again', async () => {
    const registration = aRegistration();
    const first = await store().good('register', registration);
    expect(await store().good('register', registration)).toEqual(first);
    const { rows } = await database().opened.db.execute(sql`select reply from idempotent_replies`);
    expect(JSON.stringify(rows)).not.toContain(first.refresh);
  });

  it('remembers the language of a member, and takes that of a visitor without a word', async () => {
    const { access, user_id } = await store().member();
    await store().good('changeLanguage', { language_code: 'ru-ru' }, { access });
    expect(await store().good('readUserInfo', { id: user_id }, { access })).toMatchObject({ language_code: 'ru-ru' });
    expect(await store().good('changeLanguage', { language_code: 'ru-ru' })).toBeNull();
  });

  describe('that is renewed', () => {
    /** Longer than a used token is answered with its successor. */
    const aWhileLater = () =>
      database().opened.db.execute(sql`update refresh_tokens set used_at = used_at - interval '61 seconds'`);

    it('has a new pair of tokens', async () => {
      const { refresh, access } = await store().member();
      const renewed = await store().good('refreshToken', { refresh });
      expect(renewed.refresh).not.toBe(refresh);
      expect(renewed.access).not.toBe(access);
      expect(await store().ask('countCart', {}, { access: renewed.access })).toMatchObject({ code: 0 });
    });

    it('ends when an old refresh token is used again a while later, whichever client has the new one', async () => {
      const { refresh } = await store().member();
      const renewed = await store().good('refreshToken', { refresh });
      await aWhileLater();
      expect(await store().ask('refreshToken', { refresh })).toMatchObject({ code: 7 });
      expect(await store().ask('refreshToken', { refresh: renewed.refresh })).toMatchObject({ code: 7 });
    });

    it('has one successor for two that come at once', async () => {
      const { refresh } = await store().member();
      const answers = await Promise.all([1, 2].map(() => store().good('refreshToken', { refresh })));
      expect(answers[1]!.refresh).toBe(answers[0]!.refresh);
      expect(await store().ask('refreshToken', { refresh: answers[0]!.refresh })).toMatchObject({ code: 0 });
    });

    it('goes on for the other devices of the member', async () => {
      const { email, password, refresh } = await store().member();
      const phone = await store().good('login', { email, password });
      await store().good('refreshToken', { refresh });
      await aWhileLater();
      expect(await store().ask('refreshToken', { refresh })).toMatchObject({ code: 7 });
      expect(await store().ask('refreshToken', { refresh: phone.refresh })).toMatchObject({ code: 0 });
    });

    it('ends after thirty days, and does not exist for a token that was never issued', async () => {
      const { refresh, user_id } = await store().member();
      await database().opened.db.execute(
        sql`update refresh_tokens set expires_at = now() - interval '1 second' where member_id = ${user_id}`,
      );
      expect(await store().ask('refreshToken', { refresh })).toMatchObject({ code: 7 });
      expect(await store().ask('refreshToken', { refresh: 'made-up' })).toMatchObject({ code: 7 });
    });
  });

  it('need not exist to sign out: a client without a token may', async () => {
    expect(await store().ask('logout', {})).toMatchObject({ code: 0 });
  });

  it('ends with signing out, even when the access token has run out', async () => {
    const { refresh } = await store().member();
    expect(await store().ask('logout', { refresh }, { access: 'run-out' })).toMatchObject({ code: 0 });
    expect(await store().ask('refreshToken', { refresh })).toMatchObject({ code: 7 });
  });

  it.each([
    ['no token of ours', async () => 'nonsense'],
    ['signed with the secret that browsers know', async (id: string) => forged(id, new TextEncoder().encode(SECRET))],
    [
      'not signed at all',
      async (id: string) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: id, iss: 'medstore' }))}.`,
    ],
  ])('is refused with an access token that is %s', async (_what, make) => {
    const { user_id } = await store().member();
    const access = await make(user_id);
    expect(await store().ask('countCart', {}, { access })).toMatchObject({ code: 7 });
    // Even for operations without sign-in: the client must learn that its session has ended.
    expect(await store().ask('listProducts', {}, { access })).toMatchObject({ code: 7 });
  });

  it('is there for the demonstration, made once', async () => {
    await createDemoMember(store().services.members, withoutIdempotency(database().opened.db));
    await createDemoMember(store().services.members, withoutIdempotency(database().opened.db));
    const { email, password } = DEMO_MEMBER;
    expect(await store().good('login', { email, password })).toMatchObject({ email: 'member@example.com' });
  });
});

const forged = (sub: string, key: Uint8Array): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuer('medstore')
    .setExpirationTime('5m')
    .sign(key);

onAnyServer('the first thing a server is asked', (store, database) => {
  it('is a renewal, as by a desktop client after both were started anew', async () => {
    const { refresh } = await store().member();
    const again = await openStore(database());
    expect(await again.ask('refreshToken', { refresh })).toMatchObject({ code: 0 });
    await again.app.close();
  });
});
