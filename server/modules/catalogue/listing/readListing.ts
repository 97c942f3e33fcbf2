import { sql, type SQL } from 'drizzle-orm';
import { LISTING_PAGE_SIZE } from '../../../../shared/contract/limits.ts';
import type { ParsedProductQuery } from '../../../../shared/catalogue/selection.ts';
import type { PartHit } from '../../../../shared/search/numbers/rankPartNumbers.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { intArray } from '../writing/upsert.ts';

/** Number of products, by id, to scan for a page before the full-text index is read completely. */
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

/** The ids of one page of those of all hits. */
export function pageOf(ids: readonly number[], paging: PageOf['paging']): number[] {
  const { offset, size } = extent(paging);
  return ids.slice(offset, offset + size);
}

/** Reads the ids of one page of hits, in order. */
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

/** The products that are scanned by id for a page: of one group, or all. */
export interface Shelf {
  group: number | null;
  count: number;
}

/**
 * Like `readFound` in the order of ids, if many products are hits. Evenly spread hits are found among the first
 * products; otherwise the scan is wasted, but short.
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

/** Reads complete groups, by merging the beginnings of their indexes in this order. */
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
