import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  type AttemptKind,
  CODES_PER_ADDRESS,
  CODE_ATTEMPTS,
  CODE_REQUESTS,
  LOGIN_PER_ADDRESS,
  PASSWORD_ATTEMPTS,
  RESET_PER_ADDRESS,
} from '../../../server/platform/rateLimits/rules.ts';
import { PASSWORD_CODE_MINUTES } from '../../../shared/contract/limits.ts';
import { aDevice } from '../../support/builders/aDevice.ts';
import { freshAddress, onAnyServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const NEW = 'scanner_77';
const good = { code: 0 };
const tooEarly = { code: 11, status: 429, data: { retry_after: expect.any(Number) as number } };

onAnyServer('attempts at an account', (store, database) => {
  const execute = (query: ReturnType<typeof sql>) => database().opened.db.execute(query);
  const logIn = (email: string, password: string, asking: Parameters<ServerStore['ask']>[2] = {}) =>
    store().ask('login', { email, password }, asking);
  const askCode = (email: string, asking: Parameters<ServerStore['ask']>[2] = {}) =>
    store().ask('requestPasswordCode', { email }, asking);
  const tryCode = (email: string, code: string, asking: Parameters<ServerStore['ask']>[2] = {}) =>
    store().ask('resetPassword', { email, code, password: NEW }, asking);
  const wrongFor = (code: string): string => (code === '00000000' ? '11111111' : '00000000');
  /** Enough attempts from many sources to delay every unknown one. */
  const exhaust = ({ account }: AttemptKind, email: string) =>
    execute(
      sql`insert into rate_windows (key, hits, ends_at, opens_at) values (${`${account.name}:${email}`}, ${account.free + 8}, now() + interval '1 day', now() + interval '9 minutes')
          on conflict (key) do update set hits = excluded.hits, opens_at = excluded.opens_at`,
    );
  /** Counts this many attempts; a further one is still allowed. */
  const fill = (key: string, hits: number) =>
    execute(
      sql`insert into rate_windows (key, hits, ends_at) values (${key}, ${hits}, now() + interval '5 minutes')
          on conflict (key) do update set hits = excluded.hits, opens_at = null`,
    );
  /** A member with a device they signed in with. */
  const withDevice = async () => {
    const [member, device] = [await store().member(), aDevice()];
    const { public_key = '', proof = '', platform = '' } = await device.registration();
    await store().good('registerDevice', { public_key, proof, platform });
    await store().good('login', { email: member.email, password: member.password }, { device });
    return { ...member, device };
  };

  describe('by a stranger', () => {
    it('delay the stranger alone: wrong passwords', async () => {
      const { email, password } = await store().member();
      const address = freshAddress();
      for (let turn = 0; turn < PASSWORD_ATTEMPTS.source.free; turn += 1)
        expect(await logIn(email, 'wrong', { address })).toMatchObject({ code: 1 });
      expect(await logIn(email, password, { address })).toMatchObject(tooEarly);
      expect(await logIn(email, password)).toMatchObject(good);
    });

    it('delay the stranger alone: wrong codes, which burn no code', async () => {
      const { email } = await store().member();
      await askCode(email);
      const code = await store().codeFor(email);
      const address = freshAddress();
      for (let turn = 0; turn < CODE_ATTEMPTS.source.free; turn += 1)
        expect(await tryCode(email, wrongFor(code), { address })).toMatchObject({ code: 1 });
      expect(await tryCode(email, code, { address })).toMatchObject(tooEarly);
      expect(await tryCode(email, code)).toMatchObject(good);
    });

    it('delay the stranger alone: requests for codes, which void no code', async () => {
      const { email } = await store().member();
      await askCode(email);
      const code = await store().codeFor(email);
      const address = freshAddress();
      expect(await askCode(email, { address })).toMatchObject(good);
      expect(await askCode(email, { address })).toMatchObject(tooEarly);
      expect(await askCode(email)).toMatchObject(good);
      expect(await tryCode(email, code)).toMatchObject(good);
    });

    it('from a few dozen networks lock no member out', async () => {
      const { email, password } = await store().member();
      const crowd = Array.from({ length: 36 }, () => freshAddress());
      await Promise.all(crowd.map((address) => logIn(email, 'wrong', { address })));
      expect(await logIn(email, password)).toMatchObject(good);
    });

    it('from very many networks are bounded, and never lock out a device that the account knows', async () => {
      const { email, password, device } = await withDevice();
      for (const kind of [PASSWORD_ATTEMPTS, CODE_ATTEMPTS, CODE_REQUESTS]) await exhaust(kind, email);
      expect(await logIn(email, password)).toMatchObject(tooEarly);
      expect(await askCode(email)).toMatchObject(tooEarly);
      expect(await tryCode(email, '00000000')).toMatchObject(tooEarly);
      expect(await logIn(email, password, { device })).toMatchObject(good);
      expect(await askCode(email, { device })).toMatchObject(good);
      expect(await tryCode(email, await store().codeFor(email), { device })).toMatchObject(good);
      // Only the member reads the mailbox: the new password clears the delays of every source.
      expect(await logIn(email, NEW)).toMatchObject(good);
      expect(await tryCode(email, await store().services.passwordCodes.issue(email))).toMatchObject(good);
    });

    it('in the network of a known device do not stop it', async () => {
      const { email, password, device } = await withDevice();
      const address = freshAddress();
      for (const { name } of [LOGIN_PER_ADDRESS, CODES_PER_ADDRESS, RESET_PER_ADDRESS])
        await fill(`${name}:${address}`, 1_000);
      expect(await logIn(email, password, { address })).toMatchObject(tooEarly);
      expect(await askCode(email, { address })).toMatchObject(tooEarly);
      expect(await tryCode(email, '00000000', { address })).toMatchObject(tooEarly);
      expect(await logIn(email, password, { address, device })).toMatchObject(good);
      expect(await askCode(email, { address, device })).toMatchObject(good);
      expect(await tryCode(email, await store().codeFor(email), { address, device })).toMatchObject(good);
    });

    it('that are refused as the account has too many cost a member’s own network nothing', async () => {
      const { email, password } = await store().member();
      const address = freshAddress();
      await exhaust(PASSWORD_ATTEMPTS, email);
      for (let turn = 0; turn <= PASSWORD_ATTEMPTS.source.free; turn += 1)
        expect(await logIn(email, password, { address })).toMatchObject(tooEarly);
      await execute(sql`delete from rate_windows where key = ${`${PASSWORD_ATTEMPTS.account.name}:${email}`}`);
      expect(await logIn(email, password, { address })).toMatchObject(good);
    });

    it('may be thousands: the member still gets in where the account knows them', async () => {
      const { email, password, device } = await withDevice();
      const { name } = PASSWORD_ATTEMPTS.account;
      await fill(`${name}:${email}`, 5_000);
      expect(await logIn(email, 'wrong')).toMatchObject({ code: 1 });
      expect(await logIn(email, password)).toMatchObject(tooEarly);
      expect(await logIn(email, password, { device })).toMatchObject(good);
    });
  });

  it('by a device that the account knows are bounded as well', async () => {
    const { email, device } = await withDevice();
    for (let turn = 0; turn < PASSWORD_ATTEMPTS.source.free; turn += 1)
      expect(await logIn(email, 'wrong', { device })).toMatchObject({ code: 1 });
    expect(await logIn(email, 'wrong', { device })).toMatchObject(tooEarly);
  });

  it('are not those of a device that another account knows', async () => {
    const [{ email, password }, stranger] = [await withDevice(), await withDevice()];
    await exhaust(PASSWORD_ATTEMPTS, email);
    expect(await logIn(email, password, { device: stranger.device })).toMatchObject(tooEarly);
  });

  it('are delayed for longer each time, on every instance, and forgotten after a while', async () => {
    const { email } = await store().member();
    const other = await openStore(database());
    const address = freshAddress();
    const key = `${PASSWORD_ATTEMPTS.source.name}:${email} ${address}`;
    // A second before: the database counts microseconds, and the server compares whole milliseconds.
    const open = () => execute(sql`update rate_windows set opens_at = now() - interval '1 second' where key = ${key}`);
    for (let turn = 0; turn < PASSWORD_ATTEMPTS.source.free; turn += 1) await logIn(email, 'wrong', { address });
    const delays: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { data } = await other.ask('login', { email, password: 'wrong' }, { address });
      delays.push((data as { retry_after: number }).retry_after);
      await open();
      expect(await logIn(email, 'wrong', { address })).toMatchObject({ code: 1 });
    }
    expect(delays.map((seconds) => Math.round(seconds / 30))).toEqual([1, 2, 4, 8, 16, 30, 30]);
    await execute(sql`update rate_windows set ends_at = now() - interval '1 second' where key = ${key}`);
    for (let turn = 0; turn < 2; turn += 1) expect(await logIn(email, 'wrong', { address })).toMatchObject({ code: 1 });
    await other.app.close();
  });

  it('that arrive at once are all counted', async () => {
    const { email } = await store().member();
    const address = freshAddress();
    const volley = Array.from({ length: PASSWORD_ATTEMPTS.source.free + 5 }, () => logIn(email, 'wrong', { address }));
    const codes = (await Promise.all(volley)).map(({ code }) => code);
    expect(codes.filter((code) => code === 1)).toHaveLength(PASSWORD_ATTEMPTS.source.free);
  });

  it('never stop a member who knows the password', async () => {
    const { email, password } = await store().member();
    const address = freshAddress();
    for (let turn = 0; turn < PASSWORD_ATTEMPTS.source.free + 2; turn += 1)
      expect(await logIn(email, password, { address })).toMatchObject(good);
  });

  it('with the right password count neither at the account nor in the network', async () => {
    const { email, password } = await store().member();
    const address = freshAddress();
    await fill(`${PASSWORD_ATTEMPTS.account.name}:${email}`, PASSWORD_ATTEMPTS.account.free - 1);
    await fill(`${LOGIN_PER_ADDRESS.name}:${address}`, LOGIN_PER_ADDRESS.most - 1);
    for (let turn = 0; turn < 3; turn += 1) expect(await logIn(email, password, { address })).toMatchObject(good);
  });

  it('are delayed for less time than a code is valid', () => {
    expect(CODE_REQUESTS.account.mostMs).toBeLessThan(PASSWORD_CODE_MINUTES * 60_000);
  });
});
