import { sql, type SQL } from 'drizzle-orm';
import { type CountedSpec, offeredSpecs, specFacets, VALUES_MAX } from '../../../shared/catalogue/specFacets.ts';
import { specToken } from '../../../shared/catalogue/specValue.ts';
import type { Selection } from '../../../shared/catalogue/selection.ts';
import type { Facet, Spec } from '../../../shared/contracts/catalogue.ts';
import type { Executor } from '../Database.ts';
import { specCondition } from './selection.ts';
import { intArray } from './upsert.ts';

/** Facets of the specifications that tell the hits apart. */
export async function readSpecFacets(db: Executor, conditions: SQL[], selection: Selection): Promise<Facet[]> {
  const counted = await count(db, [...conditions, specCondition(selection)]);
  const chosen = new Map<string, CountedSpec[]>();
  for (const key of selection.specs.keys())
    chosen.set(key, await count(db, [...conditions, specCondition(selection, key)], key));
  const offered = offeredSpecs({ counted, chosen });
  const wording = await readWording(
    db,
    offered.flatMap(([, values]) => values),
  );
  return specFacets(offered, wording, selection.specs);
}

async function count(db: Executor, conditions: SQL[], only?: string): Promise<CountedSpec[]> {
  const { rows } = await db.execute<CountedSpec & Record<string, unknown>>(sql`
    with counted as (
      select token, count(*)::int as total, min(p.id) as sample from products p, unnest(p.spec_tokens) as token
      where ${sql.join(conditions, sql` and `)} ${only === undefined ? sql`` : sql`and starts_with(token, ${`${only}=`})`}
      group by token
    ), keyed as (
      select split_part(token, '=', 1) as key, substr(token, strpos(token, '=') + 1) as value, total, sample,
        count(*) over (partition by split_part(token, '=', 1)) as variety
      from counted
    ) select key, value, total, sample from keyed where variety <= ${VALUES_MAX}`);
  return rows;
}

/** `key=value` -> a specification that says it in all languages. */
async function readWording(db: Executor, values: CountedSpec[]): Promise<Map<string, Spec>> {
  const samples = intArray([...new Set(values.map((value) => value.sample))]);
  const { rows } = await db.execute<{ specs: Spec[] }>(sql`
    select detail->'specs' as specs from products where id = any(${samples})
    union all select texts->'specs' from skus where product_id = any(${samples})`);
  return new Map(rows.flatMap(({ specs }) => specs.map((spec) => [specToken(spec), spec] as const)));
}
