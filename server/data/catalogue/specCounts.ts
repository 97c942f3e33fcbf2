import { sql, type SQL } from 'drizzle-orm';
import {
  type CountedSpec,
  offeredSpecs,
  samplesOf,
  specFacets,
  VALUES_MAX,
  type Wording,
} from '../../../shared/catalogue/specFacets.ts';
import type { Selection } from '../../../shared/catalogue/selection.ts';
import type { Facet, Spec } from '../../../shared/contracts/catalogue.ts';
import type { Executor } from '../Database.ts';
import { specCondition } from './selection.ts';
import { intArray } from './upsert.ts';

/** Facets of the specifications that tell the hits apart; each that is counted stands for so many. */
export async function readSpecFacets(
  db: Executor,
  conditions: SQL[],
  selection: Selection,
  times: number,
): Promise<Facet[]> {
  const counted = await count(db, [...conditions, specCondition(selection)], times);
  const chosen = new Map<string, CountedSpec[]>();
  for (const key of selection.specs.keys())
    chosen.set(key, await count(db, [...conditions, specCondition(selection, key)], times, key));
  const offered = offeredSpecs({ counted, chosen });
  const wording = await readWording(db, samplesOf(offered));
  return specFacets(offered, wording, selection.specs);
}

async function count(db: Executor, conditions: SQL[], times: number, only?: string): Promise<CountedSpec[]> {
  const { rows } = await db.execute<CountedSpec & Record<string, unknown>>(sql`
    with counted as (
      select token, (${times}::int * count(*))::int as total, min(p.id) as sample from products p, unnest(p.spec_tokens) as token
      where ${sql.join(conditions, sql` and `)} ${only === undefined ? sql`` : sql`and starts_with(token, ${`${only}=`})`}
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
