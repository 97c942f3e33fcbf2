import { sql } from 'drizzle-orm';
import type { Match } from '../../shared/contracts/catalogue.ts';
import type { SearchQuery } from '../../shared/search/query.ts';
import type { Executor } from '../data/Database.ts';
import { gramsQuery } from './tsquery.ts';

export interface PartHit {
  id: number;
  match: Match;
}

interface PartRow extends Record<string, unknown> {
  id: number;
  field: 'code' | 'sku' | 'gtin';
  value: string;
  key: string;
}

// Half a part number that fits more than this is no part number; the words of the query still find the rest.
const HITS_MAX = 300;
const INFIX_MIN = 3;
const GTIN_MIN = 8;

/** Products whose own or whose variants' part number is, begins with or contains the key, best first (D6). */
export async function findPartNumbers(db: Executor, query: SearchQuery, withInfix: boolean): Promise<PartHit[]> {
  if (query.partKey === null) return [];
  const rows = await prefixRows(db, query.partKey);
  if (withInfix && query.partKey.length >= INFIX_MIN) rows.push(...(await infixRows(db, query.partKey)));
  const best = new Map<number, { row: PartRow; place: number }>();
  for (const row of rows) {
    const place = placeOf(row, query);
    const known = best.get(row.id);
    if (!known || place < known.place) best.set(row.id, { row, place });
  }
  return [...best.values()]
    .toSorted((a, b) => a.place - b.place || a.row.value.length - b.row.value.length || a.row.id - b.row.id)
    .map(({ row }) => ({ id: row.id, match: matchOf(row, query) }));
}

// '~' stands above every character of a key, so the two bounds enclose exactly the keys with that beginning.
async function prefixRows(db: Executor, key: string): Promise<PartRow[]> {
  const gtin = /^\d+$/.test(key) && key.length >= GTIN_MIN;
  const { rows } = await db.execute<PartRow>(sql`
    (select id, 'code' as field, code as value, code_key as key from products
      where code_key >= ${key} and code_key < ${`${key}~`} order by code_key limit ${HITS_MAX})
    union all
    (select product_id, 'sku', code, code_key from skus
      where code_key >= ${key} and code_key < ${`${key}~`} order by code_key limit ${HITS_MAX})
    ${gtin ? sql`union all (select product_id, 'gtin', gtin, gtin from skus where gtin >= ${key} and gtin < ${`${key}~`} limit ${HITS_MAX})` : sql``}`);
  return [...rows];
}

async function infixRows(db: Executor, key: string): Promise<PartRow[]> {
  const { rows } = await db.execute<PartRow>(sql`
    with candidates as materialized (
      select id, code, code_key from products where search @@ ${gramsQuery(key)}::tsquery limit ${HITS_MAX}
    )
    select id, 'code' as field, code as value, code_key as key from candidates where position(${key} in code_key) > 0
    union all
    select s.product_id, 'sku', s.code, s.code_key from candidates c join skus s on s.product_id = c.id
      where position(${key} in s.code_key) > 0`);
  return rows;
}

// Equal after normalising stands above a mere beginning: who types a whole number means that number.
function placeOf({ field, value, key }: PartRow, { written, partKey }: SearchQuery): number {
  const own = field === 'code' ? 0 : 1;
  if (value.toUpperCase() === written) return own;
  if (key === partKey) return 2 + own;
  if (value.toUpperCase().startsWith(written)) return 4 + own;
  if (key.startsWith(partKey ?? '')) return 6 + own;
  return (value.toUpperCase().includes(written) ? 8 : 10) + own;
}

function matchOf(row: PartRow, { written }: SearchQuery): Match {
  const value = row.value.toUpperCase();
  const kind = value === written ? 'exact' : value.startsWith(written) ? 'prefix' : 'normalised';
  return { kind, field: row.field === 'code' ? 'code' : 'sku', value: row.value };
}
