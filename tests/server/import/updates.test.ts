import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../server/platform/database/Database.ts';
import { importText } from '../../support/fixtures/importText.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { type Fields, FULL, IDENTITY, OF_PRODUCT, OF_VARIANT, useStoredProduct } from './useStoredProduct.ts';

onAnyDatabase('a second file', (database) => {
  const db = () => database().opened.db;
  const stored = useStoredProduct(database);
  const { load, product, refused } = stored;
  let code = '';
  beforeEach(() => {
    code = stored.code;
  });
  /** The product without what any import changes, and the numbers that it replaces. */
  const shown = async () => {
    const { updated_at: _updated, ...rest } = await product();
    const { rows } = await db().execute(sql`select code from product_replaces where product_id = ${rest.id}`);
    return [rest, rows];
  };
  const without = (column: string): Fields => {
    const { [column]: _left, ...others } = FULL;
    return { code, sku_code: `${code}-L`, ...others };
  };
  const columns = Object.keys({ ...OF_PRODUCT, ...OF_VARIANT });

  it.each(columns)('without a column %s keeps what is stored', async (column) => {
    const before = await shown();
    await load(without(column));
    expect(refused).toEqual([]);
    expect(await shown()).toEqual(before);
  });

  it.each(columns.filter((column) => column !== 'created_at'))('with an empty column %s deletes it', async (column) => {
    const before = await shown();
    await load({ ...without(column), [column]: '' });
    expect(refused).toEqual([]);
    expect(await shown()).not.toEqual(before);
  });

  it('with a number, a manufacturer, a group and a name alone changes nothing else', async () => {
    const before = await shown();
    await load({ code, sku_code: `${code}-L`, ...IDENTITY });
    expect(await shown()).toEqual(before);
  });

  it('of JSON keeps what an object does not name, and deletes what is null or empty', async () => {
    const before = await shown();
    const goods = { code, sku: `${code}-L`, brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' };
    await stored.importText(JSON.stringify([goods]));
    expect(await shown()).toEqual(before);
    await stored.importText(JSON.stringify([{ ...goods, price: null, summary_en: '', specs: {} }]));
    const { skus, specs, en_summary, en_description } = await product();
    expect([skus[0]!.market_price, specs, en_summary, en_description]).toEqual([null, [], undefined, 'For adults']);
  });

  it('that names a new product in one language shows the new name in that one alone', async () => {
    await load({ code, sku_code: `${code}-L`, ...IDENTITY, name_en: 'Blood pressure cuff' });
    const { en_product_name: en, es_product_name: es, product_name: zh } = await product();
    expect([en, es, zh]).toEqual(['Blood pressure cuff', 'Manguito', '袖带']);
  });

  it('keeps the goods of a variant that comes back', async () => {
    const one = (size: string) => ({ code, sku_code: `${code}-${size}`, ...IDENTITY });
    await load([{ ...one('L') }, { ...one('S') }]);
    await load(one('S'));
    await load([one('L'), one('S')]);
    expect((await product()).skus.find((sku) => sku.code.endsWith('-L'))).toMatchObject({
      stock: 7,
      market_price: 4800,
    });
  });

  it('loses no stock to an order that is placed while it is read', async () => {
    const before = await product();
    const racing = Object.create(db(), {
      transaction: {
        value: async (work: Parameters<Database['transaction']>[0]) => {
          await db().execute(sql`update skus set stock = stock - 1 where code = ${`${code}-L`}`);
          return db().transaction(work);
        },
      },
    }) as Database;
    await importText(racing, `code,sku_code,brand,group,name_en\n${code},${code}-L,Acme,Cuffs,Cuff`);
    expect((await product()).skus[0]!.stock).toBe(before.skus[0]!.stock - 1);
  });
});
