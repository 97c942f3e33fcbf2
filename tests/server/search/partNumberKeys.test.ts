import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import type { Database } from '../../../server/platform/database/Database.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { renewPartNumberKeys } from '../../../server/modules/search/renewPartNumberKeys.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { onPostgres } from '../../support/servers/databases/databases.ts';
import { smallProduct } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';

const CODES = ['ФЫ-100', 'ЦЖ-100', '国械注准20193070123', 'Probe-7'];
const PARCEL = '包裹-4711';

/** The part numbers of the rows, without the time of writing. */
async function keysIn(db: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select id, code_key, search::text as search from products union all select id, code_key, '' from skus
    union all select id, code_keys, '' from order_lines union all select 0, number_key, '' from shipments order by 1, 2`);
  return rows;
}

const FOREIGN = '[^ -~]';
// The former keys, without the letters that are not Latin.
const LATIN = sql.raw(`regexp_replace(upper(code), '[^A-Z0-9]', '', 'g')`);
async function writeKeysOfBefore(db: Database): Promise<void> {
  await db.execute(sql`update skus set code_key = ${LATIN} where code ~ ${FOREIGN}`);
  await db.execute(sql`
    update products set code_key = ${LATIN}, search = ts_delete(search, array(
      select lexeme from unnest(search) where starts_with(lexeme, '#'))) || '''#100'''::tsvector
    where code ~ ${FOREIGN}`);
  await db.execute(sql`update order_lines set code_keys = '100 100'`);
  await db.execute(sql`update shipments set number_key = '4711'`);
  await db.execute(sql`delete from secrets where name = 'part_key_version'`);
}

onEveryServer('keys of part numbers from before', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let before: unknown;
  beforeAll(async () => {
    const products = CODES.map((code, index) => smallProduct(10 + index, code, 1_000));
    await new CatalogueWriter(db()).write({ products });
    await store().services.shipments.write([{ logistics_number: PARCEL, reached: ['2026-01-01T00:00:00Z'] }]);
    ana = await Buyer.of(store());
    await ana.buy({ lines: [{ sku_id: 110, quantity: 1 }] });
    before = await keysIn(db());
  });
  beforeEach(() => writeKeysOfBefore(db()));

  it('are written anew by a start: in products, variants, orders and parcels', async () => {
    const find = (keyword: string) => store().good('listProducts', { keyword, facets: 0 });
    const orders = () => store().good('listOrders', { keyword: 'фы 100' }, ana.asking);
    expect(await orders()).toMatchObject({ total: 0 });
    await renewPartNumberKeys(db());
    expect(await keysIn(db())).toEqual(before);
    for (const code of CODES) expect((await find(code.toLowerCase())).results[0]?.code).toBe(code);
    expect((await find('ЦЖ')).results.map(({ code }) => code)).toEqual(['ЦЖ-100']);
    expect(await orders()).toMatchObject({ total: 1 });
    expect(await store().good('trackOrder', { logistics_number: '包裹 4711' })).toMatchObject({ state: 1 });
  });

  it('are left alone where they are of this version: a start then asks for nothing but that', async () => {
    await renewPartNumberKeys(db());
    await db().execute(sql`update products set code_key = 'KEPT' where id = 10`);
    await renewPartNumberKeys(db());
    const { rows } = await db().execute(sql`select code_key from products where id = 10`);
    expect(rows).toEqual([{ code_key: 'KEPT' }]);
  });

  it('write no row anew whose key is the same', async () => {
    const versionOf = async (): Promise<unknown> =>
      (await db().execute(sql`select xmin::text from products where code = 'CX-1'`)).rows;
    await renewPartNumberKeys(db());
    const written = await versionOf();
    await db().execute(sql`delete from secrets where name = 'part_key_version'`);
    await renewPartNumberKeys(db());
    expect(await versionOf()).toEqual(written);
  });
});

onPostgres('instances of a new version that start together', (database) => {
  it('renew the keys of more rows than one batch has, while orders change the stock', async () => {
    const { db } = database().opened;
    const writer = new CatalogueWriter(db);
    const group = {
      id: 11,
      parent_id: null,
      position: 1,
      picture: null,
      seo_key: 'g',
      group_name: '组',
      description: '',
    };
    const brand = { id: 5, brand_name: 'B', seo_key: 'b', country: 'DE', founded: null, logo: null, description: '' };
    const products = Array.from({ length: 2_500 }, (_, index) => ({
      ...smallProduct(index + 1, `Ж-${index}`, 1_000),
      skus: smallProduct(index + 1, `Ж-${index}`, 1_000).skus.map((sku) => ({ ...sku, id: 10_000 + index })),
    }));
    await writer.write({ groups: [group], brands: [brand], products });
    const before = await keysIn(db);
    await writeKeysOfBefore(db);
    const where = { dataDir: '', databaseUrl: database().url };
    const over = new AbortController();
    const selling = (async () => {
      for (let start = 0; !over.signal.aborted; start = (start + 500) % 2_500)
        await db.transaction(async (tx) => {
          for (const id of [start + 1, start + 7])
            await tx.execute(sql`update skus set stock = greatest(stock - 1, 0) where product_id = ${id}`);
          for (const id of [start + 1, start + 7])
            await tx.execute(sql`update products set stock = greatest(stock - 1, 0) where id = ${id}`);
        });
    })();
    const opened = await Promise.all([openDatabase(where), openDatabase(where), openDatabase(where)]);
    over.abort();
    await selling;
    await Promise.all(opened.map((one) => one.close()));
    expect(await keysIn(db)).toEqual(before);
  });
});
