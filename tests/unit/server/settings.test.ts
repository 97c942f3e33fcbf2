import { describe, expect, it } from 'vitest';
import { readSettings, requireMail, StartFailure } from '../../../server/settings.ts';

it.each([
  ['a port that is no number', { PORT: 'many' }, 'PORT must be a number from 0 to 65535'],
  ['a port that is none', { PORT: '65536' }, 'PORT must be a number from 0 to 65535'],
  ['an address that is none', { PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an http or https address'],
  [
    'a number of proxies instead of their addresses',
    { TRUST_PROXY: '1' },
    'TRUST_PROXY must be addresses or networks, such as 10.0.0.1 or 10.0.0.0/8, with commas between them',
  ],
  [
    'a cache without its scheme',
    { PAGE_CACHES: 'http://10.0.0.5:6081, cache.example' },
    'PAGE_CACHES must be addresses of caches, such as http://10.0.0.5:6081, with commas between them',
  ],
  ['no time at all for a database', { DATABASE_SECONDS: '0' }, 'DATABASE_SECONDS must be above 0, such as 10'],
  ['no time at all for a request', { REQUEST_SECONDS: '0.000' }, 'REQUEST_SECONDS must be above 0, such as 30'],
  [
    'another kind of database',
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must begin with postgres:// or postgresql://',
  ],
  [
    'a misspelt environment, which would be a demonstration',
    { NODE_ENV: 'prod' },
    'NODE_ENV must be production, or development for the demonstration',
  ],
  [
    'a mail server without its scheme',
    { SMTP_URL: 'mail.example:465' },
    'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example:465',
  ],
  [
    'a sender with two addresses',
    { MAIL_FROM: 'a@shop.example, b@shop.example' },
    'MAIL_FROM must be an e-mail address, such as Medstore <orders@shop.example>',
  ],
  [
    'a sender that would write a header',
    { MAIL_FROM: 'Medstore\r\nBcc: <eve@evil.example>' },
    'MAIL_FROM must be an e-mail address, such as Medstore <orders@shop.example>',
  ],
  [
    'a staff address that is none',
    { HOUSE_EMAIL: 'sales' },
    'HOUSE_EMAIL must be an e-mail address, such as sales@shop.example',
  ],
  ['mail by half', { MAIL: 'no' }, 'MAIL must be on, or off for a store that writes no letters'],
])('says in one line that %s does not fit', (_what, environment, fault) => {
  expect(() => readSettings(environment)).toThrow(new StartFailure(`Invalid settings: ${fault}`));
});

it('names every invalid variable in one error', () => {
  expect(() => readSettings({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT must be .*; LOG_LEVEL must be /);
});

it('DRAIN_SECONDS=0 stops the server without a delay', () => {
  expect(readSettings({ DRAIN_SECONDS: '0' }).drainMs).toBe(0);
});

describe('the demonstration', () => {
  it.each([
    ['all addresses', { HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    ['an address of the network', { HOST: '10.0.0.5' }, 'HOST=10.0.0.5'],
    ['all addresses of IPv6', { HOST: '::' }, 'HOST=::'],
    ['a public address', { PUBLIC_URL: 'https://shop.example' }, 'PUBLIC_URL=https://shop.example'],
    ['both', { HOST: '::', PUBLIC_URL: 'https://shop.example' }, 'HOST=:: and PUBLIC_URL=https://shop.example'],
  ])('refuses %s in one line that says what to do instead', (_what, environment, refused) => {
    for (const NODE_ENV of [undefined, '', 'development', 'test']) {
      const read = () => readSettings({ ...environment, NODE_ENV });
      expect(read).toThrow(StartFailure);
      expect(read).toThrow(`refuses ${refused}: `);
      expect(read).toThrow(/^[^\n]*npm run serve[^\n]*$/);
    }
  });

  it('is served on this machine', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', publicUrl: null, production: false });
    expect(readSettings({ HOST: '127.0.0.1', PUBLIC_URL: '' }).production).toBe(false);
  });

  it('is not what production is', () => {
    const environment = { NODE_ENV: 'production', HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example' };
    expect(readSettings(environment)).toMatchObject({ host: '0.0.0.0', production: true });
  });
});

it.each<[variable: string, text: string, setting: object]>([
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['DATA_DIR', '/srv/medstore', { dataDir: '/srv/medstore' }],
  ['DATABASE_URL', 'postgresql://db/shop', { databaseUrl: 'postgresql://db/shop' }],
  ['COMPANY_FILE', 'company.json', { hasCompanyFile: true }],
  ['THESAURUS_FILE', 'words.txt', { thesaurusFile: 'words.txt' }],
  ['API_URL', 'https://shop.example/api/', { apiUrl: 'https://shop.example/api' }],
  ['TRUST_PROXY', '10.0.0.1, 10.0.0.0/8, ::1, fd00::/128', { trustProxy: '10.0.0.1, 10.0.0.0/8, ::1, fd00::/128' }],
  ['PAGE_CACHES', 'http://10.0.0.5:6081, http://10.0.0.6', { pageCaches: ['http://10.0.0.5:6081', 'http://10.0.0.6'] }],
  ['DRAIN_SECONDS', '2.5', { drainMs: 2_500 }],
  ['DATABASE_SECONDS', '0.5', { databaseTimeoutMs: 500 }],
  ['REQUEST_SECONDS', '60', { requestTimeoutMs: 60_000 }],
  ['VISIT_DAYS', '30', { visitDays: 30 }],
  ['CONTACT_DAYS', '7', { contactDays: 7 }],
])('reads %s=%s', (variable, text, setting) => {
  expect(readSettings({ [variable]: text })).toMatchObject(setting);
  // What is set to nothing is as if it were not there.
  expect(readSettings({ [variable]: '' })).toEqual(readSettings({ [variable]: undefined }));
  expect(readSettings({})).not.toMatchObject(setting);
});

it.each(['10.0.0.0/33', 'fd00::/129', '10.0.0.1/8/8', 'proxy.example', '10.0.0.1,'])(
  'trusts no proxy by %j',
  (TRUST_PROXY) => expect(() => readSettings({ TRUST_PROXY })).toThrow(/TRUST_PROXY must be addresses or networks/),
);

it('needs nothing to be set in the demonstration', () => {
  expect(readSettings({})).toMatchObject({
    databaseUrl: null,
    hasCompanyFile: false,
    thesaurusFile: null,
    apiUrl: null,
    trustProxy: null,
    pageCaches: [],
    stripe: null,
  });
});

describe('card payments', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  it.each(Object.keys(keys))('are refused without %s, which would take money and never learn of it', (missing) => {
    expect(() => readSettings({ ...keys, [missing]: '' })).toThrow(
      new RegExp(`^Invalid settings: ${missing} must be set beside`),
    );
  });

  it.each([
    [
      'production',
      { ...keys, NODE_ENV: 'production' },
      { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com' },
    ],
    ['production without keys', { NODE_ENV: 'production' }, null],
    ['the demonstration, which moves no money', keys, null],
  ])('in %s', (_what, environment, stripe) => expect(readSettings(environment).stripe).toEqual(stripe));
});

describe('mail', () => {
  const real = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'a@shop.example',
    PUBLIC_URL: 'https://shop.example',
  };

  it.each(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])('needs %s in production', (name) => {
    const check = () => requireMail(readSettings({ ...real, [name]: '' }));
    expect(check).toThrow(StartFailure);
    expect(check).toThrow(new RegExp(`set ${name} .*MAIL=off`));
  });

  it('is set up, switched off, or a demonstration’s own affair', () => {
    for (const environment of [real, { NODE_ENV: 'production', MAIL: 'off' }, {}])
      expect(() => requireMail(readSettings(environment))).not.toThrow();
  });

  it('is written as soon as it is set, in English, and to no one of the staff', () => {
    expect(readSettings({}).mail).toEqual({
      isOn: true,
      smtpUrl: null,
      from: null,
      staffEmail: null,
      staffLanguage: 'en',
    });
  });

  it.each(['en', 'es', 'ru', 'zh'])('goes to the staff in their language: %s', (language) => {
    const { mail } = readSettings({
      MAIL: 'off',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'Medstore <orders@shop.example>',
      HOUSE_EMAIL: 'sales@shop.example',
      HOUSE_LANGUAGE: language,
    });
    expect(mail).toEqual({
      isOn: false,
      smtpUrl: 'smtp://mail.example',
      from: 'Medstore <orders@shop.example>',
      staffEmail: 'sales@shop.example',
      staffLanguage: language,
    });
  });
});
