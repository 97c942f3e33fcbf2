import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSettingsCommand } from '../../../server/modules/company/settings/runSettingsCommand.ts';
import { logoData } from '../../../server/modules/company/logo.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { OWN_SETTINGS } from '../../support/fixtures/ownSettings.ts';
import { onEveryServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const actor = 'ana';
const MARK = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>');

onEveryServer('the merchant’s settings', (store, database) => {
  let other: ServerStore;
  beforeAll(async () => void (other = await openStore(database(), Date.now, { NODE_ENV: 'production' })));
  afterAll(() => other.app.close());

  const write = (settings: Record<string, unknown> | null, by = store()) =>
    runSettingsCommand(by.services, { settings, actor });
  const configAt = (instance: ServerStore) => instance.good('readConfig', {});

  it('are the sample’s in a demonstration, and nothing in a real store', async () => {
    expect(await configAt(store())).toMatchObject({ contact_us: { email: 'sales@example.com' } });
    expect(await configAt(other)).toMatchObject({
      store: { en_name: 'Medstore' },
      contact_us: { mobile: '', email: '' },
      social_links: [],
      whatsapp: '',
      messenger_page: '',
    });
  });

  it('that do not fit change nothing, and say what is wrong in a line for each place', async () => {
    const answer = await write({ ...OWN_SETTINGS, contact: { email: 'nobody' }, phone: '1' });
    expect(answer).toEqual({
      isDone: false,
      line: [
        'The settings are invalid, and nothing was changed:',
        '- contact.email must be an e-mail address, such as sales@shop.example',
        '- phone is not known; remove it, or see docs/settings.md for the keys there are',
      ].join('\n'),
    });
    expect(await store().services.storeSettings.read()).toBeNull();
  });

  it('of a real store refuse values of the sample', async () => {
    const { isDone, line } = await write({ ...OWN_SETTINGS, whatsapp: '+12025550142' }, other);
    expect([isDone, line]).toEqual([false, expect.stringContaining("- whatsapp is the demonstration's sample")]);
  });

  it('reach every instance without a restart: pages, papers, letters and logo', async () => {
    expect(await write({ ...OWN_SETTINGS, logo: logoData(MARK)! })).toMatchObject({ isDone: true });
    for (const instance of [store(), other]) {
      await expect
        .poll(async () => (await configAt(instance)).store)
        .toMatchObject({ en_name: 'Clinic Supplies', es_name: 'Suministros' });
      const config = await configAt(instance);
      expect(config).toMatchObject({
        contact_us: {
          mobile: '+34 910 000 557',
          email: 'hola@suministros.es',
          address: '马德里市长街1号',
        },
        social_links: OWN_SETTINGS.social,
        whatsapp: OWN_SETTINGS.whatsapp,
        messenger_page: OWN_SETTINGS.messenger,
      });
      expect(config.contact_us.en_ol_time).toContain(
        'Monday to Tuesday, 9:00–18:00; Saturday, 10:00–13:00, 15:00–17:00 (UTC+1)',
      );
      expect(config.colours?.[7]).toBe('#7a1f5c');
      expect(instance.services.letters.seller).toMatchObject({
        name: 'Clínica Suministros, S.L.',
        bank: OWN_SETTINGS.seller!.bank,
      });
      expect(instance.services.store.follower).toEqual({
        name: 'Ana Ruiz',
        email: 'ana@suministros.es',
        mobile: '+34 910 000 556',
      });
      const picture = await instance.app.inject({ url: config.logo });
      expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([
        200,
        'image/svg+xml',
        MARK.toString(),
      ]);
      expect(picture.headers['content-security-policy']).toContain('sandbox');
    }
    expect((await store().app.inject({ url: '/media/store/logo-000000000000.svg' })).statusCode).toBe(404);
  });

  it('say what navigation, front page, footer, searches, levels and freight are', async () => {
    const config = await configAt(other);
    expect(config.keywords.map(({ es_keyword }) => es_keyword)).toEqual(['SpO2', 'sonda']);
    expect(config).toMatchObject({ languages: ['en', 'es', 'zh'], show_chinese: true });
    expect(config.footer).toMatchObject({
      line: '© Clínica Suministros, S.L.',
      columns: [{ es_title: 'Nosotros', links: [{ url: '/shop/about-us' }] }],
    });
    expect(config.navigation.items.at(-1)).toMatchObject({
      es_title: 'Servicio',
      aggregationArr: [{ url: '/shop/after-sales' }],
    });
    const front = await other.good('readPageConfig', { pk: config.home_page_id });
    expect(front.en_summary).toBe('Parts for hospitals, from Madrid.');
    expect(front.blocks.map(({ kind }) => kind).slice(0, 2)).toEqual(['hero', 'promises']);
    expect(front.blocks[0]).toMatchObject({
      ru_title: 'Parts from Madrid',
      es_title: 'Repuestos desde Madrid',
      link: { url: '/category' },
    });
    expect((await other.good('readLevelRemark', {})).map(({ en_level_name }) => en_level_name)).toEqual([
      'Blue',
      'Green',
      'Silver',
      'Gold',
      'Black',
    ]);
    const ana = await Buyer.of(other);
    const quoteOf = async (quantity: number) =>
      (await other.good('quoteOrder', { lines: [{ sku_id: PRICED.sku, quantity }] }, ana.asking)).charge;
    const [one, many] = [await quoteOf(1), await quoteOf(9)];
    for (const { subtotal, shipping } of [one, many]) expect(shipping).toBe(subtotal >= 30_000 ? 0 : 1_250);
  });

  it('are printed as they were written, and what was before is kept', async () => {
    await write({ name: 'Suministros' });
    expect(JSON.parse((await write(null)).line)).toEqual({ name: 'Suministros' });
    await expect.poll(async () => (await configAt(other)).contact_us).toMatchObject({ mobile: '', email: '' });
    const { rows } = (await database().opened.db.execute('select actor, document from store_settings order by id')) as {
      rows: unknown[];
    };
    expect(rows).toMatchObject([
      { actor, document: { name: OWN_SETTINGS.name } },
      { actor, document: { name: 'Suministros' } },
    ]);
  });

  it('of another version are read as far as they are known', async () => {
    await database().opened.db.execute(
      `insert into store_settings (at, actor, document) values (now(), 'x', '{"name":"Later","future":{"a":1},"social":"none"}')`,
    );
    await other.services.store.load();
    expect(await configAt(other)).toMatchObject({ store: { en_name: 'Later' }, social_links: [] });
  });
});
