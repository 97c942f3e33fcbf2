import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  LOGIN_PER_ADDRESS,
  PASSWORD_ATTEMPTS,
  REGISTER_PER_ADDRESS,
  type RateRule,
} from '../../../server/platform/rateLimits/rules.ts';
import { buildApp } from '../../../server/app.ts';
import { countedAddress } from '../../../server/platform/rateLimits/RateLimits.ts';
import { readSettings } from '../../../server/settings.ts';
import { aRegistration, freshAddress, onAnyServer, SECRET, ServerStore } from '../../support/servers/ServerStore.ts';

onAnyServer('one attacker who poses as many', (store, database) => {
  /** All free attempts but the last are used up. */
  const almost = (rule: RateRule, address: string) =>
    database().opened.db.execute(sql`
      insert into rate_windows (key, hits, ends_at)
      values (${`${rule.name}:${countedAddress(address)}`}, ${rule.most - 1}, now() + interval '5 minutes')`);

  it('makes no more accounts by sending another forwarded address each time', async () => {
    const settings = readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent', DATA_DIR: 'memory://' });
    const open = new ServerStore(store().services, await buildApp(store().services, settings));
    await almost(REGISTER_PER_ADDRESS, '127.0.0.1');
    expect(await open.ask('register', aRegistration())).toMatchObject({ code: 0 });
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'])
      expect(await open.ask('register', aRegistration(), { headers: { [header]: freshAddress() } })).toMatchObject({
        code: 11,
      });
    await open.app.close();
  });

  it('makes no more accounts by adding addresses in front of the one that the trusted proxy adds', async () => {
    const own = freshAddress();
    await almost(REGISTER_PER_ADDRESS, own);
    const address = (): string => `${freshAddress()}, 127.0.0.1, ${own}`;
    expect(await store().ask('register', aRegistration(), { address: address() })).toMatchObject({ code: 0 });
    expect(await store().ask('register', aRegistration(), { address: address() })).toMatchObject({ code: 11 });
  });

  it('is counted by the address that the outermost of two trusted proxies has seen', async () => {
    const settings = { SIGN_SECRET: SECRET, LOG_LEVEL: 'silent', DATA_DIR: 'memory://' };
    const behind = async (TRUST_PROXY: string) =>
      new ServerStore(store().services, await buildApp(store().services, readSettings({ ...settings, TRUST_PROXY })));
    const [both, near] = [await behind('127.0.0.1, 203.0.113.0/24'), await behind('127.0.0.1')];
    const own = freshAddress();
    for (const forged of ['', `${freshAddress()}, `, '127.0.0.1, ', '203.0.113.9, ', 'nonsense, ']) {
      const address = `${forged}${own}, 203.0.113.5`;
      expect(await both.good('queryIp', {}, { address })).toMatchObject({ ip: own });
      expect(await near.good('queryIp', {}, { address })).toMatchObject({ ip: '203.0.113.5' });
    }
    await Promise.all([both.app.close(), near.app.close()]);
  });

  it('makes no more accounts from many addresses of one network', async () => {
    await almost(REGISTER_PER_ADDRESS, '2001:db8:7:7::1');
    const from = (address: string) => store().ask('register', aRegistration(), { address });
    expect(await from('2001:db8:7:7::2')).toMatchObject({ code: 0 });
    expect(await from('2001:db8:7:7:ffff:1:2:3')).toMatchObject({ code: 11 });
    expect(await from('2001:db8:7:8::1')).toMatchObject({ code: 0 });
  });

  it('cannot try one password at many accounts, existing or not', async () => {
    const address = freshAddress();
    await almost(LOGIN_PER_ADDRESS, address);
    const [ana, ben] = [await store().member(), await store().member()];
    const spray = (email: string) => store().ask('login', { email, password: 'Summer2026' }, { address });
    expect(await spray(ana.email)).toMatchObject({ code: 1 });
    expect(await spray(ben.email)).toMatchObject({ code: 11 });
    expect(await spray('nobody@clinic.example')).toMatchObject({ code: 11 });
    // The account itself stays open to its password.
    expect(await store().ask('login', { email: ben.email, password: ben.password })).toMatchObject({ code: 0 });
  });

  it('gets no more password tries by spelling the e-mail address differently', async () => {
    const { email, password } = await store().member();
    const written = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      `\t${email[0]!.toUpperCase()}${email.slice(1)}`,
      `\u202a${email}\u200b`,
    ];
    const address = freshAddress();
    for (let turn = 0; turn < PASSWORD_ATTEMPTS.source.free; turn += 1) {
      const guess = { email: written[turn % written.length], password: 'wrong' };
      expect(await store().ask('login', guess, { address })).toMatchObject({ code: 1 });
    }
    for (const each of written)
      expect(await store().ask('login', { email: each, password }, { address })).toMatchObject({ code: 11 });
  });

  it.each(['a<%>', 'a,%', '"a"%', '(a)%', 'a:%', 'a;%', 'a\u0007%', '%>', '%,b.example'])(
    'cannot have many letters sent to one person by spelling the address differently: %s',
    async (around) => {
      const { email } = await store().member();
      const written = around.replace('%', email);
      const refused = { code: 1, data: { errors: { email: expect.any(String) as string } } };
      expect(await store().ask('requestPasswordCode', { email: written })).toMatchObject(refused);
      expect(await store().ask('register', { ...aRegistration(), email: written })).toMatchObject(refused);
    },
  );
});
