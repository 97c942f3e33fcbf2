import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES_PER_ADDRESS, CODE_REQUESTS } from '../../../server/platform/rateLimits/rules.ts';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { fillDatabase } from '../../support/fakes/database/fullDatabase.ts';
import { freshAddress, onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';

const NEW = 'scanner_77';
const fieldError = (field: string, text: string) => ({ code: 1, data: { errors: { [field]: text } } });
const EXPIRED = fieldError('code', expect.stringMatching(/^This code has expired or was used already\./) as string);

onAnyServer('a forgotten password', (store, database) => {
  const execute = (query: ReturnType<typeof sql>) => database().opened.db.execute(query);
  it('is replaced by a code from a letter in the member’s language, and ends every session', async () => {
    const { email, access, refresh, password } = await store().member();
    await store().good('changeLanguage', { language_code: 'ru-ru' }, { access });
    expect(await store().good('requestPasswordCode', { email: email.toUpperCase() })).toEqual({ retry_after: 60 });
    const [letter] = await store().letters(email);
    expect(letter).toContain('Код для нового пароля');
    expect(letter).toContain('Здравствуйте, Dr. Ana Ruiz!');
    expect(letter).toContain('/ru/password/resetPassword');
    const code = await store().codeFor(email);
    await store().good('resetPassword', { email, code: ` ${code.slice(0, 4)} ${code.slice(4)} `, password: NEW });
    expect(await store().ask('refreshToken', { refresh })).toMatchObject({ code: 7 });
    expect(await store().ask('login', { email, password })).toMatchObject({ code: 1 });
    expect(await store().good('login', { email, password: NEW })).toMatchObject({ email });
    expect((await store().letters(email))[0]).toContain('Ваш пароль изменён');
  });

  it('is asked for again at once where its letter could not be written', async () => {
    const { email } = await store().member();
    const address = freshAddress();
    const makeRoom = await fillDatabase(database().opened.db, { only: { table: 'letters', on: 'insert' } });
    for (let time = 0; time <= CODE_REQUESTS.source.free; time += 1)
      expect(await store().ask('requestPasswordCode', { email }, { address })).toMatchObject({ code: 99 });
    await makeRoom();
    await store().good('requestPasswordCode', { email }, { address });
    expect(await store().codeFor(email)).toMatch(/^\d{8}$/);
  });

  it('has a code that is good once, also for two who come at the same time', async () => {
    const { email } = await store().member();
    await store().good('requestPasswordCode', { email });
    const code = await store().codeFor(email);
    const both = await Promise.all([1, 2].map(() => store().ask('resetPassword', { email, code, password: NEW })));
    expect(both.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await store().ask('resetPassword', { email, code, password: NEW })).toMatchObject(EXPIRED);
  });

  it('is replaced by the same code again, where ending the sessions failed the first time', async () => {
    const { email, password, refresh } = await store().member();
    await store().good('requestPasswordCode', { email });
    const code = await store().codeFor(email);
    const reset = () => store().ask('resetPassword', { email, code, password: NEW });
    const makeRoom = await fillDatabase(database().opened.db, { only: { table: 'refresh_tokens', on: 'delete' } });
    expect(await reset()).toMatchObject({ code: 99 });
    await makeRoom();
    expect(await store().ask('login', { email, password })).toMatchObject({ code: 0 });
    expect(await reset()).toMatchObject({ code: 0 });
    expect(await store().ask('refreshToken', { refresh })).toMatchObject({ code: 7 });
  });

  it('has a code that runs out', async () => {
    const { email } = await store().member();
    await store().good('requestPasswordCode', { email });
    const code = await store().codeFor(email);
    await execute(sql`update password_codes set expires_at = now() - interval '1 second' where email = ${email}`);
    expect(await store().ask('resetPassword', { email, code, password: NEW })).toMatchObject(EXPIRED);
    await store().services.passwordCodes.sweep();
    const { rows } = await execute(sql`select 1 from password_codes where email = ${email}`);
    expect(rows).toEqual([]);
  });

  it('has a code that stays good when another is asked for; with the first that is used all end', async () => {
    const { email } = await store().member();
    await store().good('requestPasswordCode', { email });
    const first = await store().codeFor(email);
    await store().good('requestPasswordCode', { email });
    const second = await store().codeFor(email);
    await store().good('resetPassword', { email, code: first, password: NEW });
    expect(await store().ask('resetPassword', { email, code: second, password: NEW })).toMatchObject(EXPIRED);
  });

  it('keeps no code that could be read', async () => {
    const { email } = await store().member();
    await store().good('requestPasswordCode', { email });
    const { rows } = await execute(sql`select code_hash from password_codes where email = ${email}`);
    expect(rows[0]).toMatchObject({ code_hash: expect.stringMatching(/^\$argon2id\$/) as string });
  });

  it('does not reveal which addresses have an account', async () => {
    const { email: known } = await store().member();
    const unknown = `nobody-${randomUUID()}@clinic.example`;
    const answerTo = async (email: string) => {
      const { msg, code, data } = await store().ask('requestPasswordCode', { email });
      return { msg, code, data };
    };
    expect(await answerTo(unknown)).toEqual(await answerTo(known));
    const address = freshAddress();
    const tried = async (email: string) =>
      (await store().ask('resetPassword', { email, code: '00000000', password: NEW }, { address })).code;
    for (const code of [1, 1, 1, 1, 1, 11]) for (const email of [known, unknown]) expect(await tried(email)).toBe(code);
    const [letter] = await store().letters(unknown);
    expect(letter).toContain('There is no account with this address');
    expect(letter).toContain('/register');
    expect(letter).not.toMatch(/^\d{8}$/m);
  });

  it.each([
    ['a code of seven digits', { code: '1234567' }, 'code', 'The code in the e-mail has 8 digits'],
    ['no code', { code: ' ' }, 'code', 'Please enter this field'],
    ['a short password', { password: '12345' }, 'password', 'Use at least 6 characters'],
  ])('says at the field what is wrong with %s', async (_what, change, field, text) => {
    const input = { email: 'a@clinic.example', code: '12345678', password: NEW, ...change };
    expect(await store().ask('resetPassword', input)).toMatchObject(fieldError(field, text));
  });

  describe('is not asked for too often:', () => {
    const stopped = { code: 11, data: { retry_after: expect.any(Number) as number } };

    it('a minute lies between two codes for one browser', async () => {
      const { email } = await store().member();
      const address = freshAddress();
      await store().good('requestPasswordCode', { email }, { address });
      expect(await store().ask('requestPasswordCode', { email }, { address })).toMatchObject(stopped);
      expect(await store().letters(email)).toHaveLength(2); // with the one at the registration
    });

    it('one IP address has a limit for all accounts', async () => {
      const address = freshAddress();
      await execute(
        sql`insert into rate_windows (key, hits, ends_at) values (${`code:address:${address}`}, ${CODES_PER_ADDRESS.most}, now() + interval '5 minutes')`,
      );
      const email = `a-${randomUUID()}@clinic.example`;
      expect(await store().ask('requestPasswordCode', { email }, { address })).toMatchObject(stopped);
    });
  });
});

onAnyServer('a password', (store, database) => {
  it('is changed with the old one; the member’s other sessions end, this one goes on', async () => {
    const { email, password, refresh } = await store().member();
    const here = await store().good('login', { email, password });
    await store().good('changePassword', { old_password: password, password: NEW }, { access: here.access });
    expect(await store().ask('refreshToken', { refresh })).toMatchObject({ code: 7 });
    const renewed = await store().good('refreshToken', { refresh: here.refresh });
    expect(await store().ask('countCart', {}, { access: renewed.access })).toMatchObject({ code: 0 });
    expect(await store().ask('login', { email, password: NEW })).toMatchObject({ code: 0 });
  });

  it('is not changed where the member’s other sessions cannot be ended', async () => {
    const { email, password } = await store().member();
    const { access } = await store().good('login', { email, password });
    const makeRoom = await fillDatabase(database().opened.db, { only: { table: 'refresh_tokens', on: 'delete' } });
    const change = { old_password: password, password: NEW };
    expect(await store().ask('changePassword', change, { access })).toMatchObject({ code: 99 });
    await makeRoom();
    expect(await store().ask('changePassword', change, { access })).toMatchObject({ code: 0 });
  });

  it('is changed by one of two at the same time; the other is refused, also when it is sent again', async () => {
    const { access, password, email } = await store().member();
    const changes = ['first_one1', 'other_one2'].map((next) => {
      const change = { old_password: password, password: next, idempotency_key: randomUUID() };
      return () => store().ask('changePassword', change, { access });
    });
    const answers = await Promise.all(changes.map((change) => change()));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const again = await Promise.all(changes.map((change) => change()));
    expect(again.map(({ code }) => code)).toEqual(answers.map(({ code }) => code));
    const winner = answers[0]?.code === 0 ? 'first_one1' : 'other_one2';
    expect(await store().ask('login', { email, password: winner })).toMatchObject({ code: 0 });
  });

  it('is not changed without the old one, or with a wrong one, and not guessed for ever', async () => {
    const { access, password } = await store().member();
    const change = (old_password?: string) =>
      store().ask('changePassword', { ...(old_password && { old_password }), password: NEW }, { access });
    expect(await change()).toMatchObject(fieldError('old_password', 'Please enter this field'));
    for (let turn = 0; turn < 10; turn += 1)
      expect(await change('wrong')).toMatchObject(fieldError('old_password', 'This is not your current password'));
    expect(await change(password)).toMatchObject({ code: 11 });
  });

  it('is given to an account that has none yet', async () => {
    const { access, email, user_id } = await store().member();
    await database().opened.db.execute(sql`update members set password_hash = null where id = ${user_id}`);
    await store().good('changePassword', { password: NEW }, { access });
    expect(await store().ask('login', { email, password: NEW })).toMatchObject({ code: 0 });
  });

  it('is not changed by a visitor', async () => {
    expect(await store().ask('changePassword', { old_password: 'x', password: NEW })).toMatchObject({ code: 5 });
  });

  it('is spoken of at /dev/mail on this machine alone, and never in production', async () => {
    const { app } = store();
    const url = '/dev/mail';
    expect((await app.inject({ method: 'GET', url, remoteAddress: '192.0.2.7' })).statusCode).toBe(404);
    const askedAs = async (host: string) => (await app.inject({ method: 'GET', url, headers: { host } })).statusCode;
    for (const own of ['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'shop.localhost'])
      expect(await askedAs(own), own).toBe(200);
    // A name that leads here: a proxy's on this machine, or that of a page somewhere which has it lead here.
    for (const other of ['staging.shop.example', '127.0.0.1.evil.example:4173', 'localhost.evil.example'])
      expect(await askedAs(other), other).toBe(404);
    const settings = { NODE_ENV: 'production', SIGN_SECRET: SECRET, LOG_LEVEL: 'silent', DATA_DIR: 'memory://' };
    const production = (await buildApp(store().services, readSettings(settings))).app;
    expect((await production.inject({ method: 'GET', url })).statusCode).toBe(404);
    await production.close();
  });
});
