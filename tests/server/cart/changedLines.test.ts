import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Cart, CartLine } from '../../../shared/contract/schemas/cart.ts';
import { ALSO_PRICED, PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('cart lines whose goods changed', (store, database) => {
  let access = '';
  beforeEach(async () => {
    await database().opened.db.execute(sql`update skus set stock = 4, delivery_days = 3, pack_size = 1`);
    ({ access } = await store().member());
  });

  const add = (sku_id: number, quantity = 1, customer?: string) =>
    store().good(
      'addCartLine',
      { sku_id, quantity, idempotency_key: randomUUID(), ...(customer && { customer }) },
      { access },
    );
  const read = (customer?: string): Promise<Cart> => store().good('readCart', customer ? { customer } : {}, { access });
  const lineOf = async (skuId: number): Promise<CartLine> => (await read()).lines.find(({ sku }) => sku.id === skuId)!;
  const change = (skuId: number, to: ReturnType<typeof sql>) =>
    database().opened.db.execute(sql`update skus set ${to} where id = ${skuId}`);
  const asShown = ({ sku }: CartLine) => ({
    sku_id: sku.id,
    shown: {
      market_price: sku.market_price ?? null,
      pack_size: sku.pack_size,
      stock: sku.stock,
      delivery_days: sku.delivery_days,
    },
  });
  const acknowledge = (lines: ReturnType<typeof asShown>[]): Promise<Cart> =>
    store().good('acknowledgeCart', { lines }, { access });

  it('say nothing while nothing has changed', async () => {
    await add(PRICED.sku);
    expect((await lineOf(PRICED.sku)).former).toBeUndefined();
  });

  it.each([
    ['price', sql`price = price + 100`, PRICED.sku],
    ['pack size', sql`pack_size = 10`, PRICED.sku],
    ['delivery time', sql`delivery_days = 30`, PRICED.sku],
    ['stock', sql`stock = 0`, PRICED.sku],
    ['first price', sql`price = 500`, UNPRICED.sku],
  ])('name the former %s', async (_what, to, skuId) => {
    await add(skuId);
    const { shown } = asShown(await lineOf(skuId));
    await change(skuId, to);
    try {
      expect((await lineOf(skuId)).former).toEqual(shown);
      expect((await add(ALSO_PRICED.sku)).lines.find(({ sku }) => sku.id === skuId)?.former).toEqual(shown);
    } finally {
      await change(PRICED.sku, sql`price = ${PRICED.price}`);
      await change(UNPRICED.sku, sql`price = null`);
    }
  });

  it('compare the stock with the quantity: another figure that is enough, too, is no news', async () => {
    await add(PRICED.sku, 2);
    await change(PRICED.sku, sql`stock = 3`);
    expect((await lineOf(PRICED.sku)).former).toBeUndefined();
    await change(PRICED.sku, sql`stock = 1`);
    expect((await lineOf(PRICED.sku)).former).toMatchObject({ stock: 4 });
  });

  it('keep the first goods when more is added, or the quantity changes', async () => {
    await add(PRICED.sku);
    await change(PRICED.sku, sql`pack_size = 10`);
    await add(PRICED.sku);
    const { id } = await lineOf(PRICED.sku);
    await store().good('updateCartLine', { id, quantity: 3 }, { access });
    expect((await lineOf(PRICED.sku)).former).toMatchObject({ pack_size: 1 });
  });

  it('are quiet once the member has read the change, until the next one', async () => {
    await add(PRICED.sku);
    await change(PRICED.sku, sql`pack_size = 10`);
    const shown = await lineOf(PRICED.sku);
    expect((await acknowledge([asShown(shown)])).lines[0]!.former).toBeUndefined();
    await change(PRICED.sku, sql`pack_size = 20`);
    expect((await lineOf(PRICED.sku)).former).toMatchObject({ pack_size: 10 });
  });

  it('name a change that came after the page was shown', async () => {
    await add(PRICED.sku);
    await change(PRICED.sku, sql`pack_size = 10`);
    const shown = await lineOf(PRICED.sku);
    await change(PRICED.sku, sql`pack_size = 20`);
    expect((await acknowledge([asShown(shown)])).lines[0]!.former).toMatchObject({ pack_size: 10 });
  });

  it('are acknowledged in the one cart only', async () => {
    const customer = randomUUID();
    await add(PRICED.sku);
    await add(PRICED.sku, 1, customer);
    await change(PRICED.sku, sql`pack_size = 10`);
    await acknowledge([asShown(await lineOf(PRICED.sku))]);
    expect((await read(customer)).lines[0]!.former).toMatchObject({ pack_size: 1 });
  });

  it('come from lists and guests’ carts, too', async () => {
    await store().good(
      'addCartLines',
      { lines: [{ sku_id: PRICED.sku, quantity: 1 }], idempotency_key: randomUUID() },
      { access },
    );
    await store().good(
      'mergeCart',
      { lines: [{ sku_id: ALSO_PRICED.sku, quantity: 1 }], idempotency_key: randomUUID() },
      { access },
    );
    await database().opened.db.execute(sql`update skus set pack_size = 10`);
    expect((await read()).lines.map(({ former }) => former?.pack_size)).toEqual([1, 1]);
  });
});
