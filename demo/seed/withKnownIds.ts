import { sql } from 'drizzle-orm';
import type { ProductRecord } from '../../server/modules/catalogue/writing/records.ts';
import { intArray } from '../../server/modules/catalogue/writing/upsert.ts';
import type { Database } from '../../server/platform/database/Database.ts';
import { CatalogueIndex } from '../../server/import/CatalogueIndex.ts';

interface Goods {
  id: number;
  brand_id: number;
  code: string;
}
type Ids = ReadonlyMap<number, number>;

/**
 * Returns the products with the ids that their part numbers already have in the database, as from an older
 * demonstration. An id that belongs to another product is not reused.
 */
export async function withKnownIds(db: Database, products: ProductRecord[]): Promise<ProductRecord[]> {
  const skus = products.flatMap(({ brand_id, skus: own }) => own.map(({ id, code }) => ({ id, code, brand_id })));
  const ids = await idsIn(db, 'products', products);
  const skuIds = await idsIn(db, 'skus', skus);
  return products.map((product) => renumbered(product, ids, skuIds));
}

async function idsIn(db: Database, table: 'products' | 'skus', expected: readonly Goods[]): Promise<Ids> {
  const makers = intArray([...new Set(expected.map(({ brand_id }) => brand_id))]);
  const { rows } = await db.execute<Goods & Record<string, unknown>>(sql`
    select id, brand_id, code from ${sql.identifier(table)}
    where brand_id = any(${makers}) or id = any(${intArray(expected.map(({ id }) => id))})`);
  const idByKey = new Map(rows.map((goods) => [keyOf(goods), goods.id]));
  const usedIds = new Set(rows.map(({ id }) => id));
  const displacedGoods = expected.filter((goods) => !idByKey.has(keyOf(goods)) && usedIds.has(goods.id));
  const fresh = await new CatalogueIndex(db).newIds(table, displacedGoods.length);
  const newIdOf = new Map(displacedGoods.map(({ id }, index) => [id, fresh[index]!]));
  return new Map(expected.map((goods) => [goods.id, idByKey.get(keyOf(goods)) ?? newIdOf.get(goods.id) ?? goods.id]));
}

const keyOf = ({ brand_id, code }: Goods): string => `${brand_id} ${code}`;

const renumbered = (product: ProductRecord, ids: Ids, skuIds: Ids): ProductRecord => ({
  ...product,
  id: ids.get(product.id)!,
  skus: product.skus.map((sku) => ({ ...sku, id: skuIds.get(sku.id)! })),
  accessory_ids: product.accessory_ids.map((id) => ids.get(id) ?? id),
  fits: product.fits.map((fit) =>
    fit.product_id === undefined ? fit : { ...fit, product_id: ids.get(fit.product_id) ?? fit.product_id },
  ),
});
