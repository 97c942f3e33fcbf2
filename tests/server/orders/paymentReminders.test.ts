import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('an unpaid order', (store, database) => {
  let ana: Buyer;
  let order: Order;
  beforeEach(async () => {
    ({ ana, order } = await Buyer.withOrder(store(), { stock: 4, quantity: 1 }));
  });

  const isKeptFor = (hours: number) =>
    database().opened.db.execute(sql`
      update orders set created_at = now() - interval '6 days', pay_until = now() + make_interval(hours => ${hours}::int)
      where id = ${order.id}`);
  const remind = () => store().services.paymentReminders.sweep();
  const reminders = async () =>
    (await store().services.messages.list(ana.id, 1, 9)).filter(
      ({ en_title }) => en_title === `Order ${order.code} is not paid yet`,
    );

  it('is announced to its member once, a day before it ends, with a link to pay', async () => {
    await isKeptFor(20);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await reminders()).toMatchObject([{ is_read: false, link: { url: `/userCenter/orderList/${order.id}` } }]);
  });

  it('is not spoken of again before that', async () => {
    await remind();
    await isKeptFor(30);
    await remind();
    expect(await reminders()).toEqual([]);
  });

  it('is not spoken of once a transfer is announced, or it is paid', async () => {
    await isKeptFor(20);
    await ana.transfer(order.id);
    await remind();
    await ana.payByCard(order.id);
    await remind();
    expect(await reminders()).toEqual([]);
  });
});
