/**
 * Indexes that came when there were shops already. Migrations run in a transaction, and an index that is made in one
 * keeps writers out until it is whole; these are made beside them, while the instances before go on writing.
 */
export const CONCURRENT_INDEXES: Readonly<Record<string, string>> = {
  products_price: 'products (price, id)',
  products_price_desc: 'products (price desc nulls last, id)',
  products_delivery: 'products (delivery_days, id)',
  products_on_sale: 'products (group_id, brand_id, condition) where retired_at is null',
  products_group_name: 'products (group_id, sort_name, id)',
  products_specs: 'products using gin (spec_tokens)',
  // What is counted where there are very many hits: see catalogue/sampling.ts.
  products_hits_8: 'products using gin (search, spec_tokens) where (hashint4(id) & 7) = 0',
  products_hits_32: 'products using gin (search, spec_tokens) where (hashint4(id) & 31) = 0',
  products_hits_64: 'products using gin (search, spec_tokens) where (hashint4(id) & 63) = 0',
  products_sample_8_group: 'products (group_id, brand_id) where (hashint4(id) & 7) = 0',
  products_sample_32_group: 'products (group_id, brand_id) where (hashint4(id) & 31) = 0',
  products_sample_64_group: 'products (group_id, brand_id) where (hashint4(id) & 63) = 0',
};

/** Others stand in their place. */
const GONE = ['products_sample_8', 'products_sample_64'];

/** What the planner has to know of the samples, or it takes them for a hundredth of what they are. */
const STATISTICS: Readonly<Record<string, string>> = {
  products_in_sample_8: '(hashint4(id) & 7) from products',
  products_in_sample_32: '(hashint4(id) & 31) from products',
  products_in_sample_64: '(hashint4(id) & 63) from products',
};

type Run = (statement: string) => Promise<{ rows: object[] }>;

/** Makes those that are missing; one that was begun and never finished is made anew. */
export async function createConcurrentIndexes(run: Run, way: 'concurrently' | ''): Promise<void> {
  const { rows } = await run(`select c.relname as name, i.indisvalid as whole from pg_index i
    join pg_class c on c.oid = i.indexrelid where i.indrelid = 'products'::regclass`);
  const found = new Map((rows as { name: string; whole: boolean }[]).map(({ name, whole }) => [name, whole]));
  for (const [name, columns] of Object.entries(CONCURRENT_INDEXES)) {
    if (found.get(name) === true) continue;
    if (found.has(name)) await run(`drop index ${way} ${name}`);
    await run(`create index ${way} ${name} on ${columns}`);
  }
  for (const name of GONE) if (found.has(name)) await run(`drop index ${way} ${name}`);
  for (const [name, expression] of Object.entries(STATISTICS))
    await run(`create statistics if not exists ${name} on ${expression}`);
}
