import { sql, type SQL } from 'drizzle-orm';
import type { Facet, Spec } from '../../../shared/contracts/catalogue.ts';
import type { Executor } from '../Database.ts';
import { localisedFields } from './localisedFields.ts';
import { specValue } from './productRow.ts';
import { specCondition, type Selection } from './selection.ts';
import { intArray } from './upsert.ts';

interface Counted extends Record<string, unknown> {
  key: string;
  value: string;
  total: number;
  /** A product that has the value, to take its wording from. */
  sample: number;
}

const FACETS_MAX = 8;
const VALUES_MIN = 2;
const VALUES_MAX = 30;

/** Facets of the specifications that tell the hits apart: those most of them have, with 2 to 30 values. */
export async function specFacets(db: Executor, chosen: SQL[], selection: Selection): Promise<Facet[]> {
  const counted = await count(db, [...chosen, specCondition(selection)]);
  const offered = counted.filter(({ key }) => !selection.specs.has(key));
  // The values of a key that is chosen from are counted without that choice.
  for (const key of selection.specs.keys()) {
    offered.push(...(await count(db, [...chosen, specCondition(selection, key)], key)));
  }
  const kept = [...Map.groupBy(offered, ({ key }) => key)]
    .filter(([key, values]) => selection.specs.has(key) || values.length >= VALUES_MIN)
    .toSorted(
      ([a, x], [b, y]) =>
        Number(selection.specs.has(b)) - Number(selection.specs.has(a)) ||
        coverage(y) - coverage(x) ||
        (a < b ? -1 : 1),
    )
    .slice(0, FACETS_MAX);
  const wording = await readWording(
    db,
    kept.flatMap(([, values]) => values),
  );
  return kept.flatMap(([key, values]) => facetOf(key, values, wording, selection.specs.get(key) ?? []));
}

async function count(db: Executor, conditions: SQL[], only?: string): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
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

const coverage = (values: Counted[]): number => values.reduce((all, { total }) => all + total, 0);

/** `key=value` -> a specification that says it in all languages. */
async function readWording(db: Executor, values: Counted[]): Promise<Map<string, Spec>> {
  const samples = intArray([...new Set(values.map((value) => value.sample))]);
  const { rows } = await db.execute<{ specs: Spec[] }>(sql`
    select detail->'specs' as specs from products where id = any(${samples})
    union all select texts->'specs' from skus where product_id = any(${samples})`);
  return new Map(rows.flatMap(({ specs }) => specs.map((spec) => [`${spec.key}=${specValue(spec)}`, spec] as const)));
}

function facetOf(key: string, values: Counted[], wording: Map<string, Spec>, selected: string[]): Facet[] {
  const worded = values.flatMap(({ value, total }) => {
    const spec = wording.get(`${key}=${value}`);
    return spec ? [{ spec, value, count: total, selected: selected.includes(value) }] : [];
  });
  const [first] = worded;
  if (!first) return [];
  return [
    {
      key: `spec:${key}`,
      ...localisedFields(first.spec, 'label'),
      ...(first.spec.unit ? { unit: first.spec.unit } : {}),
      values: worded.toSorted(byValue).map(({ spec, ...value }) => ({ ...value, ...labelOf(spec) })),
    },
  ];
}

// Sizes in their order, words by how many have them.
function byValue(a: { value: string; count: number }, b: { value: string; count: number }): number {
  return Number.parseFloat(a.value) - Number.parseFloat(b.value) || b.count - a.count || (a.value < b.value ? -1 : 1);
}

const labelOf = ({ value, en_value, es_value, ru_value }: Spec) => ({
  label: value,
  ...(en_value === undefined ? {} : { en_label: en_value }),
  ...(es_value === undefined ? {} : { es_label: es_value }),
  ...(ru_value === undefined ? {} : { ru_label: ru_value }),
});
