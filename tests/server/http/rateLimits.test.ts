import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { LOGIN_PER_ADDRESS, REGISTER_PER_ADDRESS } from '../../../server/platform/rateLimits/rules.ts';
import { countedAddress } from '../../../server/platform/rateLimits/RateLimits.ts';
import { aRegistration, freshAddress, onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('rate limits', (store, database) => {
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
  // The same visitor's address as a dual-stack socket reports it.
  ['::ffff:192.0.2.7', '192.0.2.7'],
  // As some proxies write, whose next connection has another port.
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
])('count %s as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted);
});
