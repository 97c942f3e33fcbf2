import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { renewSearchVectors, searchRenewal } from '../../../server/modules/search/renewSearchVectors.ts';
import { createConcurrentIndexes } from '../../../server/platform/database/concurrentIndexes.ts';
import { LEXEME_VERSION } from '../../../shared/search/words/lexemes.ts';
import type { Database } from '../../../server/platform/database/Database.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';
import { smallProduct } from '../../support/fixtures/catalogue/serverCatalogue.ts';

const FREQUENCY = { key: 'frequency', label: '频率', en_label: 'Frequency', value: '2–5', unit: 'MHz' };

const rowsIn = async (db: Database): Promise<unknown> =>
  (await db.execute(sql`select id, xmin::text, search::text as search, updated_at from products order by id`)).rows;
const searchOf = async (db: Database): Promise<unknown> =>
  (await db.execute(sql`select id, search::text as search, updated_at from products order by id`)).rows;

/** Writes vectors as an instance that knows neither scales nor versions. */
const writeAsBefore = (db: Database): Promise<unknown> =>
  db.execute(sql`
    update products set search = ts_delete(search, array(
      select lexeme from unnest(search) where starts_with(lexeme, '~') or starts_with(lexeme, '@'))) where id = 10`);

const setVersion = (db: Database, version: number): Promise<unknown> =>
  db.execute(sql`update secrets set value = ${String(version)} where name = 'lexeme_version'`);

onEveryServer('what products are found by, written by an older version', (store, database) => {
  const db = () => database().opened.db;
  beforeAll(async () => {
    await new CatalogueWriter(db()).write({ products: [{ ...smallProduct(10, 'RG-10', 1_000), specs: [FREQUENCY] }] });
  });
  const find = async (): Promise<number[]> =>
    (await store().good('listProducts', { keyword: 'probe 3.5 MHz', facets: 0 })).results.map(({ id }) => id);

  it('is written anew by a start, and nothing else of them', async () => {
    const before = await searchOf(db());
    await writeAsBefore(db());
    await setVersion(db(), LEXEME_VERSION - 1);
    expect(await searchOf(db())).not.toEqual(before);
    await renewSearchVectors(db());
    expect(await searchOf(db())).toEqual(before);
    expect((await find())[0]).toBe(10);
  });

  it('is written anew while the newer instance runs, too', async () => {
    const before = await searchOf(db());
    await writeAsBefore(db());
    await searchRenewal(db()).sweep();
    expect(await searchOf(db())).toEqual(before);
  });

  it('is left to the newer instance by an older one', async () => {
    await writeAsBefore(db());
    const before = await rowsIn(db());
    await setVersion(db(), LEXEME_VERSION + 1);
    await searchRenewal(db()).sweep();
    expect(await rowsIn(db())).toEqual(before);
    await renewSearchVectors(db());
  });

  it('is found by an index of its own, of which only that of this version is kept', async () => {
    const run = async (statement: string) => {
      const { rows } = await db().execute(sql.raw(statement));
      return { rows };
    };
    const names = async (): Promise<unknown[]> =>
      (await run(`select indexname from pg_indexes where indexname like 'products_old_search_%' order by 1`)).rows.map(
        (row) => row.indexname,
      );
    await run('create index products_old_search_1 on products (id) where id < 0');
    await createConcurrentIndexes(run, '');
    expect(await names()).toEqual([`products_old_search_${LEXEME_VERSION}`]);
  });

  it('of this version is not written again', async () => {
    const before = await rowsIn(db());
    await renewSearchVectors(db());
    await searchRenewal(db()).sweep();
    expect(await rowsIn(db())).toEqual(before);
  });
});
