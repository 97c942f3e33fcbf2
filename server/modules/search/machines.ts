import { sql } from 'drizzle-orm';
import type { GroupFit } from '../../../shared/search/named/namedGroups.ts';
import type { Machine } from '../../../shared/search/named/machines.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { ALL, sampleCondition, VERY_MANY } from '../catalogue/facets/sampling.ts';
import { textArray } from '../catalogue/writing/upsert.ts';

/** Above all signs that a model has. */
const LAST_SIGN = '\u{10ffff}';

/** The most machines held in memory. In a larger catalogue each suggestion queries the database. */
const MACHINES_MAX = 2_000;

/** All machines that parts fit, by model; null if there are too many to hold. */
export async function readMachines(db: Executor): Promise<Machine[] | null> {
  const machines = await machinesFrom(db, [''], MACHINES_MAX + 1);
  return machines.length > MACHINES_MAX ? null : machines;
}

/**
 * The first machines by model, that some part fits, whose model begins so. Steps from model to model through the index: one
 * model may be fitted by thousands of parts.
 */
export async function machinesFrom(db: Executor, beginnings: readonly string[], limit: number): Promise<Machine[]> {
  if (beginnings.length === 0) return [];
  const { rows } = await db.execute<Machine & Record<string, unknown>>(sql`
    select distinct on (first.key collate "C") first.key, first.brand_name, first.model
    from unnest(${textArray(beginnings)}, ${textArray(beginnings.map((start) => start + LAST_SIGN))}) as asked(low, high)
    cross join lateral (
      with recursive found as (
        (select lower(model) as key, 1 as place from product_fits
          where lower(model) ~>=~ asked.low and lower(model) ~<~ asked.high order by lower(model) using ~<~ limit 1)
        union all
        select (select lower(f.model) from product_fits f where lower(f.model) ~>~ found.key and lower(f.model) ~<~ asked.high
          order by lower(f.model) using ~<~ limit 1), found.place + 1
        from found where found.key is not null and found.place < ${limit}::int
      )
      select found.key, own.brand_name, own.model from found cross join lateral (
        select brand_name, model from product_fits where lower(model) = found.key
        order by brand_name using ~<~, model using ~<~ limit 1
      ) own
    ) first order by first.key collate "C" limit ${limit}`);
  return rows.map(({ brand_name, model }) => ({ brand_name, model }));
}

/** Returns the models (lower case) that a part in the catalogue fits. */
export async function knownModels(db: Executor, models: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ model: string }>(sql`
    select model from unnest(${textArray(models)}) as asked(model)
    where exists (select from product_fits f where lower(f.model) = asked.model)`);
  return rows.map(({ model }) => model);
}

/** Which groups have parts for machines of which others. Of a large catalogue a sample of its parts tells. */
export async function readGroupFits(db: Executor, large: number): Promise<GroupFit[]> {
  const { rows } = await db.execute<{ is_large: boolean }>(sql`
    select count(*) > ${large}::int as is_large from (select from products limit ${large}::int + 1) counted`);
  return groupFits(db, rows[0]!.is_large ? VERY_MANY : ALL);
}

async function groupFits(db: Executor, share: typeof ALL | typeof VERY_MANY): Promise<GroupFit[]> {
  const { rows } = await db.execute<GroupFit & Record<string, unknown>>(sql`
    select distinct p.group_id as part, m.group_id as machine from products p
    join product_fits f on f.product_id = p.id
    join products m on m.id = f.machine_id and m.retired_at is null
    where p.retired_at is null and ${sampleCondition(share)} order by part, machine`);
  return rows.map(({ part, machine }) => ({ part, machine }));
}
