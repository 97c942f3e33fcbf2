import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSettingsCommand } from '../../../server/modules/company/settings/runSettingsCommand.ts';
import { PRICE_MAX } from '../../../shared/contract/limits.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

const line = (quantity: number) => ({ lines: [{ sku_id: PRICED.sku, quantity }] });

onEveryServer('an order of ten billion', (store, database) => {
  let ana: Buyer;
  const settings = (more: object) =>
    runSettingsCommand(store().services, { settings: { name: 'Store', ...more }, actor: 'ana' });
  beforeAll(async () => {
    await database().opened.db.execute(sql`update skus set price = ${PRICE_MAX}, stock = 999`);
    await database().opened.db.execute(sql`update products set price = ${PRICE_MAX}`);
    ana = await Buyer.of(store());
  });
  afterAll(() => settings({}));

  it('is charged to the cent, and earns its points and its growth', async () => {
    const made = await ana.buy(line(90));
    expect(made.charge).toMatchObject({ subtotal: 90 * PRICE_MAX, total: 90 * PRICE_MAX });
    expect((await ana.read(made.id)).lines).toMatchObject([{ price: PRICE_MAX, line_total: 90 * PRICE_MAX }]);
    const { earns } = made.charge;
    const entry = { kind: 'order' as const, points: earns, growth: earns };
    for (const reference of ['order:1', 'order:2'])
      await database().opened.db.transaction((tx) =>
        store().services.ledger.credit(tx, ana.id, { ...entry, reference }),
      );
    expect(await store().good('readLevelInfo', {}, ana.asking)).toMatchObject({
      level: 5,
      growth: 2 * earns,
      points: 2 * earns,
    });
    // All of them are worth more than the order.
    const paid = await store().good('quoteOrder', { ...line(1), points: 2 * earns }, ana.asking);
    expect(paid.charge).toMatchObject({ total: 0, points: PRICE_MAX });
  });

  it('is refused above the highest amount, with what to do; its cart stays readable', async () => {
    expect(await store().ask('quoteOrder', line(91), ana.asking)).toMatchObject({
      code: 6,
      msg: 'The amount is more than one order can hold. Split it into several orders',
    });
    expect(await store().ask('quoteListPrices', line(999), ana.asking)).toMatchObject({ code: 6 });
    await store().good(
      'addCartLine',
      { sku_id: PRICED.sku, quantity: 999, idempotency_key: crypto.randomUUID() },
      ana.asking,
    );
    expect(await store().good('readCart', {}, ana.asking)).toMatchObject({ total: 999 * PRICE_MAX });
  });

  it('lifts to the levels that the merchant has set', async () => {
    const rouble = [0, 100_000, 500_000, 2_000_000, 10_000_000];
    expect(await settings({ level_growth: rouble })).toMatchObject({ isDone: true });
    const remarks = () => store().good('readLevelRemark', {});
    await expect.poll(async () => (await remarks()).map(({ growth }) => growth)).toEqual(rouble);
    expect((await remarks())[1]?.en_remark).toBe('From 100,000 growth points.');
    const ben = await Buyer.of(store());
    const credit = (growth: number, reference: string) =>
      database().opened.db.transaction((tx) =>
        store().services.ledger.credit(tx, ben.id, { kind: 'order', points: 0, growth, reference }),
      );
    await credit(99_999, 'order:1');
    expect(await store().good('readLevelInfo', {}, ben.asking)).toMatchObject({ level: 1, next_growth: 100_000 });
    await credit(1, 'order:2');
    expect(await store().good('readLevelInfo', {}, ben.asking)).toMatchObject({
      level: 2,
      level_growth: 100_000,
      next_growth: 500_000,
    });
  });
});
