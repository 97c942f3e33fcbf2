import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import {
  countedAddress,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_ADDRESS,
  REGISTER_PER_ADDRESS,
} from '../../server/data/RateLimits.ts';
import { aRegistration, freshAddress, onEveryServer, openStore } from '../support/serverStore.ts';

onEveryServer('rate limits', (store, database) => {
  it('stop guessing at one account, from wherever, on every instance', async () => {
    const { email, password } = await store().member();
    const second = await openStore(database());
    const guess = (turn: number) => (turn % 2 ? store() : second).ask('login', { email, password: `wrong-${turn}` });
    for (let turn = 0; turn < LOGIN_PER_ACCOUNT.most; turn += 1) expect(await guess(turn)).toMatchObject({ code: 1 });
    const stopped = await store().ask('login', { email, password });
    expect(stopped).toMatchObject({ code: 11, status: 429, data: { retry_after: expect.any(Number) as number } });
    const { retry_after: seconds } = stopped.data as { retry_after: number };
    expect(seconds).toBeLessThanOrEqual(LOGIN_PER_ACCOUNT.windowMs / 1000);
    expect(stopped.msg).toBe(`Too many attempts. Try again in ${seconds} s`);
    expect(stopped.headers['retry-after']).toBe(String(seconds));
  });

  it('count a volley that arrives at once', async () => {
    const { email } = await store().member();
    const volley = Array.from({ length: LOGIN_PER_ACCOUNT.most + 5 }, () =>
      store().ask('login', { email, password: 'wrong' }),
    );
    const codes = (await Promise.all(volley)).map(({ code }) => code);
    expect(codes.filter((code) => code === 1)).toHaveLength(LOGIN_PER_ACCOUNT.most);
    expect(codes.filter((code) => code === 11)).toHaveLength(5);
  });

  it('begin anew when their window is over', async () => {
    const { email, password } = await store().member();
    for (let turn = 0; turn <= LOGIN_PER_ACCOUNT.most; turn += 1)
      await store().ask('login', { email, password: 'wrong' });
    await database().opened.db.execute(
      sql`update rate_windows set ends_at = now() - interval '1 second' where key = ${`login:account:${email}`}`,
    );
    expect(await store().ask('login', { email, password })).toMatchObject({ code: 0 });
  });

  it('never stop a member who knows the password', async () => {
    const { email, password } = await store().member();
    const address = freshAddress();
    for (let turn = 0; turn < LOGIN_PER_ACCOUNT.most + 2; turn += 1) {
      expect(await store().ask('login', { email, password }, { address })).toMatchObject({ code: 0 });
    }
  });

  it('stop one address that tries many accounts', async () => {
    const address = freshAddress();
    await fill(LOGIN_PER_ADDRESS.name, address, LOGIN_PER_ADDRESS.most - 1);
    expect(await store().ask('login', { email: 'a@clinic.example', password: 'x' }, { address })).toMatchObject({
      code: 17,
    });
    expect(await store().ask('login', { email: 'b@clinic.example', password: 'x' }, { address })).toMatchObject({
      code: 11,
    });
    expect(await store().ask('login', { email: 'b@clinic.example', password: 'x' })).toMatchObject({ code: 17 });
  });

  it('stop one address that makes many accounts', async () => {
    const address = freshAddress();
    await fill(REGISTER_PER_ADDRESS.name, address, REGISTER_PER_ADDRESS.most - 1);
    expect(await store().ask('register', aRegistration(), { address })).toMatchObject({ code: 0 });
    expect(await store().ask('register', aRegistration(), { address })).toMatchObject({ code: 11 });
  });

  it('are forgotten when they are over', async () => {
    await fill('old', 'x', 1);
    await database().opened.db.execute(
      sql`update rate_windows set ends_at = now() - interval '1 day' where key = 'old:x'`,
    );
    await store().services.limits.sweep();
    const { rows } = await database().opened.db.execute(sql`select 1 from rate_windows where key = 'old:x'`);
    expect(rows).toEqual([]);
  });

  const fill = (name: string, subject: string, hits: number) =>
    database().opened.db.execute(
      sql`insert into rate_windows (key, hits, ends_at) values (${`${name}:${subject}`}, ${hits}, now() + interval '5 minutes')`,
    );
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // What a socket for both calls the same visitor.
  ['::ffff:192.0.2.7', '192.0.2.7'],
  // As some proxies write, whose next connection has another port.
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
])('count %s as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted);
});
