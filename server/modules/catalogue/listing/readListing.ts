import { sql, type SQL } from 'drizzle-orm';
import { LISTING_PAGE_SIZE } from '../../../../shared/contract/limits.ts';
import type { ParsedProductQuery } from '../../../../shared/catalogue/selection.ts';
import type { PartHit } from '../../../../shared/search/rankPartNumbers.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { intArray } from '../writing/upsert.ts';

/** Among so many products, first by id, a page is looked for before the index of words is asked for everything. */
const FIRST_PRODUCTS = 5_000;

/** A page of the ids of `products p`. */
export interface PageOf {
  conditions: SQL[];
  order: SQL;
  parts?: readonly PartHit[] | undefined;
  paging: Pick<ParsedProductQuery, 'page' | 'page_size'>;
}

const extent = ({ page = 1, page_size = LISTING_PAGE_SIZE }: PageOf['paging']) => ({
  offset: (page - 1) * page_size,
  size: page_size,
});

/** The ids of one page of hits, in order. */
export function readFound(db: Executor, { conditions, order, parts = [], paging }: PageOf): Promise<number[]> {
  const { offset, size } = extent(paging);
  const places =
    parts.length > 0
      ? sql`left join unnest(${intArray(parts.map(({ id }) => id))}) with ordinality as hit(id, place) on hit.id = p.id`
      : sql``;
  return read(
    db,
    sql`select p.id from products p ${places} where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${size} offset ${offset}`,
  );
}

/** Where a page is looked for by going through products by id: those of one group, or all. */
export interface Shelf {
  group: number | null;
  count: number;
}

/**
 * The same, in the order of the ids, where so many of so many products are hits: if they are spread evenly they are
 * found among the first products, and otherwise the look was in vain, and short.
 */
export async function readFirstFound(
  db: Executor,
  { conditions, order, paging }: PageOf,
  hits: number,
  { group, count }: Shelf,
): Promise<number[] | null> {
  const { offset, size } = extent(paging);
  if ((FIRST_PRODUCTS * hits) / count < 2 * (offset + size)) return null;
  const shelf = group === null ? sql`true` : sql`group_id = ${group}`;
  const ids = await read(
    db,
    sql`select p.id from (select * from products where retired_at is null and ${shelf} order by id limit ${FIRST_PRODUCTS}) p
      where ${sql.join(conditions, sql` and `)} order by ${order} limit ${size} offset ${offset}`,
  );
  return ids.length === size ? ids : null;
}

/** All of some groups, each of which has an index in this order: their beginnings are merged. */
export function readShelf(
  db: Executor,
  groups: ReadonlySet<number>,
  { order, paging }: Omit<PageOf, 'conditions'>,
): Promise<number[]> {
  const { offset, size } = extent(paging);
  return read(
    db,
    sql`select p.id from unnest(${intArray([...groups])}) as shelf(id) cross join lateral (
        select p.id, p.sort_name from products p where p.group_id = shelf.id and p.retired_at is null order by ${order} limit ${offset + size}
      ) p order by ${order} limit ${size} offset ${offset}`,
  );
}

async function read(db: Executor, statement: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(statement);
  return rows.map(({ id }) => id);
}
