import { LEXEME_VERSION, VERSION_LEXEME } from '../../../shared/search/words/lexemes.ts';

/** Products on sale that an older version, or an instance of one, wrote what they are found by. */
export const HAS_OLD_SEARCH = `not (search @@ '''${VERSION_LEXEME}'''::tsquery) and retired_at is null`;
const OLD_SEARCH = 'products_old_search_';

/**
 * Indexes that were added after the first release. Migrations run in a transaction, where creating an index blocks
 * writers; these are created concurrently, while older instances go on writing.
 */
export const CONCURRENT_INDEXES: Readonly<Record<string, string>> = {
  products_price: 'products (price, id)',
  products_price_desc: 'products (price desc nulls last, id)',
  products_delivery: 'products (delivery_days, id)',
  products_on_sale: 'products (group_id, brand_id, condition) where retired_at is null',
  products_group_name: 'products (group_id, sort_name, id)',
  // Machines that a search names.
  product_fits_model: 'product_fits (lower(model))',
  products_specs: 'products using gin (spec_tokens)',
  // Count samples for searches with very many hits: see catalogue/sampling.ts.
  products_hits_8: 'products using gin (search, spec_tokens) where (hashint4(id) & 7) = 0',
  products_hits_32: 'products using gin (search, spec_tokens) where (hashint4(id) & 31) = 0',
  products_hits_64: 'products using gin (search, spec_tokens) where (hashint4(id) & 63) = 0',
  products_sample_8_group: 'products (group_id, brand_id) where (hashint4(id) & 7) = 0',
  products_sample_32_group: 'products (group_id, brand_id) where (hashint4(id) & 31) = 0',
  products_sample_64_group: 'products (group_id, brand_id) where (hashint4(id) & 63) = 0',
  [OLD_SEARCH + LEXEME_VERSION]: `products (id) where ${HAS_OLD_SEARCH}`,
};

/** Indexes that others have replaced. */
const REPLACED = ['products_sample_8', 'products_sample_64'];

/** Statistics of the samples. Without them the planner estimates a sample at a hundredth of its size. */
const STATISTICS: Readonly<Record<string, string>> = {
  products_in_sample_8: '(hashint4(id) & 7) from products',
  products_in_sample_32: '(hashint4(id) & 31) from products',
  products_in_sample_64: '(hashint4(id) & 63) from products',
};

type Run = (statement: string) => Promise<{ rows: object[] }>;

/** Creates missing indexes, and creates invalid ones (left by an interrupted run) again. */
export async function createConcurrentIndexes(run: Run, mode: 'concurrently' | ''): Promise<void> {
  const { rows } = await run(`select c.relname as name, i.indisvalid as whole from pg_index i
    join pg_class c on c.oid = i.indexrelid where i.indrelid in ('products'::regclass, 'product_fits'::regclass)`);
  const validByName = new Map((rows as { name: string; whole: boolean }[]).map(({ name, whole }) => [name, whole]));
  for (const [name, columns] of Object.entries(CONCURRENT_INDEXES)) {
    if (validByName.get(name) === true) continue;
    if (validByName.has(name)) await run(`drop index ${mode} ${name}`);
    await run(`create index ${mode} ${name} on ${columns}`);
  }
  const isReplaced = (name: string): boolean =>
    REPLACED.includes(name) || (name.startsWith(OLD_SEARCH) && !(name in CONCURRENT_INDEXES));
  for (const name of validByName.keys()) if (isReplaced(name)) await run(`drop index ${mode} ${name}`);
  for (const [name, expression] of Object.entries(STATISTICS))
    await run(`create statistics if not exists ${name} on ${expression}`);
}
