import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import {
  PRICED,
  smallProduct,
  UNPRICED,
  writeSmallCatalogue,
} from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onEveryServer, openStore } from '../../support/servers/ServerStore.ts';

const LINES = 100;
const FIRST = 70_000;
/** The outcome and its encryption, with room for the report of a merge. */
const OUTCOME_MAX_BYTES = 200;

onEveryServer('a change of the cart that is sent again', (store, database) => {
  const execute = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    database().opened.db.execute<Row>(query);
  const add = (access: string, sku_id: number, idempotency_key: string = randomUUID()) =>
    store().good('addCartLine', { sku_id, quantity: 1, idempotency_key }, { access });
  const products = async (skus: number[]) => {
    const product = smallProduct(PRICED.product, 'CX-1', PRICED.price);
    const written = skus.map((id) => ({ ...product.skus[0]!, id, code: `CX-1-${id}` }));
    await new CatalogueWriter(database().opened.db).write({
      products: [{ ...product, skus: [...product.skus, ...written] }],
    });
  };
  afterEach(() => writeSmallCatalogue(database().opened.db));

  it('is stored as its outcome alone, however large the cart is', async () => {
    const skus = Array.from({ length: LINES }, (_, index) => FIRST + index);
    await products(skus);
    const { access } = await store().member();
    const merged = await store().good(
      'mergeCart',
      { lines: skus.map((sku_id) => ({ sku_id, quantity: 1 })), idempotency_key: randomUUID() },
      { access },
    );
    expect(merged.cart.lines).toHaveLength(LINES);
    await execute(sql`delete from idempotent_replies`);
    await add(access, skus[0]!);
    const { rows } = await execute<{ bytes: number }>(
      sql`select coalesce(length(reply), 0) + coalesce(length(done), 0) as bytes from idempotent_replies`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.bytes).toBeLessThan(OUTCOME_MAX_BYTES);
  });

  it('is answered with the cart as it is now', async () => {
    const { access } = await store().member();
    const key = randomUUID();
    await add(access, PRICED.sku, key);
    await add(access, PRICED.sku);
    await add(access, UNPRICED.sku);
    const again = await add(access, PRICED.sku, key);
    expect(again).toEqual(await store().good('readCart', {}, { access }));
    expect(again.lines.map(({ sku, quantity }) => [sku.id, quantity])).toEqual(
      expect.arrayContaining([
        [PRICED.sku, 2],
        [UNPRICED.sku, 1],
      ]),
    );
  });

  it('reports again what the first merge did', async () => {
    const { access } = await store().member();
    const merge = { lines: [{ sku_id: PRICED.sku, quantity: 600 }], idempotency_key: randomUUID() };
    const first = await store().good('mergeCart', merge, { access });
    const again = await store().good('mergeCart', merge, { access });
    expect(again).toEqual(first);
    expect(again.cart.lines[0]!.quantity).toBe(600);
  });

  it('takes effect although the product is no longer sold', async () => {
    await products([FIRST]);
    const { access } = await store().member();
    const key = randomUUID();
    await add(access, FIRST, key);
    await execute(sql`update skus set retired_at = now() where id = ${FIRST}`);
    expect((await add(access, FIRST, key)).lines).toMatchObject([{ sku: { id: FIRST }, quantity: 1 }]);
  });

  it('is done once when it arrives twice at once, at one instance or at two', async () => {
    const { access } = await store().member();
    const instances = [store(), await openStore(database())];
    for (const [index, pair] of [[instances[0]!, instances[0]!], instances].entries()) {
      const line = { sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() };
      const carts = await Promise.all(pair.map((instance) => instance.good('addCartLine', line, { access })));
      expect(carts.map(({ lines }) => lines[0]!.quantity)).toEqual([index + 1, index + 1]);
    }
  });

  it('is refused with other content', async () => {
    const { access } = await store().member();
    const key = randomUUID();
    await add(access, PRICED.sku, key);
    const other = { sku_id: PRICED.sku, quantity: 2, idempotency_key: key };
    expect(await store().ask('addCartLine', other, { access })).toMatchObject({ code: 13 });
  });

  it('is answered after the first request died between commit and answer', async () => {
    const { idempotency, carts } = store().services;
    const { access, user_id: memberId } = await store().member();
    const scope = [memberId, 'addCartLine'];
    const request = { key: randomUUID(), hash: 'same' };
    const cart = { memberId, customer: null };
    const work = (answer: () => Promise<unknown>) =>
      idempotency.once(
        scope,
        request,
        async (once) => {
          await carts.add(cart, PRICED.sku, 1, once);
          return answer();
        },
        'anew',
      );
    void work(() => new Promise(() => undefined));
    await expect.poll(async () => (await carts.read(cart)).lines.length).toBe(1);
    expect(await work(() => carts.count(cart))).toBe(1);
    expect((await store().good('readCart', {}, { access })).lines[0]!.quantity).toBe(1);
  });
});
