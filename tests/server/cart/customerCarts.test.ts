import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import { CUSTOMER_CARTS_MAX } from '../../../shared/contract/limits.ts';
import type { Cart } from '../../../shared/contract/schemas/cart.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { ALSO_PRICED, PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const [CLARA, DAVID] = [randomUUID(), randomUUID()];
const OWN = undefined;
const CARTS = [OWN, CLARA, DAVID];
const SKUS = [PRICED.sku, ALSO_PRICED.sku, UNPRICED.sku];

const cartAct = fc.record({
  act: fc.constantFrom('add', 'update', 'remove', 'merge', 'quotation', 'delete'),
  cart: fc.nat({ max: CARTS.length - 1 }),
  sku: fc.constantFrom(...SKUS),
  quantity: fc.integer({ min: 1, max: 9 }),
});
type CartAct = typeof cartAct extends fc.Arbitrary<infer A> ? A : never;

onAnyServer('carts for a rep’s customers', (store, database) => {
  let rep: Buyer;
  beforeAll(() => database().opened.db.execute(sql`update skus set stock = 900`));
  beforeEach(async () => {
    rep = await Buyer.of(store());
  });

  const key = () => ({ idempotency_key: randomUUID() });
  const read = (customer?: string): Promise<Cart> => store().good('readCart', { customer }, rep.asking);
  const linesOf = async (customer?: string): Promise<Record<number, number>> =>
    Object.fromEntries((await read(customer)).lines.map(({ sku, quantity }) => [sku.id, quantity]));
  const add = (sku_id: number, quantity: number, customer?: string) =>
    rep.ask('addCartLine', { sku_id, quantity, customer, ...key() });
  const lineId = async (sku: number, customer?: string): Promise<number> =>
    (await read(customer)).lines.find((line) => line.sku.id === sku)!.id;

  it('are separate from each other and from the rep’s own', async () => {
    await add(PRICED.sku, 1);
    await add(PRICED.sku, 2, CLARA);
    await add(UNPRICED.sku, 3, DAVID);
    expect(await Promise.all(CARTS.map(linesOf))).toEqual([
      { [PRICED.sku]: 1 },
      { [PRICED.sku]: 2 },
      { [UNPRICED.sku]: 3 },
    ]);
    expect(await store().good('countCart', { customer: DAVID }, rep.asking)).toEqual({ total: 1 });
    expect((await read(CLARA)).total).toBe(2 * PRICED.price);
    expect(await store().good('listCustomerCarts', {}, rep.asking)).toEqual({
      carts: [CLARA, DAVID].toSorted().map((customer) => ({ customer, lines: 1 })),
    });
  });

  it('accept a customer’s id in any spelling, and refuse anything else', async () => {
    await add(PRICED.sku, 1, CLARA.toUpperCase());
    expect(await linesOf(CLARA)).toEqual({ [PRICED.sku]: 1 });
    for (const customer of ['', 'Clara', `${CLARA} `, `${CLARA}'--`])
      expect(await rep.ask('readCart', { customer }), customer).toMatchObject({
        code: 1,
        data: { errors: { customer: expect.any(String) } },
      });
  });

  it('do not change a line of another cart', async () => {
    await add(PRICED.sku, 1, CLARA);
    const id = await lineId(PRICED.sku, CLARA);
    for (const customer of [DAVID, OWN]) {
      expect(await rep.ask('updateCartLine', { id, quantity: 9, customer })).toMatchObject({ code: 2 });
      expect((await rep.ask('removeCartLine', { id, customer })).data).toMatchObject({ lines: [] });
    }
    expect(await linesOf(CLARA)).toEqual({ [PRICED.sku]: 1 });
  });

  it('are one member’s: another’s customer of the same id has another cart', async () => {
    await add(PRICED.sku, 1, CLARA);
    const other = await Buyer.of(store());
    expect((await other.ask('readCart', { customer: CLARA })).data).toMatchObject({ lines: [] });
    await other.ask('deleteCustomerCart', { customer: CLARA });
    expect(await linesOf(CLARA)).toEqual({ [PRICED.sku]: 1 });
  });

  it('give an order and a quotation their lines, and keep those of other carts', async () => {
    for (const customer of CARTS) await add(PRICED.sku, 1, customer);
    for (const customer of CARTS) await add(UNPRICED.sku, 1, customer);
    await rep.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] }, { from_cart: true, customer: CLARA });
    const request = await anInquiryRequest(store(), UNPRICED.sku);
    expect(await rep.ask('createInquiry', { ...request, from_cart: true, customer: DAVID })).toMatchObject({ code: 0 });
    expect(await Promise.all(CARTS.map(linesOf))).toEqual([
      { [PRICED.sku]: 1, [UNPRICED.sku]: 1 },
      { [UNPRICED.sku]: 1 },
      { [PRICED.sku]: 1 },
    ]);
  });

  it('take in what is ordered or asked for again, each for its customer', async () => {
    const { id } = await rep.buy({ lines: [{ sku_id: PRICED.sku, quantity: 2 }] });
    const again = await rep.ask('reorder', { id, customer: CLARA, ...key() });
    expect(again.data).toMatchObject({ cart: { lines: [{ quantity: 2 }] } });
    const reply = await rep.ask('createInquiry', await anInquiryRequest(store(), UNPRICED.sku));
    await rep.ask('repeatInquiry', { id: (reply.data as { id: number }).id, customer: DAVID, ...key() });
    expect(await Promise.all(CARTS.map(linesOf))).toEqual([
      {},
      { [PRICED.sku]: 2 },
      { [UNPRICED.sku]: expect.any(Number) as number },
    ]);
  });

  it('do not change the carts that a server of the previous version writes and reads', async () => {
    const { db } = database().opened;
    await add(PRICED.sku, 5, CLARA);
    for (const _time of [1, 2])
      await db.execute(
        sql`insert into cart_lines (member_id, sku_id, quantity) values (${rep.id}, ${PRICED.sku}, 1)
            on conflict (member_id, sku_id) do update set quantity = cart_lines.quantity + excluded.quantity`,
      );
    const { rows } = await db.execute(sql`select quantity from cart_lines where member_id = ${rep.id}`);
    expect(rows).toEqual([{ quantity: 2 }]);
    expect(await Promise.all([OWN, CLARA].map(linesOf))).toEqual([{ [PRICED.sku]: 2 }, { [PRICED.sku]: 5 }]);
  });

  it('are limited in number; the rep’s own cart and existing ones still work at the limit', async () => {
    const customers = Array.from({ length: CUSTOMER_CARTS_MAX }, () => randomUUID());
    await database().opened.db.execute(
      sql`insert into cart_lines (rep_id, customer_id, sku_id, quantity)
          select ${rep.id}::uuid, c, ${PRICED.sku}::integer, 1 from unnest(${sql.param(customers)}::uuid[]) c`,
    );
    expect(await add(PRICED.sku, 1, CLARA)).toMatchObject({ code: 6, msg: expect.stringContaining('200 customers') });
    const lines = [{ sku_id: PRICED.sku, quantity: 1 }];
    expect(await rep.ask('mergeCart', { lines, customer: CLARA, ...key() })).toMatchObject({ code: 6 });
    expect(await add(PRICED.sku, 1)).toMatchObject({ code: 0 });
    expect(await add(UNPRICED.sku, 1, customers[0])).toMatchObject({ code: 0 });

    await rep.ask('deleteCustomerCart', { customer: customers[0] });
    const atOnce = await Promise.all([CLARA, DAVID].map((customer) => add(PRICED.sku, 1, customer)));
    expect(new Set(atOnce.map(({ code }) => code))).toEqual(new Set([0, 6]));
  });

  it('hold their own lines alone, whatever is done in whatever order', async () => {
    const perform = async (expected: Map<number, number>[], { act, cart, sku, quantity }: CartAct): Promise<void> => {
      const [customer, lines] = [CARTS[cart], expected[cart]!];
      if (act === 'add' || act === 'merge') {
        if (act === 'add') await add(sku, quantity, customer);
        else await rep.ask('mergeCart', { lines: [{ sku_id: sku, quantity }], customer, ...key() });
        lines.set(sku, (lines.get(sku) ?? 0) + quantity);
      } else if (act === 'delete' && customer !== OWN) {
        await rep.ask('deleteCustomerCart', { customer });
        lines.clear();
      } else if (act === 'quotation') {
        const request = await anInquiryRequest(store(), sku);
        await rep.ask('createInquiry', { ...request, from_cart: true, customer });
        lines.delete(sku);
      } else if (lines.has(sku)) {
        const id = await lineId(sku, customer);
        if (act === 'update') await rep.ask('updateCartLine', { id, quantity, customer });
        else await rep.ask('removeCartLine', { id, customer });
        if (act === 'update') lines.set(sku, quantity);
        else lines.delete(sku);
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(cartAct, { minLength: 1, maxLength: 10 }), async (acts) => {
        rep = await Buyer.of(store());
        const expected = CARTS.map(() => new Map<number, number>());
        for (const act of acts) await perform(expected, act);
        const quantities = await Promise.all(CARTS.map(linesOf));
        expect(quantities).toEqual(expected.map((lines) => Object.fromEntries(lines)));
      }),
      { numRuns: 6 },
    );
  });
});
