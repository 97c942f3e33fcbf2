import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { CART_LINES_MAX } from '../../../shared/contract/limits.ts';
import {
  ALSO_PRICED,
  NOWHERE,
  PRICED,
  smallProduct,
  UNPRICED,
} from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const FIRST = 5_001;

onAnyServer('a list of lines for the cart', (store, database) => {
  let access = '';
  beforeAll(async () => {
    const writer = new CatalogueWriter(database().opened.db);
    const products = Array.from({ length: CART_LINES_MAX + 1 }, (_, index) =>
      smallProduct(FIRST + index, `LIST-${index}`, 100),
    );
    await writer.write({ groups: [], brands: [], products });
  });
  beforeEach(async () => {
    ({ access } = await store().member());
  });

  const add = (lines: { sku_id: number; quantity: number }[], idempotency_key = randomUUID()) =>
    store().ask('addCartLines', { lines, idempotency_key }, { access });
  const inCart = async () => {
    const { lines } = await store().good('readCart', {}, { access });
    return Object.fromEntries(lines.map(({ sku, quantity }) => [sku.id, quantity]));
  };

  it('is added as a whole, to what is there and to itself', async () => {
    await add([{ sku_id: PRICED.sku, quantity: 2 }]);
    const answer = await add([
      { sku_id: PRICED.sku, quantity: 3 },
      { sku_id: UNPRICED.sku, quantity: 1 },
      { sku_id: PRICED.sku, quantity: 5 },
    ]);
    expect(answer).toMatchObject({ code: 0, data: { total: 10 * PRICED.price, unpriced: 1 } });
    expect(await inCart()).toEqual({ [PRICED.sku]: 10, [UNPRICED.sku]: 1 });
  });

  it('is refused as a whole, and each line that is wrong is named', async () => {
    await add([{ sku_id: PRICED.sku, quantity: 998 }]);
    const answer = await add([
      { sku_id: ALSO_PRICED.sku, quantity: 1 },
      { sku_id: NOWHERE, quantity: 1 },
      { sku_id: PRICED.sku, quantity: 1 },
      { sku_id: PRICED.sku, quantity: 1 },
    ]);
    expect(answer).toMatchObject({ code: 1 });
    expect((answer.data as { errors: object }).errors).toEqual({
      'lines.1.sku_id': 'This product is no longer available',
      'lines.3.quantity': 'The maximum quantity is 999',
    });
    expect(await inCart()).toEqual({ [PRICED.sku]: 998 });
  });

  it('is added once under one key', async () => {
    const key = randomUUID();
    const lines = [{ sku_id: PRICED.sku, quantity: 2 }];
    expect(await Promise.all([add(lines, key), add(lines, key)])).toHaveLength(2);
    await add(lines, key);
    expect(await inCart()).toEqual({ [PRICED.sku]: 2 });
  });

  it('may fill the cart, and not more', async () => {
    const lines = Array.from({ length: CART_LINES_MAX }, (_, index) => ({ sku_id: FIRST + index + 100, quantity: 1 }));
    const over = [{ sku_id: FIRST + CART_LINES_MAX + 100, quantity: 1 }];
    expect(await add(lines)).toMatchObject({ code: 0 });
    expect(await add(lines)).toMatchObject({ code: 0 });
    expect(await add(over)).toMatchObject({
      code: 6,
      msg: 'Your cart is full: it holds 1,000 products. Remove some to add others',
    });
    expect(await add([...lines, ...over])).toMatchObject({ code: 1 });
    expect(Object.values(await inCart())).toEqual(Array.from({ length: CART_LINES_MAX }, () => 2));
  });
});
