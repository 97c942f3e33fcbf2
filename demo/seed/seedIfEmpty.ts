import { sql } from 'drizzle-orm';
import { CatalogueWriter } from '../../server/modules/catalogue/writing/CatalogueWriter.ts';
import type { ProductRecord } from '../../server/modules/catalogue/writing/records.ts';
import { intArray } from '../../server/modules/catalogue/writing/upsert.ts';
import type { Database, OpenDatabase } from '../../server/platform/database/Database.ts';
import { createDemoMember } from '../createDemoMember.ts';
import { withoutIdempotency } from '../../server/platform/idempotency/runOnce.ts';
import { createServices } from '../../server/services.ts';
import type { Settings } from '../../server/settings.ts';
import { FIRST_IMPORTED } from '../../server/modules/catalogue/schema.ts';
import { writeCoupons } from './coupons.ts';
import { joinDate, writeDemoHistory } from './demoHistory.ts';
import { generateProducts } from './products/generate.ts';
import { brandRecords, groupRecords } from './outline/outline.ts';
import { writePages } from './pages/writePages.ts';
import type { Report } from './prepareShowcase.ts';
import { withKnownIds } from './withKnownIds.ts';

/** Increase it if the seed's output changes: older demonstration catalogues are then rewritten. */
const SEED_VERSION = '5';
// Stored beside the other shared values of all instances.
const VERSION_NAME = 'seed_version';
const PRODUCTS_PER_BATCH = 500;

/**
 * Writes the demonstration catalogue, its pages and, outside production, the demo member. Returns null if a current
 * one, or a merchant's catalogue, is there already.
 */
export async function seedIfEmpty(
  database: OpenDatabase,
  report: Report,
  { production }: Pick<Settings, 'production'>,
): Promise<ProductRecord[] | null> {
  const { db } = database;
  await writeCoupons(db);
  await writePages(db);
  const products = await writeIfNeeded(db, report);
  if (production) return products;
  const newcomer = await createDemoMember(createServices(database, joinDate).members, withoutIdempotency(db));
  if (products && newcomer) await writeDemoHistory(database, newcomer, products);
  return products;
}

/** Writes into a database without a catalogue, or over an older seed. Returns null if there is nothing to do. */
export async function writeIfNeeded(db: Database, report: Report): Promise<ProductRecord[] | null> {
  if (!(await isNeeded(db))) return null;
  const products = await withKnownIds(db, generateProducts());
  await writeCatalogue(db, products, report);
  await db.execute(sql`
    insert into secrets (name, value) values (${VERSION_NAME}, ${SEED_VERSION})
    on conflict (name) do update set value = excluded.value`);
  return products;
}

/** Returns false for a merchant's catalogue, which must not be touched. An interrupted seed has no version yet. */
async function isNeeded(db: Database): Promise<boolean> {
  const versions = await db.execute<{ value: string }>(sql`select value from secrets where name = ${VERSION_NAME}`);
  const [version] = versions.rows;
  if (version) return version.value !== SEED_VERSION;
  const products = await db.execute<{ id: number }>(sql`select id from products where id >= ${FIRST_IMPORTED} limit 1`);
  return products.rows.length === 0;
}

async function writeCatalogue(db: Database, products: ProductRecord[], report: Report): Promise<void> {
  report('Writing products', 0);
  const writer = new CatalogueWriter(db);
  await writer.write({ groups: groupRecords(), brands: brandRecords() });
  for (let start = 0; start < products.length; start += PRODUCTS_PER_BATCH) {
    await writer.write({ products: products.slice(start, start + PRODUCTS_PER_BATCH) });
    report('Writing products', Math.min(1, (start + PRODUCTS_PER_BATCH) / products.length));
  }
  await writer.retire(await olderProducts(db, products));
  await writer.finish();
}

/** Returns ids of products that an older demonstration had and this one lacks. */
async function olderProducts(db: Database, products: ProductRecord[]): Promise<number[]> {
  const ids = intArray(products.map(({ id }) => id));
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where id < ${FIRST_IMPORTED} and id <> all(${ids}) and retired_at is null`);
  return rows.map(({ id }) => id);
}
