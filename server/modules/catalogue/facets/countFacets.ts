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
}

interface Row extends Record<string, unknown> {
  cells: FacetCell[] | null;
  ids: string | null;
  specs: CountedSpec[] | null;
}

/** Counts products by all facets in one pass. Returns the ids of up to `few` of them, too. */
export async function countFacets(db: Executor, among: Among, selection: Selection, few: number): Promise<FacetTally> {
  const { share } = among;
  const hit = specCondition(selection);
  const keys = [...selection.specs.keys()];
  const specsOf = (condition: SQL, only?: string): SQL =>
    listOf(specCounts(sql`looked_at`, { conditions: [condition, ...choiceConditions(selection)], share }, only));
  const ofKeys = keys.map((key, at) => sql`, ${specsOf(specCondition(selection, key), key)} as ${nameOf(at)}`);
  const { rows } = await db.execute<Row>(sql`
    with looked_at as materialized (
      select p.id, p.group_id, p.brand_id, p.condition, p.spec_tokens from products p where ${isAmong(among)}
    ) select ${listOf(sql`
        select p.group_id, p.brand_id, p.condition, ${share}::int * count(*) as total from looked_at p
        where ${hit} group by 1, 2, 3`)} as cells,
      (select array_agg(p.id)::text from looked_at p where ${hit} having count(*) <= ${share === ALL ? few : 0}) as ids, ${specsOf(hit)} as specs ${sql.join(ofKeys)}`);
  const row = rows[0]!;
  const cells = row.cells ?? [];
  return {
    share,
    cells,
    specs: row.specs ?? [],
    ids: row.ids === null ? null : sql`${row.ids}::int[]`,
    hits: cells.reduce((all, { total }) => all + total, 0),
    ofChosen: new Map(keys.map((key, at) => [key, (row[`chosen_${at}`] ?? []) as CountedSpec[]])),
  };
}

const listOf = (rows: SQL): SQL => sql`(select json_agg(listed) from (${rows}) listed)`;
const nameOf = (at: number): SQL => sql.raw(`chosen_${at}`);
