import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

onEveryServer('the database, without help of the server,', (store, database) => {
  beforeAll(async () => {
    const buyer = await Buyer.of(store());
    const { results } = await store().good('listSkus', { page_size: 50 }, buyer.asking);
    const sku = results.find(({ market_price: price, stock }) => price !== null && stock > 1)!;
    await buyer.buy({ lines: [{ sku_id: sku.id, quantity: 1 }] });
    await store().good(
      'addCartLine',
      { sku_id: sku.id, quantity: 1, idempotency_key: crypto.randomUUID() },
      buyer.asking,
    );
  });

  it.each([
    ['products_stock', 'update products set stock = -1'],
    ['products_price', 'update products set price = -1'],
    ['skus_stock', 'update skus set stock = -1'],
    ['skus_pack_size', 'update skus set pack_size = 0'],
    ['cart_lines_quantity', 'update cart_lines set quantity = 0'],
    ['cart_lines_quantity', 'update cart_lines set quantity = 1000'],
    ['orders_state_known', `update orders set state = 'lost'`],
    ['orders_total', 'update orders set total = -1'],
    ['order_lines_quantity', 'update order_lines set quantity = 0, reserved = 0'],
    ['order_lines_reserved', 'update order_lines set reserved = quantity + 1'],
    ['order_events_state_known', `update order_events set state = 'lost'`],
  ])('holds %s: %s', async (name, statement) => {
    const failure = await database()
      .opened.db.execute(sql.raw(statement))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String((failure as Error).cause)).toContain(name);
  });
});
