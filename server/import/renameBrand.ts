import { sql } from 'drizzle-orm';
import { CatalogueWriter } from '../modules/catalogue/writing/CatalogueWriter.ts';
import { publishDataChange } from '../platform/events/dataChanged.ts';
import type { Database, Executor } from '../platform/database/Database.ts';
import { vectorOf } from '../modules/search/searchVector.ts';
import { plainName } from './CatalogueIndex.ts';
import { slug } from './rows/values/slug.ts';

const PRODUCTS_AT_ONCE = 500;
const NAMED_MAX = 5;

/** The reason why a manufacturer cannot be renamed. */
export class RenameFailure extends Error {
  override name = 'RenameFailure';
}

interface Brand extends Record<string, unknown> {
  id: number;
  brand_name: string;
}

/**
 * Renames a manufacturer. If the new name exists, its products are merged into that manufacturer and keep their ids.
 * Throws a RenameFailure, and changes nothing, if both use the same part number. Returns the number of products under
 * the new name.
 */
export async function renameBrand(db: Database, from: string, to: string): Promise<number> {
  const writer = new CatalogueWriter(db);
  const count = await db.transaction(async (tx) => {
    const brands = (await tx.execute<Brand>(sql`select id, brand_name from brands`)).rows;
    const brandOf = (name: string) => brands.find(({ brand_name }) => plainName(brand_name) === plainName(name));
    const [old, other] = [brandOf(from), brandOf(to)];
    if (!old) throw new RenameFailure(`There is no manufacturer "${from}".`);
    if (!other || other.id === old.id) await setName(tx, old.id, to);
    else await join(tx, old, other);
    await publishDataChange(tx);
    return rewriteProducts(tx, writer, other?.id ?? old.id);
  });
  await writer.finish();
  return count;
}

async function setName(tx: Executor, id: number, name: string): Promise<void> {
  await tx.execute(sql`
    update brands set brand_name = ${name}, seo_key = ${slug(name, id)}, search = ${vectorOf({ A: [name] })}::tsvector
    where id = ${id}`);
}

async function join(tx: Executor, old: Brand, other: Brand): Promise<void> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    select code from products where brand_id in (${old.id}, ${other.id}) group by code having count(*) > 1
    union
    select code from skus where brand_id in (${old.id}, ${other.id}) group by code having count(*) > 1 order by code`);
  const codes = rows.map(({ code }) => code);
  if (codes.length > 0)
    throw new RenameFailure(
      `"${old.brand_name}" and "${other.brand_name}" both have ${listOf(codes)}: nothing was renamed. Remove or renumber these products first.`,
    );
  await tx.execute(sql`update products set brand_id = ${other.id} where brand_id = ${old.id}`);
  await tx.execute(sql`delete from brands where id = ${old.id}`);
}

const listOf = (codes: string[]): string =>
  codes.slice(0, NAMED_MAX).join(', ') +
  (codes.length > NAMED_MAX ? ` and ${codes.length - NAMED_MAX} more numbers` : '');

/** Rewrites the search fields, which contain the manufacturer's name. */
async function rewriteProducts(tx: Executor, writer: CatalogueWriter, brandId: number): Promise<number> {
  let [after, count] = [0, 0];
  for (;;) {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from products where brand_id = ${brandId} and retired_at is null and id > ${after}
      order by id limit ${PRODUCTS_AT_ONCE}`);
    const ids = rows.map(({ id }) => id);
    await writer.rewrite(tx, ids);
    count += ids.length;
    if (ids.length < PRODUCTS_AT_ONCE) return count;
    after = ids.at(-1)!;
  }
}
