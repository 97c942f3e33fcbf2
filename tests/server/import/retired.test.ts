import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { importText } from '../../support/fixtures/importText.ts';
import { shopperOf } from '../../support/drivers/shopper.ts';

type Shopper = Awaited<ReturnType<typeof shopperOf>>;

const HEADER = 'code,sku,name,brand,group,price,stock';
/** A small batch size, so that a short file has several batches. */
const BATCH_ROWS = 10;
const A_NEW_PRODUCT = 'Z-40,,Trunk cable,Acme,Cables,105,12';

onAnyDatabase('goods that an import no longer names', (database) => {
  const db = () => database().opened.db;
  let catalogue: CatalogueRepository;
  let shopper: Shopper;
  /** Each test has a product of its own. */
  let code = '';
  let turn = 0;
  beforeAll(() => {
    catalogue = new CatalogueRepository(db());
  });
  beforeEach(async () => {
    turn += 1;
    code = `CUFF-${turn}-${turn}-${turn}`; // more than a slip apart
    shopper = await shopperOf(database().opened);
  });

  const row = (size: string, price = '10', brand = 'Acme') => `${code},${code}-${size},Cuff,${brand},Cuffs,${price},5`;
  const load = (...rows: string[]) => importText(db(), [HEADER, ...rows].join('\n'), { batchRows: BATCH_ROWS });
  const skus = async (size: string) => {
    const { rows } = await db().execute<{ id: number; product_id: number; stock: number; isSold: boolean }>(
      sql`select id, product_id, stock, retired_at is null as "isSold" from skus where code = ${`${code}-${size}`}`,
    );
    return rows;
  };
  const sku = async (size: string) => (await skus(size))[0]!;
  const sold = async () => {
    const { product_id: id } = await sku('S');
    return (await catalogue.readProduct(id, { withPrices: true })).skus.map((one) => one.code.slice(code.length + 1));
  };
  const hits = async (keyword: string) =>
    (await catalogue.listing.list({ keyword }, { withPrices: true, language: 'en' })).results;
  const found = async (keyword: string) => (await hits(keyword)).map((item) => item.code);
  /** The part numbers by which products were found. */
  const foundBy = async (keyword: string) => (await hits(keyword)).map(({ match }) => match?.value);

  describe('a product with a refused row', () => {
    const broken = {
      'a price that is no amount': (size: string) => row(size, 'cheap'),
      'no manufacturer': (size: string) => `${code},${code}-${size},Cuff,,Cuffs,10,5`,
      'no code': (size: string) => `,${code}-${size},Cuff,Acme,Cuffs,10,5`,
      'too few values': (size: string) => `${code},${code}-${size},Cuff`,
      'a quote that is not closed': (size: string) => `${code},"${code}-${size},Cuff,Acme,Cuffs,10,5`,
      'a manufacturer that is not UTF-8': (size: string) => row(size, '10', 'Acm\uFFFD'),
      'a number that stands twice': () => row('S'),
    };

    it.each(Object.entries(broken))('keeps its variants: %s', async (_reason, breaking) => {
      await load(row('S'), row('M'), row('L'));
      const { refused } = await load(row('S'), breaking('M'), row('L'));
      expect(await sold()).toEqual(expect.arrayContaining(['S', 'M', 'L']));
      expect(refused).toEqual([expect.stringMatching(/^3: .*(keeps its|keep their) variants$/)]);
    });

    it('keeps them wherever in the file the row stands', async () => {
      const others = Array.from({ length: BATCH_ROWS }, (_, index) => `${code}-B${index},,Between,Acme,Between,1,1`);
      for (const rows of [
        [row('S'), row('L'), ...others, row('M', 'cheap')],
        [row('S'), row('L'), ...others, row('M')],
        [row('M', 'cheap'), ...others, row('S'), row('L')],
        [...others, `,${code}-M`, row('S'), row('L')],
      ]) {
        await load(row('S'), row('M'), row('L'));
        const { report } = await load(...rows);
        expect(report.refused).toBe(1);
        expect(await sold()).toEqual(expect.arrayContaining(['S', 'M', 'L']));
      }
    });

    it('is left as it is where all its rows are refused', async () => {
      await load(row('S'), row('M'));
      await load(row('S', 'cheap'), row('M', 'cheap'));
      expect(await sold()).toEqual(['S', 'M']);
    });

    it('loses its variants all the same when a line of totals is refused', async () => {
      await load(row('S'), row('M'));
      await load(row('S'), ',,Total,,,20,');
      expect(await sold()).toEqual(['S']);
    });

    it('still counts and finds the variants it keeps', async () => {
      await load(row('S', '30'), row('M', '10'));
      await load(row('S', '40'), row('M', 'cheap'));
      const { product_id: id } = await sku('S');
      expect(await catalogue.readProduct(id, { withPrices: true })).toMatchObject({
        sku_count: 2,
        stock: 10,
        market_price: 1_000,
        skus: [{ market_price: 4_000 }, { market_price: 1_000 }],
      });
      expect(await found(`${code}-M`)).toEqual([code]);
    });
  });

  it('stay in the cart by their own name, are not sold there, and no new product takes their place', async () => {
    await load(row('S'), row('M'));
    await shopper.put((await sku('S')).id);
    await shopper.put((await sku('M')).id);
    await load(row('S'));
    await load(A_NEW_PRODUCT);
    const [kept, gone] = await shopper.cart();
    expect(kept).toMatchObject({ sku: { code: `${code}-S` }, line_total: 1_000 });
    expect(gone).toMatchObject({ sku: { code: `${code}-M`, is_retired: true }, line_total: null });
    expect(await shopper.services.carts.read({ memberId: shopper.id, customer: null })).toMatchObject({
      total: 1_000,
      unpriced: 0,
    });
    const { lines, is_orderable } = await shopper.services.quotes.quote(shopper.id, {
      lines: [{ sku_id: gone!.sku.id, quantity: 1 }],
    });
    expect(is_orderable).toBe(false);
    expect(lines).toMatchObject([{ problem: 'gone', price: null, sku: { code: `${code}-M` } }]);
    await expect(shopper.ask(gone!.sku.id)).rejects.toThrow();
    await expect(shopper.put(gone!.sku.id)).rejects.toThrow();
  });

  it('are found, listed and counted nowhere', async () => {
    await load(row('S'), row('M'));
    await load(row('S'));
    // The product is found by its own number, with which the text begins; its retired variant is not.
    expect(await foundBy(`${code}-M`)).toEqual([code]);
    const gone = await sku('M');
    const named = (ids: number[]) => catalogue.listSkus({ ids }, { withPrices: false });
    expect((await named([gone.id])).results).toMatchObject([{ id: gone.id, is_retired: true }]);
    const ofProduct = await catalogue.listSkus({ product_id: gone.product_id }, { withPrices: false });
    expect(ofProduct).toMatchObject({ total: 1, results: [{ code: `${code}-S` }] });
    expect(await catalogue.skusByIds([gone.id], { withPrices: false })).toEqual([]);
    const product = await catalogue.readProduct(gone.product_id, { withPrices: false });
    expect(product).toMatchObject({ sku_count: 1, stock: 5 });
  });

  it('come back under their own ids', async () => {
    await load(row('S'), row('M'));
    const before = await sku('M');
    await load(row('S'));
    await load(row('S'), row('M', '12'));
    expect(await skus('M')).toEqual([{ ...before, isSold: true }]);
    expect(await found(`${code}-M`)).toEqual([code]);
  });

  it('come back under their own ids as variants of another product', async () => {
    await load(row('S'), row('M'));
    const before = await sku('M');
    const apart = `${code}-M,${code}-M,Cuff M,Acme,Cuffs,10,5`;
    const { refused } = await load(row('S'), apart);
    expect(refused).toEqual([]);
    const after = await sku('M');
    expect(after).toMatchObject({ id: before.id, isSold: true });
    expect(after.product_id).not.toBe(before.product_id);
    expect(await sold()).toEqual(['S']);
  });

  it('get back what a cancelled order held of them, and no other product does', async () => {
    await load(row('S'), row('M'));
    const order = await shopper.order((await sku('M')).id);
    await load(row('S'));
    await load(A_NEW_PRODUCT);
    await shopper.cancel(order);
    expect((await sku('M')).stock).toBe(5);
    const { product_id: id } = await sku('S');
    expect((await catalogue.readProduct(id, { withPrices: false })).stock).toBe(5);
    const { rows } = await db().execute(sql`select stock from skus where code = 'Z-40'`);
    expect(rows).toEqual([{ stock: 12 }]);
  });

  it('are named, and not bought, when an order is placed again', async () => {
    await load(row('S'), row('M'));
    const order = await shopper.order((await sku('M')).id);
    await load(row('S'));
    await load(A_NEW_PRODUCT);
    expect(await shopper.orderAgain(order)).toMatchObject([{ code: `${code}-M`, outcome: 'unavailable' }]);
    expect(await shopper.cart()).toEqual([]);
  });

  it('cannot be deleted while a cart, an order, a quotation or a list of favourites names them', async () => {
    await load(row('S'), row('M'), row('L'), row('XL'));
    await shopper.put((await sku('S')).id);
    await shopper.order((await sku('M')).id);
    await shopper.ask((await sku('L')).id);
    const { product_id: product } = await sku('XL');
    await shopper.like(product);
    for (const size of ['S', 'M', 'L'])
      await expect(db().execute(sql`delete from skus where id = ${(await sku(size)).id}`)).rejects.toThrow();
    await expect(db().execute(sql`delete from products where id = ${product}`)).rejects.toThrow();
  });

  it('never change the goods of a cart, an order, a quotation or a favourite, whatever is imported', async () => {
    const number = fc.constantFrom('A', 'B', 'C');
    const aRow = fc.record({
      product: fc.constantFrom('P', 'Q'),
      variant: number,
      brand: fc.constantFrom('Acme', 'Beta'),
      price: fc.constantFrom('10', '11', '10', '11', 'cheap'),
      hasCode: fc.constantFrom(true, true, true, true, false),
    });
    const files = fc.array(fc.array(aRow, { maxLength: 6 }), { minLength: 2, maxLength: 5 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(files, async (contents) => {
        run += 1;
        const mark = `${code}-${run}`;
        const member = await shopperOf(database().opened);
        const named = new Map<string, string>();
        for (const rows of contents) {
          const lines = rows.map(({ product, variant, brand, price, hasCode }) =>
            [hasCode ? `${mark}-${product}` : '', `${mark}-${variant}`, 'Thing', brand, 'Things', price, 9].join(','),
          );
          await load(...lines, `${mark}-OTHER-${named.size},,Other,Acme,Things,1,1`);
          await take(member, mark, named);
          expect(await namesOf(member)).toEqual(named);
        }
      }),
      { numRuns: 6 },
    );
  });

  /** Puts everything new into the cart, an order, a quotation and the favourites, and notes what each is to name. */
  async function take(member: Shopper, mark: string, named: Map<string, string>): Promise<void> {
    const { rows } = await db().execute<{ id: number; product_id: number; code: string; maker: string }>(sql`
      select s.id, s.product_id, s.code, b.brand_name as maker from skus s join brands b on b.id = s.brand_id
      where s.code like ${`${mark}-%`} and s.retired_at is null order by s.id`);
    for (const { id, product_id, code: number, maker } of rows) {
      if (named.has(`cart ${id}`)) continue;
      await member.put(id);
      named.set(`cart ${id}`, `${maker} ${number}`);
      named.set(`order ${await member.order(id)}`, `${maker} ${number}`);
      named.set(`quotation ${await member.ask(id)}`, `${maker} ${number}`);
      await member.like(product_id);
      const [product] = await catalogue.namedItems([product_id], { withPrices: false });
      named.set(`favourite ${product_id}`, `${product!.brand.brand_name} ${product!.code}`);
    }
  }

  /**
   * The variants that a member's data reference; for orders and quotations, by their own record and by the catalogue.
   */
  async function namesOf(member: Shopper): Promise<Map<string, string>> {
    const { services, id } = member;
    const names = new Map<string, string>();
    const nameOf = (one: { code: string; product: { brand: { brand_name: string } } }): string =>
      `${one.product.brand.brand_name} ${one.code}`;
    for (const { sku: one } of await member.cart()) names.set(`cart ${one.id}`, nameOf(one));
    for (const { id: order } of await services.orders.list(id, { page: 1, pageSize: 99 })) {
      const [line] = (await member.read(order)).lines;
      const [wanted] = await services.orders.linesToRepeat(id, order);
      const [again] = await catalogue.namedSkus([wanted!.sku_id], { withPrices: false });
      expect(nameOf(again!)).toBe(nameOf(line!.sku));
      names.set(`order ${order}`, nameOf(line!.sku));
    }
    for (const { id: inquiry } of await services.inquiries.list(id, 1, 99))
      names.set(`quotation ${inquiry}`, nameOf((await services.inquiries.read(id, inquiry)).lines[0]!.sku));
    for (const product of await services.favourites.list(id, { page: 1, pageSize: 99 }))
      names.set(`favourite ${product.id}`, `${product.brand.brand_name} ${product.code}`);
    return names;
  }
});
