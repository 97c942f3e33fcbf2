import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { openPages } from '../../../server/web/openPages.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { fillDatabase } from '../../support/fakes/database/fullDatabase.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';
import { PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

type Call = [OperationName, Record<string, unknown>];

const NOTHING_SAVED = [
  ['en-us', 'The store cannot save anything at the moment. Try again in a few minutes'],
  ['es-es', 'La tienda no puede guardar nada en este momento. Inténtelo de nuevo en unos minutos'],
  ['ru-ru', 'Сейчас магазин не может ничего сохранить. Повторите попытку через несколько минут'],
  ['zh-cn', '商店暂时无法保存任何内容，请几分钟后重试'],
] as const;

onEveryServer('a store whose database cannot write', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let page: (path: string) => Promise<unknown>;
  let close = (): Promise<unknown> => Promise.resolve();
  let makeRoom = async (): Promise<void> => undefined;

  beforeAll(async () => {
    const { services } = store();
    const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: 'memory://' });
    const built = await buildApp(services, settings);
    await openPages(built, settings, services, { pages: plainPages, files: import.meta.dirname });
    page = async (path) => {
      const { statusCode, headers } = await built.app.inject(path);
      return [statusCode, headers['server-timing']];
    };
    close = () => built.app.close();
    ana = await Buyer.of(store());
    await ana.ask('addCartLine', addOne());
    await page('/kept');
  });
  afterAll(() => close());
  afterEach(() => makeRoom());

  const fill = async (full?: Parameters<typeof fillDatabase>[1]): Promise<void> => {
    const empty = await fillDatabase(db(), full);
    makeRoom = async () => {
      makeRoom = async () => undefined;
      await empty();
    };
  };
  const addOne = () => ({ sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() });
  const ask = ([operation, payload]: Call, language = 'en-us') =>
    store().ask(operation, payload, { ...ana.asking, language });
  const dataOf = async (calls: Call[]): Promise<unknown[]> => {
    const found: unknown[] = [];
    for (const call of calls) found.push((await ask(call)).data);
    return found;
  };
  const whatIsThere = async () => [
    await dataOf([
      ['readCart', {}],
      ['listOrders', {}],
      ['listInquiries', {}],
    ]),
    (await db().execute(sql`select stock from skus order by id`)).rows,
  ];

  it.each([
    ['is full', '53100'],
    ['is read only, as its keeper makes it before it is full', '25006'],
  ])('%s: it says so in the language of whoever writes, and takes the same once there is room', async (_why, code) => {
    const sent: Call[] = [
      ['addCartLine', addOne()],
      ['createInquiry', await anInquiryRequest(store(), UNPRICED.sku)],
      [
        'createOrder',
        { ...(await ana.agree({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] })), idempotency_key: randomUUID() },
      ],
    ];
    const before = await whatIsThere();
    await fill({ code });
    for (const [language, msg] of NOTHING_SAVED)
      for (const call of sent) {
        const answer = await ask(call, language);
        expect(answer).toMatchObject({ code: 99, msg, status: 503, data: { retry_after: 5 } });
        expect(answer.raw).not.toMatch(/extend|device|stack|insert|select/i);
      }
    expect(await whatIsThere()).toEqual(before);
    await makeRoom();
    const made = await dataOf(sent);
    expect(made).not.toContain(null);
    const after = await whatIsThere();
    // The cart is answered as it is now, with what is left of the product after the order.
    const [cart, ...others] = await dataOf(sent);
    expect(others).toEqual(made.slice(1));
    expect(cart).toEqual((await dataOf([['readCart', {}]]))[0]);
    expect(await whatIsThere()).toEqual(after);
  });

  it('shows all that it has, made anew as well as kept', async () => {
    await fill();
    expect(await page('/kept')).toEqual([200, 'page;desc=kept']);
    expect(await page('/es/made')).toEqual([200, 'page;desc=made']);
    const shown: Call[] = [
      ['listProducts', { keyword: 'probe' }],
      ['readProduct', { id: PRICED.product }],
      ['suggest', { keyword: 'pro' }],
      ['quoteOrder', { lines: [{ sku_id: PRICED.sku, quantity: 1 }] }],
    ];
    const own = ['readCart', 'listOrders', 'listInquiries', 'listAddresses', 'listCoupons', 'listMessages'] as const;
    for (const call of [...shown, ...own.map((operation): Call => [operation, {}])])
      expect(await ask(call)).toMatchObject({ code: 0 });
  });

  it('does not call undone what was done, where only the answer could not be kept', async () => {
    const quantity = async () => (await store().good('readCart', {}, ana.asking)).lines[0]!.quantity;
    const before = await quantity();
    await fill({ only: { table: 'idempotent_replies', on: 'update', when: 'new.reply is not null' } });
    expect(await ask(['addCartLine', addOne()])).toMatchObject({ code: 0 });
    expect(await quantity()).toBe(before + 1);
  });

  it('says what is wrong with what was sent, even so', async () => {
    await fill({ only: { table: 'idempotent_replies', on: 'update' } });
    const answer = await ask(['addCartLine', { ...addOne(), quantity: 999 }]);
    expect(answer).toMatchObject({ code: 1, data: { errors: { quantity: 'The maximum quantity is 999' } } });
  });
});
