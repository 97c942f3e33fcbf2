import { describe, expect, it } from 'vitest';
import { SAMPLE_SETTINGS } from '../../../../../demo/sampleSettings.ts';
import { LiveSettings } from '../../../../../server/modules/company/settings/LiveSettings.ts';
import { faultsOf } from '../../../../../server/modules/company/settings/settingsFaults.ts';
import { StoreSettings } from '../../../../../server/modules/company/settings/StoreSettings.ts';
import { ORDER_FREE_SHIPPING_FROM, ORDER_SHIPPING } from '../../../../../shared/contract/limits.ts';
import { OWN_SETTINGS } from '../../../../support/fixtures/ownSettings.ts';

const faultsIn = (document: unknown): string[] => {
  const parsed = StoreSettings.safeParse(document);
  return parsed.success ? [] : faultsOf(parsed.error.issues);
};

const liveWith = async (document: StoreSettings | null, sample: StoreSettings | null = null): Promise<LiveSettings> => {
  const live = new LiveSettings({ read: () => Promise.resolve(document) }, sample);
  await live.load();
  return live;
};

/** A picture of so many bytes, as the settings keep it. */
const pngOf = (bytes: number): string => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;

const { bank } = OWN_SETTINGS.seller!;

describe('a document', () => {
  it('fits where it says everything, and where it says the name alone', () => {
    expect(faultsIn(OWN_SETTINGS)).toEqual([]);
    expect(faultsIn({ name: 'Suministros' })).toEqual([]);
    expect(faultsIn(SAMPLE_SETTINGS)).toEqual([]);
  });

  it.each<[what: string, change: object, fault: RegExp]>([
    ['no name', { name: undefined }, /^name must be a text, or an object such as \{ "en"/],
    ['an empty name', { name: ' ' }, /^name must not be empty/],
    ['a name without English', { name: { es: 'Suministros' } }, /^name\.en must be a text/],
    [
      'a name in an unknown language',
      { name: { en: 'Supplies', fr: 'Matériel' } },
      /^name\.fr is not known; remove it/,
    ],
    ['an unknown key', { adress: 'x' }, /^adress is not known; remove it, or see docs\/settings\.md/],
    ['an unknown key inside', { seller: { vat: 'x' } }, /^seller\.vat is not known/],
    [
      'an e-mail address without a domain',
      { contact: { email: 'sales' } },
      /^contact\.email must be an e-mail address, such as/,
    ],
    ['a phone number of words', { contact: { phone: 'call us' } }, /^contact\.phone must be a phone number, such as/],
    [
      'a WhatsApp number without its country',
      { whatsapp: '610 000 558' },
      /^whatsapp must be a phone number with the code of the country/,
    ],
    ['a link that is not secure', { messenger: 'http://m.me/x' }, /^messenger must be an https address/],
    [
      'a link that runs code',
      { social: [{ name: 'X', url: 'javascript:alert(1)' }] },
      /^social\[1\]\.url must be an https address/,
    ],
    ['two lines in one', { seller: { name: 'A\r\nBcc: eve@evil.example' } }, /^seller\.name must be one line/],
    [
      'a correspondent bank without an account',
      { seller: { bank: { ...OWN_SETTINGS.seller!.bank, correspondent: { name: 'Citibank' } } } },
      /^seller\.bank\.correspondent must have an account or a bic/,
    ],
    [
      'an account with a typing error',
      { seller: { bank: { ...OWN_SETTINGS.seller!.bank, iban: 'ES91 2100 0418 4502 0005 1333' } } },
      /^seller\.bank\.iban is not a valid IBAN/,
    ],
    [
      'a bank without an account',
      { seller: { bank: { name: 'Banco Uno', beneficiary: 'X', bic: 'CAIXESBB' } } },
      /^seller\.bank\.iban must be a text|^seller\.bank\.iban must be set/,
    ],
    ['a text where an object belongs', { seller: 'X, S.L.' }, /^seller must be an object, in braces/],
    [
      'a text where a list belongs',
      { seller: { address: 'Calle Mayor 1' } },
      /^seller\.address must be a list, in brackets/,
    ],
    [
      'an unknown time zone',
      { hours: { zone: 'Madrid', week: {} } },
      /^hours\.zone must be a time zone of the IANA list/,
    ],
    [
      'hours that end before they begin',
      { hours: { zone: 'Europe/Madrid', week: { monday: '18:00-09:00' } } },
      /^hours\.week\.monday must be a time from and to/,
    ],
    [
      'hours that end as they begin',
      { hours: { zone: 'Europe/Madrid', week: { monday: '09:00-09:00' } } },
      /^hours\.week\.monday must be a time from and to/,
    ],
    [
      'hours without an end',
      { hours: { zone: 'Europe/Madrid', week: { monday: '09:00' } } },
      /^hours\.week\.monday must be a time from and to/,
    ],
    ['no time zone', { hours: { zone: '', week: {} } }, /^hours\.zone must be a time zone of the IANA list/],
    [
      'an unknown day',
      { hours: { zone: 'Europe/Madrid', week: { lunes: '09:00-18:00' } } },
      /^hours\.week\.lunes is not known/,
    ],
    [
      'a holiday that does not exist',
      { hours: { zone: 'Europe/Madrid', week: {}, holidays: ['2026-02-30'] } },
      /^hours\.holidays\[1\] must be a date/,
    ],
    ['a colour by name', { colours: { brand: 'red' } }, /^colours\.brand must be a colour such as #0b6e8a/],
    [
      'a colour that nobody can read',
      { colours: { brand: '#ffcc00' } },
      /^colours\.brand is too light.*Its nearest colour that can be read is #[\da-f]{6}/,
    ],
    ['a logo that is no picture', { logo: 'data:text/html;base64,PGgxPg==' }, /^logo must be the path of a picture/],
    ['a logo of 301 KB', { logo: pngOf(301_000) }, /^logo must have 300 KB at most/],
    ['languages without English', { languages: ['es'] }, /^languages must have en among them/],
    ['an unknown language', { languages: ['en', 'fr'] }, /^languages\[2\] must be one of en, es, ru, zh/],
    ['four level numbers', { level_growth: [0, 1, 2, 3] }, /^level_growth must have 5 numbers/],
    ['level numbers that fall', { level_growth: [0, 5, 4, 6, 7] }, /^level_growth must begin with 0 and rise, such as/],
    ['a first level above 0', { level_growth: [1, 2, 3, 4, 5] }, /^level_growth must begin with 0/],
    ['two levels with one number', { level_growth: [0, 5, 5, 6, 7] }, /^level_growth must begin with 0 and rise/],
    ['a last level below the others', { level_growth: [0, 5, 6, 7, 4] }, /^level_growth must begin with 0 and rise/],
    ['a level number in words', { level_growth: [0, '1', 2, 3, 4] }, /^level_growth\[2\] must be a whole number/],
    ['a freight below nothing', { freight: { price: -1 } }, /^freight\.price must not be below 0/],
    ['a freight with three decimals', { freight: { price: 1.005 } }, /^freight\.price must have two decimals at most/],
    [
      'a freight with ten decimals',
      { freight: { price: 1.0000001 } },
      /^freight\.price must have two decimals at most/,
    ],
    [
      'euros and the freight in dollars',
      { currency: 'EUR', freight: undefined },
      /^freight must be set with this currency/,
    ],
    ['a freight in words', { freight: { price: '45' } }, /^freight\.price must be a number, such as 45 or 45\.50/],
    [
      'a link to another site in the footer',
      { footer: { columns: [{ title: 'A', links: [{ title: 'B', path: '//evil.example' }] }] } },
      /^footer\.columns\[1\]\.links\[1\]\.path must be the path of a page of this store/,
    ],
    [
      'a link with a language',
      { navigation: { menu: { title: 'A', links: [{ title: 'B', path: '/es/category' }] } } },
      /^navigation\.menu\.links\[1\]\.path must be without a language/,
    ],
    [
      'a link to the front page of a language',
      { navigation: { menu: { title: 'A', links: [{ title: 'B', path: '/es' }] } } },
      /^navigation\.menu\.links\[1\]\.path must be without a language/,
    ],
    [
      'an unknown part of the front page',
      { front_page: { blocks: ['hero', 'slider'] } },
      /^front_page\.blocks\[2\] must be one of hero, groups/,
    ],
    [
      'a part of the front page twice',
      { front_page: { blocks: ['hero', 'hero'] } },
      /^front_page\.blocks must name each part once/,
    ],
    ['too few levels', { levels: [{ name: 'A', text: 'B' }] }, /^levels must have 5 levels/],
    [
      'a person without a phone',
      { follower: { name: 'Ana', email: 'ana@suministros.es' } },
      /^follower\.phone must be a text|^follower\.phone must be set/,
    ],
  ])('with %s names its place and what to do', (_what, change, fault) => {
    expect(faultsIn({ ...OWN_SETTINGS, ...change })).toEqual([expect.stringMatching(fault)]);
  });

  it.each<[what: string, change: object]>([
    [
      'a correspondent bank with its account alone',
      { seller: { bank: { ...bank, correspondent: { account: '36001234' } } } },
    ],
    ['a correspondent bank with its BIC alone', { seller: { bank: { ...bank, correspondent: { bic: 'BDOSUS33' } } } }],
    ['dollars and no freight', { currency: 'USD', freight: undefined }],
    ['euros and a freight', { currency: 'EUR', freight: { price: 12.5 } }],
    ['hours to the end of the day', { hours: { zone: 'UTC', week: { monday: '23:59-24:00' } } }],
    ['a logo of 300 KB', { logo: pngOf(300_000) }],
    ['levels one apart', { level_growth: [0, 1, 2, 3, 4] }],
    [
      'a link to a page that begins like a language',
      { navigation: { menu: { title: 'A', links: [{ title: 'B', path: '/essentials' }] } } },
    ],
  ])('fits with %s', (_what, change) => expect(faultsIn({ ...OWN_SETTINGS, ...change })).toEqual([]));

  it('has one line for each place, with its line in the file where that is known', () => {
    const parsed = StoreSettings.safeParse({ ...OWN_SETTINGS, freight: { price: -1.005 }, whatsapp: 'x' });
    const lines = faultsOf(parsed.error!.issues, (path) => path.length);
    expect(lines.map((line) => line.replace(/ must .*(?= \()/, ''))).toEqual([
      'whatsapp (line 1)',
      'freight.price (line 2)',
    ]);
    expect(faultsOf(parsed.error!.issues).some((line) => line.includes('(line'))).toBe(false);
  });

  it('refers to the manual where nothing better is known', () => {
    expect(faultsOf([{ code: 'custom', path: ['logo'], message: 'Invalid input', input: 1 }])).toEqual([
      'logo is invalid; see docs/settings.md',
    ]);
  });

  it.each([null, 'text', [], 3])('is refused as %j', (document) => {
    expect(faultsIn(document)).toEqual(['document must be an object, in braces']);
  });

  it('names every fault at once', () => {
    expect(faultsIn({ name: '', contact: { email: 'x' }, colour: 'red' })).toHaveLength(3);
  });
});

describe('settings', () => {
  it('are the sample’s in a demonstration until others are written', async () => {
    expect((await liveWith(null, SAMPLE_SETTINGS)).seller.bank?.name).toBe('Example Bank');
    const written = await liveWith(OWN_SETTINGS, SAMPLE_SETTINGS);
    expect(written.seller).toMatchObject({ name: 'Clínica Suministros, S.L.', tax_number: 'B-12345674, ES-B12345674' });
    expect(written.warnings).toEqual([]);
  });

  it('of a real store have a line while there are none, and no word once all are there', async () => {
    const live = await liveWith(null);
    expect(live.warnings).toEqual([expect.stringMatching(/^The store has no settings yet.*npm run store:settings/)]);
    expect(live.seller).toMatchObject({ name: 'Medstore', address: [], bank: null, email: '', mobile: '' });
    expect((await liveWith(OWN_SETTINGS)).warnings).toEqual([]);
  });

  it('of a real store show nothing of the sample, with a line on each value', async () => {
    const live = await liveWith(SAMPLE_SETTINGS);
    expect(JSON.stringify(live.current)).not.toMatch(/example|555|Harbor|Lindqvist|XX00|Medstore Supply/);
    expect(live.seller).toMatchObject({ name: 'Medstore', address: [], bank: null, email: '', tax_number: '' });
    expect(live.follower).toBeNull();
    const named = [
      'contact.phone',
      'contact.email',
      'contact.address',
      'social',
      'whatsapp',
      'messenger',
      'seller.bank',
    ];
    for (const path of named)
      expect(live.warnings).toContainEqual(
        expect.stringMatching(new RegExp(`^Store settings: ${path} is not shown, as it is the demonstration's sample`)),
      );
  });

  it('of a real store without an account or a way to be reached say so', async () => {
    const { warnings } = await liveWith({ name: 'Suministros' });
    expect(warnings).toEqual([
      expect.stringContaining('seller.bank is not set'),
      expect.stringContaining('freight is not set: each order pays 45'),
      expect.stringContaining('contact is not set'),
    ]);
  });

  it('take the store’s phone and e-mail for papers that have none of their own', async () => {
    const { seller } = await liveWith({
      name: { en: 'Supplies', es: 'Suministros' },
      contact: { email: 'hola@suministros.es' },
    });
    expect(seller).toMatchObject({ name: 'Supplies', email: 'hola@suministros.es', mobile: '' });
  });

  it.each<[what: string, document: StoreSettings | null, sample: StoreSettings | null, name: string]>([
    ['the demonstration', OWN_SETTINGS, SAMPLE_SETTINGS, SAMPLE_SETTINGS.name as string],
    ['a real store', OWN_SETTINGS, null, 'Medstore'],
  ])('of %s have a name before they are read', (_what, document, sample, name) => {
    const live = new LiveSettings({ read: () => Promise.resolve(document) }, sample);
    expect([live.name('en'), live.logo, live.ramp]).toEqual([name, null, null]);
  });

  it.each<[name: StoreSettings['name'], names: string[]]>([
    ['Suministros', ['Suministros', 'Suministros', 'Suministros']],
    [{ en: 'Supplies', es: 'Suministros' }, ['Supplies', 'Suministros', 'Supplies']],
  ])('name the store %j in each language, in English where it has no other name', async (name, names) => {
    const live = await liveWith({ name });
    expect((['en', 'es', 'zh'] as const).map((language) => live.name(language))).toEqual(names);
  });

  it('bring the merchant’s logo and colour, and take them away again', async () => {
    let document: StoreSettings = { ...OWN_SETTINGS, logo: pngOf(3) };
    const live = new LiveSettings({ read: () => Promise.resolve(document) }, null);
    await live.load();
    expect(live.logo).toMatchObject({ type: 'image/png', content: Buffer.alloc(3) });
    expect(live.logo?.path).toMatch(/^\/media\/store\/logo-[\da-f]{12}\.png$/);
    expect(live.ramp).toContain(OWN_SETTINGS.colours!.brand);
    document = { name: 'Suministros' };
    await live.load();
    expect([live.logo, live.ramp]).toEqual([null, null]);
  });

  it('name on papers the registration, the phone and the person of the merchant', async () => {
    const live = await liveWith(OWN_SETTINGS);
    expect(live.seller).toMatchObject({ registration: 'RM Madrid, T 1234', mobile: '+34 910 000 555' });
    expect(live.follower).toEqual({ name: 'Ana Ruiz', email: 'ana@suministros.es', mobile: '+34 910 000 556' });
    const { phone: _, ...seller } = OWN_SETTINGS.seller!;
    expect((await liveWith({ ...OWN_SETTINGS, seller })).seller.mobile).toBe('+34 910 000 557');
  });

  it.each([
    [{ email: 'hola@suministros.es' }, 0],
    [{ phone: '+34 910 000 557' }, 0],
    [{ address: 'Calle Mayor 1' }, 1],
    [undefined, 1],
  ])('of a store that is reached by %j have so many lines on that: %d', async (contact, lines) => {
    const { warnings } = await liveWith({ ...OWN_SETTINGS, contact });
    expect(warnings.filter((line) => line.includes('contact is not set'))).toHaveLength(lines);
  });

  it('say what freight is taken until one is set', async () => {
    const { warnings } = await liveWith({ ...OWN_SETTINGS, freight: undefined });
    const [price, freeFrom] = [ORDER_SHIPPING / 100, ORDER_FREE_SHIPPING_FROM / 100];
    expect(warnings).toEqual([
      expect.stringContaining(`each order pays ${price} USD, and nothing from goods of ${freeFrom} USD up.`),
    ]);
  });

  it('of the demonstration have no warnings, whatever they lack', async () =>
    expect((await liveWith({ name: 'Probes' }, SAMPLE_SETTINGS)).warnings).toEqual([]));
});
