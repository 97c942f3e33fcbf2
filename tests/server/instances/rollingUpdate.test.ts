import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { lockInquiry } from '../../../server/modules/quotations/quotationQueries.ts';
import { inquiries } from '../../../server/modules/quotations/schema.ts';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { waitForLocks } from '../../support/checks/waitForLocks.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { onPostgres } from '../../support/servers/databases/databases.ts';
import {
  PRICED,
  smallProduct,
  UNPRICED,
  writeSmallCatalogue,
} from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

onPostgres('two requests that lock the same rows', (database) => {
  const db = () => database().opened.db;
  let store: ServerStore;
  let ana: Buyer;
  beforeAll(async () => {
    await writeSmallCatalogue(db());
    store = await openStore(database());
    ana = await Buyer.of(store);
  });
  afterAll(() => store.app.close());

  it('do not deadlock: the order of a quotation and a message about it', async () => {
    const { staffQuotations } = store.services;
    const made = await ana.ask('createInquiry', await anInquiryRequest(store, UNPRICED.sku));
    const { id, lines } = made.data as Inquiry;
    const prices = lines.map((line) => ({ line_id: line.id, price: 5_000 }));
    await staffQuotations.quote(id, { prices, validDays: 14, message: '' });
    await ana.ask('acceptInquiry', { id, idempotency_key: randomUUID() });
    const agreed = await ana.agree({ inquiry_id: id });
    const [word, order] = await db().transaction(async (tx) => {
      await lockInquiry(tx, eq(inquiries.id, id));
      const saying = staffQuotations.write(id, 'It is ready');
      await waitForLocks(db(), 1);
      const ordering = ana.ask('createOrder', { ...agreed, idempotency_key: randomUUID() });
      await waitForLocks(db(), 2);
      return [saying, ordering];
    });
    await expect(word).resolves.toBeUndefined();
    expect(await order).toMatchObject({ code: 0 });
  });

  it('do not deadlock: an order from the cart and an addition to it', async () => {
    const inCart = { sku_id: PRICED.sku, quantity: 1 };
    await ana.ask('addCartLine', { ...inCart, idempotency_key: randomUUID() });
    const agreed = await ana.agree({ lines: [inCart] });
    const [merge, order] = await db().transaction(async (tx) => {
      await tx.execute(sql`select 1 from cart_lines where member_id = ${ana.id} for update`);
      const lines = [{ sku_id: UNPRICED.sku, quantity: 1 }];
      const merging = ana.ask('mergeCart', { lines, idempotency_key: randomUUID() });
      await waitForLocks(db(), 1);
      const ordering = ana.ask('createOrder', { ...agreed, from_cart: true, idempotency_key: randomUUID() });
      await waitForLocks(db(), 2);
      return [merging, ordering];
    });
    expect(await merge).toMatchObject({ code: 0 });
    expect(await order).toMatchObject({ code: 0 });
  });

  it('do not deadlock: an order and an import of the same goods', async () => {
    const { product, sku, price } = PRICED;
    const importing = await db().transaction(async (tx) => {
      // As every order does: the variant, then its product.
      await tx.execute(sql`update skus set stock = stock - 1 where id = ${sku}`);
      const written = new CatalogueWriter(db()).write({ products: [smallProduct(product, 'CX-1', price)] });
      await waitForLocks(db(), 1);
      await tx.execute(sql`update products set stock = stock - 1 where id = ${product}`);
      return [written];
    });
    await expect(importing[0]).resolves.toBeUndefined();
  });
});
