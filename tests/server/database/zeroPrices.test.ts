import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { removeZeroPrices } from '../../../server/modules/catalogue/removeZeroPrices.ts';
import type { Product } from '../../../shared/contract/schemas/catalogue.ts';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import {
  ALSO_PRICED,
  PRICED,
  smallProduct,
  UNPRICED,
  writeSmallCatalogue,
} from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

const NOT_PRICED = { code: 1, data: { errors: { 'lines.0.sku_id': expect.stringMatching(/no price/) as string } } };

onEveryServer('a price of 0', (store, database) => {
  const db = () => database().opened.db;
  const lines = [{ sku_id: PRICED.sku, quantity: 1 }];
  let ana: Buyer;
  beforeEach(async () => {
    await writeSmallCatalogue(db());
    ana = await Buyer.of(store());
  });

  /** As an import of an earlier version left it. */
  async function haveZeroPrice(): Promise<void> {
    await db().execute(sql`update skus set price = 0 where id = ${PRICED.sku}`);
    await db().execute(sql`update products set price = 0 where id = ${PRICED.product}`);
  }

  async function expectByQuotation(): Promise<void> {
    const product: Product = await store().good('readProduct', { id: PRICED.product }, ana.asking);
    expect(product).toMatchObject({ is_priced: false, market_price: null });
    expect(product.skus).toMatchObject([{ is_priced: false, market_price: null }]);
    await ana.ask('addCartLine', { ...lines[0]!, idempotency_key: randomUUID() });
    const cart = await store().good('readCart', {}, ana.asking);
    expect(cart).toMatchObject({ total: 0, unpriced: 1, lines: [{ line_total: null }] });
    const quote = await ana.quote({ lines });
    expect(quote).toMatchObject({ is_orderable: false, lines: [{ price: null, problem: 'unpriced' }] });
    const address_id = ana.address;
    const order = { lines, address_id, total: 0, points: 0, from_cart: true, idempotency_key: randomUUID() };
    expect(await ana.ask('createOrder', order)).toMatchObject(NOT_PRICED);
    expect(await store().good('listOrders', {}, ana.asking)).toMatchObject({ total: 0 });
  }

  it('that is imported means a quotation, and is left out beside other variants', async () => {
    const product = smallProduct(PRICED.product, 'CX-1', 0);
    await new CatalogueWriter(db()).write({ products: [product] });
    await expectByQuotation();
    const [sku] = product.skus;
    const skus = [sku!, { ...sku!, id: 901, code: 'CX-1-B', market_price: 500 }];
    await new CatalogueWriter(db()).write({ products: [{ ...product, skus }] });
    expect(await store().good('readProduct', { id: PRICED.product }, ana.asking)).toMatchObject({
      is_priced: true,
      market_price: 500,
      skus: [{ is_priced: false }, { is_priced: true, market_price: 500 }],
    });
  });

  it('that is in the catalogue already cannot be ordered', async () => {
    await haveZeroPrice();
    await expectByQuotation();
  });

  it('is taken out of the catalogue by the next start, and no other price is touched', async () => {
    await haveZeroPrice();
    const prices = async () =>
      (
        await db().execute(
          sql`select id, price, item->'is_priced' as is_priced from products
            where id in (${PRICED.product}, ${ALSO_PRICED.product}, ${UNPRICED.product}) order by id`,
        )
      ).rows;
    await removeZeroPrices(db());
    expect(await prices()).toEqual([
      { id: PRICED.product, price: null, is_priced: false },
      { id: ALSO_PRICED.product, price: ALSO_PRICED.price, is_priced: true },
      { id: UNPRICED.product, price: null, is_priced: false },
    ]);
    await expectByQuotation();
  });

  it('is refused in a quotation, and one of before is not ordered at', async () => {
    const made = await ana.ask('createInquiry', await anInquiryRequest(store(), UNPRICED.sku, ALSO_PRICED.sku));
    const { id, lines: requestedLines } = made.data as Inquiry;
    const quote = (price: number) =>
      store().services.staffQuotations.quote(id, {
        validDays: 14,
        message: '',
        prices: requestedLines.map((line, index) => ({ line_id: line.id, price: index === 0 ? price : 700 })),
      });
    await expect(quote(0)).rejects.toMatchObject({ code: 1 });
    await quote(900);
    await ana.ask('acceptInquiry', { id, idempotency_key: randomUUID() });
    await db().execute(sql`update inquiry_lines set quoted_price = 0 where inquiry_id = ${id}`);
    expect(await ana.quote({ inquiry_id: id })).toMatchObject({ is_orderable: false });
    const order = { inquiry_id: id, address_id: ana.address, total: 0, points: 0, idempotency_key: randomUUID() };
    expect(await ana.ask('createOrder', order)).toMatchObject(NOT_PRICED);
  });
});
