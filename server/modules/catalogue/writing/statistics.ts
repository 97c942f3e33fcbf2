import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/Executor.ts';

const ANALYSED = [
  'groups',
  'brands',
  'products',
  'skus',
  'product_fits',
  'product_accessories',
  'product_replaces',
  'documents',
];

/** Updates the product counts of groups and brands. */
export async function countProducts(db: Executor): Promise<void> {
  await db.execute(sql`
    update groups set product_count = counted.total from (
      select g.id, coalesce(sum(p.total), 0)::int as total from groups g
      left join groups below on g.id = any(below.path)
      left join (select group_id, count(*) as total from products where retired_at is null group by group_id) p on p.group_id = below.id
      group by g.id
    ) counted where counted.id = groups.id and product_count <> counted.total`);
  await db.execute(sql`
    update brands set product_count = counted.total from (
      select b.id, coalesce(p.total, 0)::int as total from brands b
      left join (select brand_id, count(*) as total from products where retired_at is null group by brand_id) p on p.brand_id = b.id
    ) counted where counted.id = brands.id and product_count <> counted.total`);
}

/** Updates the planner's statistics and the indexes of the catalogue's tables. */
export async function optimiseTables(db: Executor): Promise<void> {
  for (const table of ANALYSED) await db.execute(sql.raw(`vacuum analyze ${table}`));
}

/** Updates the planner's statistics of products and variants alone, which an import does while it runs. */
export async function analyseGoods(db: Executor): Promise<void> {
  await db.execute(sql.raw('analyze products, skus'));
}
