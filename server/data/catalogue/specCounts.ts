import { sql } from 'drizzle-orm';
import {
  type CountedSpec,
  offeredSpecs,
  samplesOf,
  SPEC_FACET,
  specFacets,
  VALUES_MAX,
  type Wording,
} from '../../../shared/catalogue/specFacets.ts';
import type { Selection } from '../../../shared/catalogue/selection.ts';
import type { Facet, Spec } from '../../../shared/contracts/catalogue.ts';
import type { Executor } from '../Database.ts';
import { type Among, estimated, isAmong } from './sampling.ts';
import { specCondition } from './selection.ts';
import { intArray } from './upsert.ts';

/** What is counted: the hits that have all that is chosen, and those whatever is chosen of the specifications. */
export interface SpecsAmong {
  chosen: Among;
  allValues: Among;
}

/** Facets of the specifications that tell the hits apart. */
export async function readSpecFacets(
  db: Executor,
  { chosen, allValues }: SpecsAmong,
  selection: Selection,
): Promise<Facet[]> {
  const counted = await count(db, chosen);
  const ofChosen = new Map<string, CountedSpec[]>();
  for (const key of selection.specs.keys()) {
    const conditions = [...allValues.conditions, specCondition(selection, key)];
    ofChosen.set(key, await count(db, { ...allValues, conditions }, key));
  }
  const offered = offeredSpecs({ counted, chosen: ofChosen });
  const wording = await readWording(db, samplesOf(offered));
  const isChosen = ({ key }: Facet): boolean => selection.specs.has(key.slice(SPEC_FACET.length));
  return specFacets(offered, wording, selection.specs).map((facet) =>
    estimated(facet, isChosen(facet) ? allValues.share : chosen.share),
  );
}

async function count(db: Executor, among: Among, only?: string): Promise<CountedSpec[]> {
  const { rows } = await db.execute<CountedSpec & Record<string, unknown>>(sql`
    with counted as (
      select token, (${among.share}::int * count(*))::int as total, min(p.id) as sample from products p, unnest(p.spec_tokens) as token
      where ${isAmong(among)} ${only === undefined ? sql`` : sql`and starts_with(token, ${`${only}=`})`}
      group by token
    ), keyed as (
      select split_part(token, '=', 1) as key, substr(token, strpos(token, '=') + 1) as value, total, sample,
        count(*) over (partition by split_part(token, '=', 1)) as variety
      from counted
    ) select key, value, total, sample from keyed where variety <= ${VALUES_MAX}`);
  return rows;
}

async function readWording(db: Executor, ids: readonly number[]): Promise<Wording> {
  const { rows } = await db.execute<{ owner: number; specs: Spec[] }>(sql`
    select id as owner, detail->'specs' as specs from products where id = any(${intArray(ids)})
    union all select product_id, texts->'specs' from skus where product_id = any(${intArray(ids)})`);
  const byOwner = Map.groupBy(rows, ({ owner }) => owner);
  return new Map(Array.from(byOwner, ([owner, parts]) => [owner, parts.flatMap(({ specs }) => specs)]));
}
