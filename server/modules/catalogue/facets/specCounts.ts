import { sql, type SQL } from 'drizzle-orm';
import {
  type CountedSpec,
  offeredSpecs,
  samplesOf,
  SPEC_FACET,
  specFacets,
  VALUES_MAX,
  type Wording,
} from '../../../../shared/catalogue/specFacets.ts';
import type { Selection } from '../../../../shared/catalogue/selection.ts';
import type { Facet, Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { type Among, estimateFacet, isAmong, type Share } from './sampling.ts';
import { specCondition } from '../listing/listingConditions.ts';
import { intArray } from '../writing/upsert.ts';

/** Specifications of the hits that match all choices, counted exactly or by a sample. */
export interface CountedSpecs {
  specs: readonly CountedSpec[];
  share: Share;
}

/** Values of each chosen specification, counted without the choice of that specification. */
export interface CountedValues {
  ofChosen: ReadonlyMap<string, readonly CountedSpec[]>;
  share: Share;
}

/** SQL that counts the values of specifications, of those with few enough values to offer. */
export const specCounts = (products: SQL, among: Among, only?: string): SQL => sql`
  with counted as (
    select token, (${among.share}::int * count(*))::int as total, min(p.id) as sample from ${products} p, unnest(p.spec_tokens) as token
    where ${isAmong(among)} ${only === undefined ? sql`` : sql`and starts_with(token, ${`${only}=`})`}
    group by token
  ), keyed as (
    select split_part(token, '=', 1) as key, substr(token, strpos(token, '=') + 1) as value, total, sample,
      count(*) over (partition by split_part(token, '=', 1)) as variety
    from counted
  ) select key, value, total, sample from keyed where variety <= ${VALUES_MAX}`;

/** Counts the hits by value of each specification. */
export async function countSpecs(db: Executor, among: Among): Promise<CountedSpecs> {
  const { rows } = await db.execute<CountedSpec & Record<string, unknown>>(specCounts(sql`products`, among));
  return { specs: rows, share: among.share };
}

/** Counts the values of chosen specifications without their own choice, so that other values can be chosen, too. */
export async function countValues(db: Executor, among: Among, selection: Selection): Promise<CountedValues> {
  const ofChosen = new Map<string, CountedSpec[]>();
  for (const key of selection.specs.keys()) {
    const conditions = [...among.conditions, specCondition(selection, key)];
    const values = specCounts(sql`products`, { ...among, conditions }, key);
    ofChosen.set(key, (await db.execute<CountedSpec & Record<string, unknown>>(values)).rows);
  }
  return { ofChosen, share: among.share };
}

/** Returns facets of the specifications that distinguish the hits. */
export async function readSpecFacets(
  db: Executor,
  specs: CountedSpecs,
  values: CountedValues,
  { specs: chosenSpecs }: Selection,
): Promise<Facet[]> {
  const offered = offeredSpecs({ counted: specs.specs, chosen: values.ofChosen });
  const wording = await readWording(db, samplesOf(offered));
  const isChosen = ({ key }: Facet): boolean => chosenSpecs.has(key.slice(SPEC_FACET.length));
  return specFacets(offered, wording, chosenSpecs).map((facet) =>
    estimateFacet(facet, isChosen(facet) ? values.share : specs.share),
  );
}

async function readWording(db: Executor, ids: readonly number[]): Promise<Wording> {
  const { rows } = await db.execute<{ owner: number; specs: Spec[] }>(sql`
    select id as owner, detail->'specs' as specs from products where id = any(${intArray(ids)})
    union all select product_id, texts->'specs' from skus where product_id = any(${intArray(ids)}) and retired_at is null`);
  const byOwner = Map.groupBy(rows, ({ owner }) => owner);
  return new Map(Array.from(byOwner, ([owner, parts]) => [owner, parts.flatMap(({ specs }) => specs)]));
}
