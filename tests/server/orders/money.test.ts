import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../../shared/checkout/cards.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import { ALSO_PRICED, PRICED } from '../../support/fixtures/serverCatalogue.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

const POINTS = 900;
const STOCK = 6;
const cards = Object.keys(TEST_CARDS) as (keyof typeof TEST_CARDS)[];
const step = fc.oneof(
  fc.record({
    do: fc.constant('buy' as const),
    quantity: fc.integer({ min: 1, max: 3 }),
    points: fc.integer({ min: 0, max: POINTS }),
    hasCoupon: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('pay', 'cancel', 'advance', 'confirm', 'transfer', 'read', 'answer' as const),
    of: fc.nat(3),
    card: fc.constantFrom(...cards),
    approved: fc.boolean(),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

onEveryServer('no path of operations', (store, database) => {
  const db = () => database().opened.db;
  const sums = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await db().execute<{ sum: string | null }>(query);
    return Number(rows[0]?.sum ?? 0);
  };

  it('makes money, points, coupons or goods appear or vanish', async () => {
    const code = `WALK-${randomUUID().slice(0, 8).toUpperCase()}`;
    await offerCoupon(db(), { code });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        await db().execute(sql`update skus set stock = ${STOCK}`);
        const ana = await Buyer.of(store());
        await ana.rich(POINTS);
        const coupon = await ana.coupon(code);
        const ids: number[] = [];
        for (const taken of steps) await take(ana, coupon, ids, taken);
        await settled(ana, coupon, await Promise.all(ids.map((id) => ana.read(id))));
      }),
      { numRuns: 8 },
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
    const [payment] = (await ana.read(id)).payments;
    const answered = { id, payment_id: payment?.id ?? 1, approved: taken.approved, idempotency_key: randomUUID() };
    const ways: Record<Exclude<Step['do'], 'buy'>, () => Promise<unknown>> = {
      pay: () => ana.payByCard(id, taken.card),
      cancel: () => ana.change('cancelOrder', id),
      confirm: () => ana.change('confirmOrder', id),
      transfer: () => ana.transfer(id),
      read: () => ana.read(id),
      answer: () => ana.ask('answerChallenge', answered),
      advance: () =>
        store()
          .services.orderFulfilment.advance(id)
          .catch(() => undefined),
    };
    await ways[taken.do]();
  }

  async function settled(ana: Buyer, coupon: number, orders: Order[]): Promise<void> {
    const live = orders.filter(({ state }) => state !== 'cancelled');
    for (const { charge, lines, is_paid, id } of orders) {
      expect(lines.reduce((sum, line) => sum + line.line_total, 0)).toBe(charge.subtotal);
      expect(charge.subtotal + charge.shipping - charge.coupon_discount - charge.points_discount).toBe(charge.total);
      // Paid orders were charged once, unpaid ones not at all, and refunded money is not kept.
      const got = await sums(sql`select sum(amount) from payments where order_id = ${id} and state = 'succeeded'`);
      expect(got).toBe(is_paid ? charge.total : 0);
      const held = await sums(sql`
        select sum(c.amount) from test_charges c join payments p on p.id = c.payment_id
        where p.order_id = ${id} and c.state = 'captured'`);
      expect([0, got]).toContain(held);
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
