import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { renewSearchVectors } from '../../../server/modules/search/renewSearchVectors.ts';
import { LEXEME_VERSION } from '../../../shared/search/words/lexemes.ts';
import type { Database } from '../../../server/platform/database/Database.ts';
import { onEveryServer } from '../../support/servers/ServerStore.ts';
import { smallProduct } from '../../support/fixtures/catalogue/serverCatalogue.ts';

const FREQUENCY = { key: 'frequency', label: '频率', en_label: 'Frequency', value: '2–5', unit: 'MHz' };

const rowsIn = async (db: Database): Promise<unknown> =>
  (await db.execute(sql`select id, xmin::text, search::text as search, updated_at from products order by id`)).rows;

/** As a version wrote them that knew no scales. */
async function writeVectorsOfBefore(db: Database): Promise<void> {
  await db.execute(sql`
    update products set search = ts_delete(search, array(
      select lexeme from unnest(search) where starts_with(lexeme, '~'))) where id = 10`);
  await db.execute(sql`delete from secrets where name = 'lexeme_version'`);
}

onEveryServer('what products are found by, written by an older version', (store, database) => {
  const db = () => database().opened.db;
  beforeAll(async () => {
    await new CatalogueWriter(db()).write({ products: [{ ...smallProduct(10, 'RG-10', 1_000), specs: [FREQUENCY] }] });
  });
  const find = async (): Promise<number[]> =>
    (await store().good('listProducts', { keyword: 'probe 3.5 MHz', facets: 0 })).results.map(({ id }) => id);

  it('is written anew by a start, and nothing else of them', async () => {
    const searchOf = async (): Promise<unknown> =>
      (await db().execute(sql`select id, search::text as search, updated_at from products order by id`)).rows;
    const before = await searchOf();
    await writeVectorsOfBefore(db());
    expect(await searchOf()).not.toEqual(before);
    await renewSearchVectors(db());
    expect(await searchOf()).toEqual(before);
    expect(await find()).toEqual([10]);
  });

  it('writes no row whose words are the same, and asks for nothing where the version is', async () => {
    const before = await rowsIn(db());
    await db().execute(sql`delete from secrets where name = 'lexeme_version'`);
    await renewSearchVectors(db());
    expect(await rowsIn(db())).toEqual(before);
    await writeVectorsOfBefore(db());
    await db().execute(sql`insert into secrets (name, value) values ('lexeme_version', ${String(LEXEME_VERSION)})`);
    const kept = await rowsIn(db());
    await renewSearchVectors(db());
    expect(await rowsIn(db())).toEqual(kept);
  });
});
