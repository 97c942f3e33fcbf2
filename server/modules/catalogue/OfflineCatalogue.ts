import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  type CatalogueState,
  OFFLINE_PAGE_SIZE,
  type OfflineProduct,
} from '../../../shared/contract/schemas/offlineCatalogue.ts';
import { ownDescriptions, ownWords } from '../../../shared/search/words/concepts/thesaurus.ts';
import { PART_KEY_VERSION } from '../../../shared/catalogue/partNumberKey.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { BrandRepository } from './BrandRepository.ts';
import type { GroupRepository } from './GroupRepository.ts';
import { type DetailRow, detailColumns } from './products/productDetail.ts';
import { itemTables, productItem } from './products/productItems.ts';
import { readParts } from './products/productParts.ts';
import { skuItem } from './products/skuItems.ts';

/** Never include prices: anybody who uses the device can see the stored copy. */
const PUBLIC = { withPrices: false };

/** The number of recent states whose pages stay cached, so that a client can finish reading across a change. */
const STATES_MAX = 4;
/** Maximum number of cached pages: clients store only a part of a very large catalogue. */
const CACHED_PAGES_MAX = 80;

interface Figures extends Record<string, unknown> {
  total: number;
  updatedAt: Date | string | null;
  stock: string;
  days: string;
}

/** Pages of the complete catalogue, for clients that work offline. */
export class OfflineCatalogue {
  readonly #db: Executor;
  readonly #groups: GroupRepository;
  readonly #brands: BrandRepository;
  /** Known first ids of pages, for each of the newest states. */
  readonly #starts = new Map<string, Set<number>>();

  constructor(db: Executor, groups: GroupRepository, brands: BrandRepository) {
    this.#db = db;
    this.#groups = groups;
    this.#brands = brands;
  }

  async state(): Promise<CatalogueState> {
    // Sum up stock and delivery days, as orders change them without touching `updated_at`; multiply by the id, so that
    // changes of two products do not cancel out.
    const { rows } = await this.#db.execute<Figures>(sql`
      select count(*)::int as total, max(updated_at) as written, coalesce(sum(stock::numeric * id), 0)::text as stock,
        coalesce(sum(delivery_days::numeric * id), 0)::text as days from products where retired_at is null`);
    const { results: brands } = await this.#brands.list(1, BRANDS_MAX);
    const groups = await this.#groups.details();
    const words = wordsToSend();
    const descriptions = descriptionsToSend();
    const stamp = createHash('sha256')
      .update(JSON.stringify([PART_KEY_VERSION, rows, groups, brands, words, ...(descriptions ? [descriptions] : [])]))
      .digest('hex')
      .slice(0, 32);
    this.#addState(stamp);
    return {
      stamp,
      total: rows[0]?.total ?? 0,
      groups,
      brands,
      ...(words && { words }),
      ...(descriptions && { descriptions }),
    };
  }

  /**
   * Returns the cache key of a page of the state that the client is reading. The page may lack later changes; the
   * client detects them by the new stamp. Null for a page that no other client will ask for.
   */
  async cacheKeyOf(stamp: string | undefined, after: number, size: number): Promise<string | null> {
    if (stamp === undefined || size !== OFFLINE_PAGE_SIZE) return null;
    // Another instance may have issued the stamp.
    if (!this.#starts.has(stamp)) await this.state();
    return this.#starts.get(stamp)?.has(after) ? `${stamp} ${after}` : null;
  }

  async list(after: number, size: number): Promise<{ results: OfflineProduct[]; next: number | null }> {
    const { rows } = await this.#db.execute<DetailRow>(sql`
      select ${detailColumns} from ${itemTables} where p.id > ${after} and p.retired_at is null order by p.id limit ${size}`);
    const { skus, fits, accessories, replaces, documents } = await readParts(
      this.#db,
      rows.map(({ id }) => id),
    );
    const results = rows.map((row) => ({
      ...productItem(row, PUBLIC),
      ...row.detail,
      skus: (skus.get(row.id) ?? []).map((sku) => skuItem(sku, PUBLIC)),
      fits: fits.get(row.id) ?? [],
      accessory_ids: accessories.get(row.id) ?? [],
      replaces: replaces.get(row.id) ?? [],
      documents: documents.get(row.id) ?? [],
      created_at: new Date(row.created_at).toISOString(),
      updated_at: new Date(row.updated_at).toISOString(),
    }));
    const next = rows.length < size ? null : (rows.at(-1)?.id ?? null);
    if (next !== null) this.#addPageStart(after, next);
    return { results, next };
  }

  #addState(stamp: string): void {
    if (!this.#starts.has(stamp)) this.#starts.set(stamp, new Set([0]));
    const [oldest] = this.#starts.keys();
    if (this.#starts.size > STATES_MAX && oldest !== undefined) this.#starts.delete(oldest);
  }

  /** Records a page start. Only consecutive pages count, so that arbitrary requests cannot fill the memory. */
  #addPageStart(after: number, next: number): void {
    for (const starts of this.#starts.values())
      if (starts.has(after) && starts.size < CACHED_PAGES_MAX) starts.add(next);
  }
}

const BRANDS_MAX = 10_000;

/** The merchant's own words; undefined where there are none. */
function wordsToSend(): CatalogueState['words'] {
  const entries = Object.entries(ownWords()).map(([language, words]) => [language, structuredClone(words)] as const);
  return entries.length > 0 ? (Object.fromEntries(entries) as CatalogueState['words']) : undefined;
}

/** The merchant's own descriptions of things (functions, relations, classes of words); undefined without any. */
function descriptionsToSend(): CatalogueState['descriptions'] {
  const merchantDescriptions = ownDescriptions();
  const isEmpty =
    merchantDescriptions.functions.length +
      merchantDescriptions.relations.length +
      Object.keys(merchantDescriptions.classes).length ===
    0;
  return isEmpty ? undefined : (structuredClone(merchantDescriptions) as NonNullable<CatalogueState['descriptions']>);
}
