import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { CART_LINES_MAX, REQUEST_LINES_MAX } from '../../../shared/contract/limits.ts';
import {
  ALSO_PRICED,
  NOWHERE,
  PRICED,
  smallProduct,
  UNPRICED,
  writeSmallCatalogue,
} from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const FIRST_OF_MANY = 5_001;

onAnyServer('the cart', (store, database) => {
  let access = '';
  beforeEach(async () => {
    ({ access } = await store().member());
  });

  const add = (sku_id: number, quantity: number) =>
    store().ask('addCartLine', { sku_id, quantity, idempotency_key: randomUUID() }, { access });
  const read = () => store().good('readCart', {}, { access });
  const merge = (lines: { sku_id: number; quantity: number }[]) =>
    store().good('mergeCart', { lines, idempotency_key: randomUUID() }, { access });

  it('is for members', async () => {
    for (const name of ['readCart', 'countCart'] as const) expect(await store().ask(name)).toMatchObject({ code: 5 });
  });

  it('is empty at first', async () => {
    expect(await read()).toEqual({ lines: [], total: 0, currency: 'USD', unpriced: 0 });
    expect(await store().good('countCart', {}, { access })).toEqual({ total: 0 });
  });

  it('sums the lines with a price in cents, and counts those without one', async () => {
    await add(PRICED.sku, 3);
    await add(UNPRICED.sku, 2);
    await add(ALSO_PRICED.sku, 1);
    const cart = await read();
    expect(cart).toMatchObject({ total: 3 * PRICED.price + ALSO_PRICED.price, unpriced: 1, currency: 'USD' });
    expect(cart.lines.map(({ line_total }) => line_total)).toEqual([3 * PRICED.price, null, ALSO_PRICED.price]);
    expect(cart.lines[0]).toMatchObject({
      sku: { code: 'CX-1-A', market_price: PRICED.price, product: { code: 'CX-1' } },
    });
    expect(await store().good('countCart', {}, { access })).toEqual({ total: 3 });
  });

  it('joins two additions of the same variant in one line', async () => {
    await add(PRICED.sku, 3);
    await add(PRICED.sku, 4);
    expect((await read()).lines).toMatchObject([{ quantity: 7 }]);
  });

  it('caps a line at 999 pieces, and says so', async () => {
    await add(PRICED.sku, 998);
    expect(await add(PRICED.sku, 1)).toMatchObject({ code: 0 });
    const full = await add(PRICED.sku, 1);
    expect(full).toMatchObject({ code: 1, data: { errors: { quantity: 'The maximum quantity is 999' } } });
    expect((await read()).lines).toMatchObject([{ quantity: 999 }]);
  });

  it('counts every piece when many are added at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add(PRICED.sku, 2)));
    expect((await read()).lines).toMatchObject([{ quantity: 16 }]);
  });

  it('refuses variants that the store does not sell', async () => {
    expect(await add(NOWHERE, 1)).toMatchObject({ code: 2 });
  });

  it.each([
    [0, 'The quantity of goods cannot be less than 1'],
    [1000, 'The maximum quantity is 999'],
    [1.5, 'Enter a whole number'],
  ])('refuses a quantity of %s', async (quantity, message) => {
    await add(PRICED.sku, 1);
    const { id } = (await read()).lines[0]!;
    const answer = await store().ask('updateCartLine', { id, quantity }, { access });
    expect(answer).toMatchObject({ code: 1, data: { errors: { quantity: message } } });
  });

  it('changes and removes lines, and accepts a repeated removal', async () => {
    await add(PRICED.sku, 1);
    const { id } = (await read()).lines[0]!;
    expect(await store().good('updateCartLine', { id, quantity: 5 }, { access })).toMatchObject({
      lines: [{ quantity: 5 }],
    });
    expect(await store().good('removeCartLine', { id }, { access })).toMatchObject({ lines: [] });
    expect(await store().good('removeCartLine', { id }, { access })).toMatchObject({ lines: [] });
    expect(await store().ask('updateCartLine', { id, quantity: 5 }, { access })).toMatchObject({ code: 2 });
  });

  it('cannot be changed by another member', async () => {
    await add(PRICED.sku, 1);
    const { id } = (await read()).lines[0]!;
    const other = { access: (await store().member()).access };
    expect(await store().ask('updateCartLine', { id, quantity: 9 }, other)).toMatchObject({ code: 2 });
    await store().ask('removeCartLine', { id }, other);
    expect((await read()).lines).toMatchObject([{ quantity: 1 }]);
  });

  it('merges a guest’s cart, and says what became of each line', async () => {
    await add(PRICED.sku, 2);
    await add(ALSO_PRICED.sku, 990);
    const { cart, report } = await merge([
      { sku_id: PRICED.sku, quantity: 1 },
      { sku_id: ALSO_PRICED.sku, quantity: 20 },
      { sku_id: UNPRICED.sku, quantity: 4 },
      { sku_id: NOWHERE, quantity: 1 },
    ]);
    expect(report.map(({ sku_id, outcome, quantity }) => [sku_id, outcome, quantity])).toEqual([
      [PRICED.sku, 'joined', 3],
      [ALSO_PRICED.sku, 'capped', 999],
      [UNPRICED.sku, 'added', 4],
      [NOWHERE, 'unavailable', 0],
    ]);
    expect(report[0]).toMatchObject({ code: 'CX-1-A', en_product_name: 'Probe CX-1' });
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3, 999, 4]);
  });

  it('joins two lines of the same variant in a guest’s cart', async () => {
    const { report } = await merge([
      { sku_id: PRICED.sku, quantity: 600 },
      { sku_id: PRICED.sku, quantity: 600 },
    ]);
    expect(report).toMatchObject([{ outcome: 'capped', quantity: 999 }]);
    expect((await read()).lines).toMatchObject([{ quantity: 999 }]);
  });

  it('holds a limited number of lines, and merges a guest’s cart as far as there is room', async () => {
    const rest = smallProduct(PRICED.product, 'CX-1', PRICED.price);
    const many = Array.from({ length: CART_LINES_MAX + REQUEST_LINES_MAX + 1 }, (_, index) => FIRST_OF_MANY + index);
    const skus = many.map((id) => ({ ...rest.skus[0]!, id, code: `CX-1-${id}` }));
    await new CatalogueWriter(database().opened.db).write({ products: [{ ...rest, skus }] });
    const lines = many.map((sku_id) => ({ sku_id, quantity: 1 }));
    const parts = (from: number, to: number) => lines.slice(from, to);
    for (let start = 0; start < CART_LINES_MAX; start += REQUEST_LINES_MAX)
      await merge(parts(start, start + REQUEST_LINES_MAX));
    const another = many[CART_LINES_MAX]!;
    expect(await add(another, 1)).toMatchObject({ code: 6, msg: expect.stringContaining('1,000 products') });
    expect(await add(many[0]!, 1)).toMatchObject({ code: 0 });

    await merge(parts(CART_LINES_MAX, CART_LINES_MAX + REQUEST_LINES_MAX));
    const { report, cart } = await merge(lines.slice(-2));
    expect(report.map(({ outcome }) => outcome)).toEqual(['joined', 'unavailable']);
    expect(cart.lines).toHaveLength(CART_LINES_MAX + REQUEST_LINES_MAX);
    await writeSmallCatalogue(database().opened.db);
  });
});
