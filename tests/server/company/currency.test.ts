import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import { CatalogueImport } from '../../../server/import/CatalogueImport.ts';
import { runSettingsCommand } from '../../../server/modules/company/settings/runSettingsCommand.ts';
import { runStaffCommand } from '../../../server/modules/staff/runStaffCommand.ts';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import { eventually } from '../../support/checks/eventually.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const IN_EUROS = { name: 'Clinic Supplies', currency: 'EUR', freight: { price: 12.5, free_from: 300 } };
const folder = mkdtempSync(join(tmpdir(), 'currency-'));
afterAll(() => rmSync(folder, { recursive: true }));

onAnyServer('the store’s currency', (store, database) => {
  let other: ServerStore;
  const db = () => database().opened.db;
  beforeAll(async () => {
    other = await openStore(database());
    await db().execute(sql`update skus set stock = 40`);
  });
  afterAll(() => other.app.close());
  const write = (settings: Record<string, unknown>, keepsPrices = false) =>
    runSettingsCommand(store().services, { settings, keepsPrices, actor: 'ana' });
  const lines = [{ sku_id: PRICED.sku, quantity: 2 }];

  it('is not changed under the catalogue’s prices, unless they are to keep their numbers', async () => {
    expect(await write(IN_EUROS)).toEqual({
      isDone: false,
      line: expect.stringMatching(/- currency would change from USD to EUR, .* prices\..*--keep-prices/),
    });
    expect((await store().good('readConfig', {})).currency).toBe('USD');
    expect(await write(IN_EUROS, true)).toMatchObject({ isDone: true });
    for (const instance of [store(), other])
      await expect.poll(async () => (await instance.good('readConfig', {})).currency).toBe('EUR');
  });

  it('is that of cart, budget, quotation, order, payment page, refund, messages, letters and staff', async () => {
    const ana = await Buyer.of(store());
    await ana.ask('changeLanguage', { language_code: 'es-es' });
    await ana.ask('addCartLine', { ...lines[0], idempotency_key: crypto.randomUUID() });
    expect(await store().good('readCart', {}, ana.asking)).toMatchObject({ currency: 'EUR' });
    expect(await store().good('quoteListPrices', { lines }, ana.asking)).toMatchObject({ currency: 'EUR' });
    const reply = await ana.ask('createInquiry', await anInquiryRequest(store(), PRICED.sku));
    const inquiry = reply.data as Inquiry;
    expect(inquiry).toMatchObject({ currency: 'EUR' });
    const quote = await ana.quote({ lines });
    expect(quote.charge).toMatchObject({ currency: 'EUR' });
    const order = await ana.buy({ lines });
    expect([order.currency, order.charge.currency]).toEqual(['EUR', 'EUR']);
    const page = await ana.page(order.id);
    expect(page).toMatchObject({ amount: order.total, currency: 'eur' });
    demoAccount().pay(page.id);
    await demoAccount().sendEvent('checkout.session.completed', page.id);
    expect(await ana.read(order.id)).toMatchObject({ state: 'paid', charge: { currency: 'EUR' } });

    const staff = async (command: Record<string, unknown>) =>
      (await runStaffCommand(store().services, { actor: 'marta', ...command } as never)).line;
    expect(await staff({ act: 'list' })).toContain(`€${(order.total / 100).toFixed(2)}`);
    expect(JSON.parse(await staff({ act: 'show', quotation: inquiry.code }))).toMatchObject({ currency: 'EUR' });
    expect(await staff({ act: 'refund', order: order.code, amount: 1_234, key: 'k', isTransfer: false })).toMatch(
      /^€12\.34 of /,
    );
    const [message] = await store().services.messages.list(ana.id, 1, 9);
    expect(`${message?.es_title} ${message?.ru_title}`).toMatch(/12,34\s€.*12,34\s€/s);
    const { rows } = await db().execute<{ recipient: string }>(
      sql`select recipient from letters where member_id = ${ana.id} limit 1`,
    );
    await eventually(async () => expect((await store().letters(rows[0]!.recipient)).join('\n')).toMatch(/12,34\s€/));
    const letters = (await store().letters(rows[0]!.recipient)).join('\n');
    expect(letters).not.toContain('$');
    const levels = await store().good('readLevelRemark', {});
    expect([levels[0]!.en_remark, levels[1]!.ru_remark]).toEqual([
      expect.stringContaining('100 points are worth €1.00'),
      expect.not.stringMatching(/купон/i),
    ]);
  });

  it('is that of imported prices; rows in another one are refused', async () => {
    const path = join(folder, 'file');
    const rows = ['E-1;Maker;Things;Thing;1.250,50 €', 'E-2;Maker;Things;Thing;$100', 'E-3;Maker;Things;Thing;99,90'];
    writeFileSync(path, ['code;brand;group;name;price', ...rows, ''].join('\n'));
    const refused: string[] = [];
    const listener = {
      refused: (line: number, why: string) => refused.push(`${line}: ${why}`),
      progress: () => undefined,
    };
    await new CatalogueImport(db(), listener).run(path);
    expect(refused).toEqual([expect.stringMatching(/^3: price "\$100" is not in EUR/)]);
    const { rows: prices } = await db().execute(sql`select code, price from skus where code like 'E-%' order by code`);
    expect(prices).toEqual([
      { code: 'E-1', price: 125_050 },
      { code: 'E-3', price: 9_990 },
    ]);
  });

  it('stays where something was ordered or asked for, also where it is left out of the document', async () => {
    for (const settings of [{ ...IN_EUROS, currency: 'RUB' }, { name: 'Clinic Supplies' }])
      expect(await write(settings, true)).toEqual({
        isDone: false,
        line: expect.stringMatching(
          /- currency must stay EUR: the store has 1 order and 1 quotation in it, .*empty database/,
        ),
      });
    expect(await write({ ...IN_EUROS, name: 'Later' })).toMatchObject({ isDone: true });
    expect((await store().good('readConfig', {})).currency).toBe('EUR');
  });
});
