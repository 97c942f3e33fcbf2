import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { UNPAID_ORDERS_MAX } from '../../../shared/contract/limits.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import {
  ALSO_PRICED,
  NOWHERE,
  PRICED,
  smallProduct,
  UNPRICED,
  writeSmallCatalogue,
} from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer, openStore } from '../../support/servers/ServerStore.ts';

const SHIPPING = 4_500;

onAnyServer('an order', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  beforeAll(() => offerCoupon(db(), { code: 'TEN', minimum: 10_000 }));
  beforeEach(async () => {
    await db().execute(sql`update skus set stock = 4`);
    ana = await Buyer.of(store());
  });

  const one = (quantity = 1) => ({ lines: [{ sku_id: PRICED.sku, quantity }] });
  const stockOf = async (sku: number): Promise<number> => {
    const { rows } = await db().execute<{ stock: number }>(sql`select stock from skus where id = ${sku}`);
    return rows[0]!.stock;
  };

  it('costs what the store says: goods, freight, less coupon and points', async () => {
    await ana.rich(250);
    const coupon_id = await ana.coupon('TEN');
    const made = await ana.buy({ ...one(2), coupon_id, points: 250 }, { note: 'Ring twice' });
    expect(made.code).toMatch(/^M-\d{4}-\d{6}$/);
    expect(made).toMatchObject({ state: 'awaiting_payment', is_paid: false, note: 'Ring twice', quantity: 2 });
    expect(made.charge).toEqual({
      subtotal: 2 * PRICED.price,
      shipping: SHIPPING,
      tax: 0,
      coupon_discount: 1_000,
      points_discount: 250,
      points: 250,
      total: 2 * PRICED.price + SHIPPING - 1_000 - 250,
      currency: 'USD',
      earns: Math.floor((2 * PRICED.price + SHIPPING - 1_250) / 100),
    });
    expect(made.lines).toMatchObject([{ price: PRICED.price, line_total: 2 * PRICED.price, sku: { code: 'CX-1-A' } }]);
    expect(made.address).toMatchObject({ detail: 'Calle de Alcalá 1' });
    expect(await ana.points()).toBe(0);
    const used = await store().good('listCoupons', { state: 'used' }, ana.asking);
    expect(used.results).toMatchObject([{ id: coupon_id, order_code: made.code }]);
    expect(await ana.read(made.id)).toEqual(made);
  });

  it('names the organisation of its buyer, unless its address does', async () => {
    const called = (company: string) =>
      store().good('updateUserInfo', { id: ana.id, nick_name: 'Ana', company }, ana.asking);
    const made = async (over = {}) => (await ana.buy(one(1), over)).address.company;
    expect(await made()).toBeUndefined();
    await called('Hospital La Paz');
    expect(await made()).toBe('Hospital La Paz');
    expect(await made({ customer: randomUUID() }), 'of a rep').toBeUndefined();
    await called('CALLE DE ALCALÁ');
    expect(await made()).toBeUndefined();
  });

  it('is one, however often it is sent, and even when the first reply was lost', async () => {
    const key = { idempotency_key: randomUUID() };
    const made = await Promise.all([1, 2].map(() => ana.buy(one(), key)));
    await db().execute(sql`delete from idempotent_replies`);
    made.push(await ana.buy(one(), key));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await stockOf(PRICED.sku)).toBe(3);
  });

  it('is refused while the member’s limit of unpaid orders is reached', async () => {
    const first = await ana.buy(one());
    await db().execute(sql`
      insert into orders (member_id, idempotency_key, state, address, note, subtotal, shipping, coupon_discount,
        points_discount, points, total, created_at, pay_until)
      select member_id, gen_random_uuid(), state, address, note, subtotal, shipping, coupon_discount,
        points_discount, points, total, created_at, pay_until
      from orders, generate_series(2, ${UNPAID_ORDERS_MAX - 1}::integer) where id = ${first.id}`);
    const [last, over] = await ana.orderTwice(one());
    expect([last!.code, over!.code].toSorted((a, b) => a - b)).toEqual([0, 6]);
    const refused = [last!, over!].find(({ code }) => code === 6)!;
    expect(refused.msg).toBe('50 of your orders are waiting for payment. Pay or cancel one before you place another');
    expect(await stockOf(PRICED.sku)).toBe(2);
    await ana.change('cancelOrder', first.id);
    expect((await ana.buy(one())).state).toBe('awaiting_payment');
  });

  it('is not made at another price than the member has seen', async () => {
    const cheap = await ana.order(one(), { total: 1 });
    expect(cheap).toMatchObject({ code: 13, data: { quote: { charge: { total: PRICED.price + SHIPPING } } } });
    expect(await store().good('listOrders', {}, ana.asking)).toMatchObject({ total: 0 });
  });

  it('goes to no other address than was shown', async () => {
    const shown = await store().good('readAddress', { id: ana.address }, ana.asking);
    const moved = await store().good('updateAddress', { ...shown, detail: 'Calle Mayor 2' }, ana.asking);
    const refused = await ana.order(one(), { address_version: shown.version });
    expect(refused).toMatchObject({ code: 1, data: { errors: { address_id: expect.stringMatching(/changed/) } } });
    const order = await ana.buy(one(), { address_version: moved.version });
    expect(order.address.detail).toBe('Calle Mayor 2');
    const usual = await store().good('updateAddress', { ...moved, is_default: false }, ana.asking);
    expect(usual.version).toBe(moved.version);
  });

  it('is refused where a price or a pack size is another than was shown, though the total is the same', async () => {
    const shown = { sku_id: PRICED.sku, price: PRICED.price, pack_size: 1 };
    const pieces = await ana.order(one(), { agreed_lines: [{ ...shown, pack_size: 10 }] });
    expect(pieces).toMatchObject({ code: 13, data: { quote: { lines: [{ sku: { pack_size: 1 } }] } } });
    expect(await ana.order(one(), { agreed_lines: [{ ...shown, price: 1 }] })).toMatchObject({ code: 13 });
    expect(await ana.order(one(), { agreed_lines: [shown] })).toMatchObject({ code: 0 });
  });

  it.each([
    ['what has no price', { lines: [{ sku_id: UNPRICED.sku, quantity: 1 }] }, 'lines.0.sku_id', /contact service/],
    ['what is not sold', { lines: [{ sku_id: NOWHERE, quantity: 1 }] }, 'lines.0.sku_id', /no longer available/],
    ['more than there is', { lines: [{ sku_id: PRICED.sku, quantity: 5 }] }, 'lines.0.sku_id', /not enough/],
  ])('cannot be made of %s, and says so at the line', async (_what, bought, field, message) => {
    expect((await ana.quote(bought)).is_orderable).toBe(false);
    const { code, data } = await ana.order(bought);
    expect(code).toBe(1);
    expect((data as { errors: Record<string, string> }).errors[field]).toMatch(message);
  });

  it('needs an address of its member, points that they have and a valid coupon', async () => {
    const other = await Buyer.of(store());
    const coupon_id = await ana.coupon('TEN');
    const refused = async (over: Record<string, unknown>): Promise<unknown> => (await ana.order(one(), over)).data;
    expect(await refused({ address_id: other.address })).toEqual({
      errors: { address_id: 'Please choose a delivery address' },
    });
    expect(await refused({ points: 1 })).toHaveProperty('errors.points');
    expect(await refused({ coupon_id: await other.coupon('TEN') })).toHaveProperty('errors.coupon_id');
    const small = { lines: [{ sku_id: ALSO_PRICED.sku, quantity: 1 }], coupon_id };
    expect((await ana.quote(small)).coupon_problem).toBe('minimum');
    expect((await ana.order(small)).data).toHaveProperty('errors.coupon_id');
  });

  it('takes its lines out of the cart, and puts them back there when it is ordered again', async () => {
    await ana.ask('addCartLine', { sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() });
    const made = await ana.buy(one(), { from_cart: true });
    expect((await store().good('readCart', {}, ana.asking)).lines).toEqual([]);
    const again = await ana.change('reorder', made.id);
    expect(again).toMatchObject({ code: 0, data: { report: [{ outcome: 'added', sku_id: PRICED.sku, quantity: 1 }] } });
  });

  it('gives back goods, coupon and points once when it is cancelled', async () => {
    await ana.rich(100);
    const coupon_id = await ana.coupon('TEN');
    const { id } = await ana.buy({ ...one(), coupon_id, points: 100 });
    expect(await stockOf(PRICED.sku)).toBe(3);
    const answers = await Promise.all([1, 2, 3].map(() => ana.change('cancelOrder', id)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 13, 13]);
    expect(await stockOf(PRICED.sku)).toBe(4);
    expect(await ana.points()).toBe(100);
    const unused = await store().good('listCoupons', { state: 'unused' }, ana.asking);
    expect(unused.results).toMatchObject([{ id: coupon_id, order_code: null }]);
    expect(await ana.read(id)).toMatchObject({ state: 'cancelled', actions: ['reorder'], pay_until: null });
  });

  it('gives nothing back to the product of a variant that is no longer sold', async () => {
    const { id } = await ana.buy(one(2));
    const rest = smallProduct(PRICED.product, 'CX-1', PRICED.price);
    const successor = { ...rest.skus[0]!, id: 901, code: 'CX-1-B' };
    await new CatalogueWriter(db()).write({ products: [{ ...rest, skus: [successor] }] });
    await ana.change('cancelOrder', id);
    const { rows } = await db().execute(sql`select stock from products where id = ${PRICED.product}`);
    await writeSmallCatalogue(db());
    expect(rows).toEqual([{ stock: successor.stock }]);
  });

  it('of the last piece goes to one of two who order at once', async () => {
    await db().execute(sql`update skus set stock = 1`);
    const ben = await Buyer.of(store());
    const answers = await Promise.all([ana.order(one()), ben.order(one())]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await stockOf(PRICED.sku)).toBe(0);
  });

  it('has the coupon that two orders use at once in one of them', async () => {
    const coupon_id = await ana.coupon('TEN');
    const answers = await ana.orderTwice({ ...one(), coupon_id });
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await stockOf(PRICED.sku)).toBe(3);
  });

  it('has the points that two orders spend at once in one of them', async () => {
    await ana.rich(500);
    const answers = await ana.orderTwice({ ...one(), points: 500 });
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await ana.points()).toBe(0);
  });

  it('needs no payment when points cover the total', async () => {
    await ana.rich(99 + SHIPPING);
    const lines = [{ sku_id: ALSO_PRICED.sku, quantity: 1 }];
    expect(await ana.buy({ lines, points: 99 + SHIPPING })).toMatchObject({ state: 'paid', total: 0 });
  });

  it('is found by its number and by a part number in it, by state and by page', async () => {
    const first = await ana.buy(one());
    const second = await ana.buy({ lines: [{ sku_id: ALSO_PRICED.sku, quantity: 1 }] });
    const list = (payload: Record<string, unknown>) => store().good('listOrders', payload, ana.asking);
    expect((await list({})).results.map(({ code }) => code)).toEqual([second.code, first.code]);
    expect((await list({ keyword: first.code.toLowerCase() })).results).toMatchObject([{ code: first.code }]);
    expect((await list({ keyword: 'cx 2' })).results).toMatchObject([{ code: second.code, line_count: 1 }]);
    expect(await list({ keyword: '%' })).toMatchObject({ total: 0 });
    expect(await list({ state: 'paid' })).toMatchObject({ total: 0 });
    expect(await list({ page: 2, page_size: 1 })).toMatchObject({ total: 2, results: [{ code: first.code }] });
  });

  it('is found by its number in a store that has sold a million times, too', async () => {
    await database().opened.db.execute(sql`select setval(pg_get_serial_sequence('orders', 'id'), 1234566)`);
    const { code } = await ana.buy(one());
    expect(code).toMatch(/-1234567$/);
    const { results } = await store().good('listOrders', { keyword: code }, ana.asking);
    expect(results).toMatchObject([{ code }]);
  });

  it('is cancelled when it was not paid in time', async () => {
    const { id } = await ana.buy(one());
    await store().services.paymentService.sweep();
    expect(await ana.read(id)).toMatchObject({ state: 'awaiting_payment' });
    await db().execute(sql`update orders set pay_until = now() - interval '1 minute' where id = ${id}`);
    await store().services.paymentService.sweep();
    expect(await ana.read(id)).toMatchObject({ state: 'cancelled' });
    expect(await stockOf(PRICED.sku)).toBe(4);
  });

  it('is kept to the end of the day that its buyer is told to pay by', async () => {
    let time = Date.parse('2026-12-24T00:00:01Z');
    const shop = await openStore(database(), () => time);
    const bob = await Buyer.of(shop);
    const { id, pay_until } = await bob.buy(one());
    expect(pay_until).toMatch(/^2026-12-31/);
    time = Date.parse('2026-12-31T23:59:59Z');
    await shop.services.paymentService.sweep();
    expect(await bob.read(id)).toMatchObject({ state: 'awaiting_payment' });
    time = Date.parse('2027-01-01T00:00:00Z');
    await shop.services.paymentService.sweep();
    expect(await bob.read(id)).toMatchObject({ state: 'cancelled' });
    await shop.app.close();
  });

  it('goes from state to state, can be tracked, and brings growth and points when it is received', async () => {
    const { id } = await ana.buy(one());
    await ana.payByCard(id);
    const { orderFulfilment } = store().services;
    for (const state of ['in_stock_preparation', 'preparation_complete', 'out_of_storage', 'in_transit']) {
      expect(await ana.change('confirmOrder', id)).toMatchObject({ code: 13 });
      await orderFulfilment.advance(id);
      expect(await ana.read(id)).toMatchObject({ state });
    }
    const onItsWay = await ana.read(id);
    expect(onItsWay).toMatchObject({ logistics_state: 4, actions: ['confirm', 'reorder', 'track'] });
    expect(onItsWay.ship_date).not.toBeNull();
    const number = onItsWay.logistics_number!;
    expect(await store().good('trackOrder', { logistics_number: number })).toMatchObject({ state: 4 });
    const done = await Promise.all([1, 2].map(() => ana.change('confirmOrder', id)));
    expect(done.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 13]);
    const earned = Math.floor((PRICED.price + SHIPPING) / 100);
    expect(await store().services.ledger.balance(ana.id)).toEqual({ points: earned, growth: earned });
    const { timeline } = await ana.read(id);
    expect(timeline.every(({ at }) => at !== null)).toBe(true);
    const messages = await store().services.messages.list(ana.id, 1, 20, 'account');
    expect(messages.filter(({ link }) => link?.url === `/userCenter/orderList/${id}`)).toHaveLength(7);
  });
});
