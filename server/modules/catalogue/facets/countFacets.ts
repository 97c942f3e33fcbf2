import { sql, type SQL } from 'drizzle-orm';
import type { CountedSpec } from '../../../../shared/catalogue/specFacets.ts';
import type { Selection } from '../../../../shared/catalogue/selection.ts';
import type { FacetCell } from '../../../../shared/catalogue/fixedFacets.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { ALL, type Among, isAmong } from './sampling.ts';
import { choiceConditions, specCondition } from '../listing/listingConditions.ts';
import { type CountedSpecs, type CountedValues, specCounts } from './specCounts.ts';

/** Counts of products that have the chosen specifications; filter values also require the other choices. */
export interface FacetTally extends CountedSpecs, CountedValues {
  hits: number;
  /** Hits by group, brand and condition. */
  cells: readonly FacetCell[];
  /** Their ids as a SQL array; null for a sample, and for many. */
  ids: SQL | null;
  /** The same in the order that was asked for. */
  inOrder: readonly number[] | null;
}

interface Row extends Record<string, unknown> {
  cells: FacetCell[] | null;
  ids: string | null;
  specs: CountedSpec[] | null;
}

interface Few {
  /** The most products of which the ids are returned. */
  most: number;
  /** Their order, if they are to be returned in it; it is found out for all of them. */
  order?: SQL | null | undefined;
}

/** Counts products by all facets in one pass. Returns the ids of a few products, too. */
export async function countFacets(
  db: Executor,
  among: Among,
  selection: Selection,
  { most, order }: Few,
): Promise<FacetTally> {
  const { share } = among;
  const place = order ? sql`, row_number() over (order by ${order}) as place` : sql``;
  const hit = specCondition(selection);
  const keys = [...selection.specs.keys()];
  const specsOf = (condition: SQL, only?: string): SQL =>
    listOf(specCounts(sql`looked_at`, { conditions: [condition, ...choiceConditions(selection)], share }, only));
  const ofKeys = keys.map((key, index) => sql`, ${specsOf(specCondition(selection, key), key)} as ${nameOf(index)}`);
  const { rows } = await db.execute<Row>(sql`
    with looked_at as materialized (
      select p.id, p.group_id, p.brand_id, p.condition, p.spec_tokens ${place} from products p where ${isAmong(among)}
    ) select ${listOf(sql`
        select p.group_id, p.brand_id, p.condition, ${share}::int * count(*) as total from looked_at p
        where ${hit} group by 1, 2, 3`)} as cells,
      (select array_agg(p.id ${order ? sql`order by p.place` : sql``})::text from looked_at p where ${hit} having count(*) <= ${share === ALL ? most : 0}) as ids, ${specsOf(hit)} as specs ${sql.join(ofKeys)}`);
  const row = rows[0]!;
  const cells = row.cells ?? [];
  return {
    share,
    cells,
    specs: row.specs ?? [],
    ids: row.ids === null ? null : sql`${row.ids}::int[]`,
    inOrder: order && row.ids !== null ? numbersIn(row.ids) : null,
    hits: cells.reduce((all, { total }) => all + total, 0),
    ofChosen: new Map(keys.map((key, index) => [key, (row[`chosen_${index}`] ?? []) as CountedSpec[]])),
  };
}

/** The numbers of a SQL array. */
const numbersIn = (array: string): number[] => array.slice(1, -1).split(',').map(Number);

const listOf = (rows: SQL): SQL => sql`(select json_agg(listed) from (${rows}) listed)`;
const nameOf = (index: number): SQL => sql.raw(`chosen_${index}`);
