import { expect, it } from 'vitest';
import { readSettings, StartFailure } from '../../../server/settings.ts';

it.each([
  ['a port that is no number', { PORT: 'many' }, 'PORT must be a number from 0 to 65535'],
  ['a port that is none', { PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
  ['an address that is none', { PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an http or https address'],
  [
    'a number of proxies instead of their addresses',
    { TRUST_PROXY: '1' },
    'TRUST_PROXY must be addresses or networks, such as 10.0.0.1 or 10.0.0.0/8, with commas between them',
  ],
  ['no time at all for a database', { DATABASE_SECONDS: '0' }, 'DATABASE_SECONDS must be above 0, such as 10'],
  ['no time at all for a request', { REQUEST_SECONDS: '0.000' }, 'REQUEST_SECONDS must be above 0, such as 30'],
  [
    'another kind of database',
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must begin with postgres:// or postgresql://',
  ],
])('says in one line that %s does not fit', (_what, environment, fault) => {
  expect(() => readSettings(environment)).toThrow(new StartFailure(`The settings do not fit: ${fault}`));
});

it('names every variable that does not fit', () => {
  expect(() => readSettings({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT must be .*; LOG_LEVEL must be /);
});

it('may leave at once when it is told to', () => {
  expect(readSettings({ DRAIN_SECONDS: '0' }).drainMs).toBe(0);
});
