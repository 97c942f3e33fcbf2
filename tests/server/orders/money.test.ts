import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import type { DemoSession } from '../../../demo/payments/stripeReplies.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import { ALSO_PRICED, PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const POINTS = 900;
const STOCK = 6;
const step = fc.oneof(
  fc.record({
    do: fc.constant('buy' as const),
    quantity: fc.integer({ min: 1, max: 3 }),
    points: fc.integer({ min: 0, max: POINTS }),
    hasCoupon: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom(
      'open',
      'pay',
      'tell',
      'close',
      'cancel',
      'advance',
      'confirm',
      'transfer',
      'read',
      'sweep',
      'late' as const,
    ),
    of: fc.nat(3),
    // A page of the order, and whether the provider takes another amount than asked.
    page: fc.nat(3),
    isOther: fc.boolean(),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

onAnyServer('random sequences of operations', (store, database) => {
  const db = () => database().opened.db;
  const sums = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await db().execute<{ sum: string | null }>(query);
    return Number(rows[0]?.sum ?? 0);
  };

  it('neither create nor lose money, points, coupons or goods', async () => {
    const code = `WALK-${randomUUID().slice(0, 8).toUpperCase()}`;
    await offerCoupon(db(), { code });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        // What an earlier run left unpaid must not be cancelled in this one, as that returns its goods.
        await db().execute(sql`update orders set pay_until = now() + interval '30 days'`);
        await db().execute(sql`update skus set stock = ${STOCK}`);
        const ana = await Buyer.of(store());
        await ana.rich(POINTS);
        const coupon = await ana.coupon(code);
        const ids: number[] = [];
        for (const taken of steps) await take(ana, coupon, ids, taken);
        for (const id of ids) await hearAll(id);
        await settled(ana, coupon, await Promise.all(ids.map((id) => ana.read(id))));
      }),
      { numRuns: 6 },
    );
  });

  async function take(ana: Buyer, coupon: number, ids: number[], taken: Step): Promise<void> {
    if (taken.do === 'buy') {
      const lines = [
        { sku_id: PRICED.sku, quantity: taken.quantity },
        { sku_id: ALSO_PRICED.sku, quantity: 1 },
      ];
      const answer = await ana.order({
        lines,
        points: taken.points,
        ...(taken.hasCoupon && { coupon_id: coupon }),
      });
      if (answer.code === 0) ids.push((answer.data as Order).id);
      return;
    }
    const id = ids[taken.of % Math.max(1, ids.length)];
    if (id === undefined) return;
    const { services } = store();
    const pages = await pagesOf(id);
    const page = pages[taken.page % Math.max(1, pages.length)];
    const actions: Record<Exclude<Step['do'], 'buy'>, () => Promise<unknown>> = {
      open: () => ana.openPage(id),
      pay: async () => page && demoAccount().pay(page.id, taken.isOther ? page.amount + 100 : undefined),
      tell: async () => page && demoAccount().sendEvent('checkout.session.completed', page.id),
      close: async () => page && demoAccount().expire(page.id),
      cancel: () => ana.change('cancelOrder', id),
      confirm: () => ana.change('confirmOrder', id),
      transfer: () => ana.transfer(id),
      read: () => ana.read(id),
      sweep: () => services.paymentService.sweep(),
      late: () => db().execute(sql`update orders set pay_until = now() - interval '1 minute' where id = ${id}`),
      advance: () => services.orderFulfilment.advance(id).catch(() => undefined),
    };
    await actions[taken.do]();
  }

  const pagesOf = async (id: number): Promise<DemoSession[]> => {
    const { rows } = await db().execute<{ key: string }>(
      sql`select key from payments where order_id = ${id} order by id`,
    );
    return demoAccount().sessions.filter(({ key }) => rows.some((row) => row.key === key));
  };

  // Every event arrives at last, the newest page's first.
  const hearAll = async (id: number): Promise<void> => {
    for (const { id: page } of (await pagesOf(id)).toReversed())
      await demoAccount().sendEvent('checkout.session.completed', page);
  };

  async function settled(ana: Buyer, coupon: number, orders: Order[]): Promise<void> {
    const live = orders.filter(({ state }) => state !== 'cancelled');
    for (const { charge, lines, is_paid, id } of orders) {
      expect(lines.reduce((sum, line) => sum + line.line_total, 0)).toBe(charge.subtotal);
      expect(charge.subtotal + charge.shipping - charge.coupon_discount - charge.points_discount).toBe(charge.total);
      // Paid orders were charged once, unpaid ones not at all, and refunded money is not kept.
      const got = await sums(sql`select sum(amount) from payments where order_id = ${id} and state = 'succeeded'`);
      // A transfer goes back by staff.
      const due = await sums(sql`select sum(refunds.amount) from refunds join payments on payments.id = payment_id
        where order_id = ${id} and refunds.state = 'pending' and refunds.method = 'bank_transfer'`);
      expect(got - due).toBe(is_paid ? charge.total : 0);
      // The provider keeps what a paid order has taken by card, and nothing else.
      const charges = (await pagesOf(id)).flatMap(({ charge }) => charge ?? []);
      expect(charges.every(({ amount, refunded }) => refunded <= amount)).toBe(true);
      const captured = charges.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
      const byCard = await sums(
        sql`select sum(amount) from payments where order_id = ${id} and state = 'succeeded' and method = 'card'`,
      );
      expect(captured).toBe(byCard);
    }
    const spent = live.reduce((sum, { charge }) => sum + charge.points, 0);
    const earned = orders
      .filter(({ state }) => state === 'completed')
      .reduce((sum, { charge }) => sum + charge.earns, 0);
    expect(await ana.points()).toBe(POINTS - spent + earned);
    const reserved = live.flatMap(({ lines }) => lines).filter(({ sku }) => sku.id === PRICED.sku);
    const left = await sums(sql`select stock as sum from skus where id = ${PRICED.sku}`);
    expect(left).toBe(STOCK - reserved.reduce((sum, { quantity }) => sum + quantity, 0));
    const unused = await store().good('listCoupons', { state: 'unused' }, ana.asking);
    const isUnused = unused.results.some(({ id }) => id === coupon);
    expect(isUnused).toBe(live.every(({ charge }) => charge.coupon_discount === 0));
  }
});
