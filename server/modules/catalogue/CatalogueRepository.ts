import { sql } from 'drizzle-orm';
import type { Product, ProductItem, SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import type { AskedLine, ResolvedLine } from '../../../shared/contract/schemas/orderPad.ts';
import { resolveLines } from '../../../shared/orderPad/resolveLines.ts';
import { SIMILAR_MAX } from '../../../shared/contract/limits.ts';
import type { Received } from '../../../shared/contract/contract.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { QueryCache } from '../../platform/cache/QueryCache.ts';
import { MINUTE_MS } from '../../platform/clock/durations.ts';
import { BrandRepository } from './BrandRepository.ts';
import { GroupRepository } from './GroupRepository.ts';
import { OfflineCatalogue } from './OfflineCatalogue.ts';
import { type DetailRow, detailColumns } from './products/productDetail.ts';
import { ProductListing } from './listing/ProductListing.ts';
import { itemTables, productItem, readItemRows, type ItemRow, type Priced } from './products/productItems.ts';
import { readParts } from './products/productParts.ts';
import { COUNT_LIMITS } from './facets/sampling.ts';
import { skuItem, withProducts, type SkuRow } from './products/skuItems.ts';
import { KnownLexemes } from '../search/KnownLexemes.ts';
import { readGroupFits, readMachines } from '../search/machines.ts';
import { Suggester } from '../search/Suggester.ts';
import { intArray } from './writing/upsert.ts';
import { LineLookup } from './LineLookup.ts';

const SKUS_PAGE_SIZE = 100;
/** They are gathered word by word, each by a statement of its own, until the catalogue changes. */
const LEXEMES_TTL_MS = 15 * MINUTE_MS;

/** Reads the catalogue. Prices are included only if the caller passes `withPrices`. */
export class CatalogueRepository {
  readonly groups: GroupRepository;
  readonly brands: BrandRepository;
  readonly listing: ProductListing;
  readonly suggester: Suggester;
  /** Pages of the complete catalogue, for clients that store it offline. */
  readonly offline: OfflineCatalogue;
  readonly #db: Executor;

  constructor(db: Executor, memory = new QueryCache(), limits = COUNT_LIMITS) {
    this.#db = db;
    this.groups = new GroupRepository(db, memory);
    this.brands = new BrandRepository(db, memory);
    const machines = { all: () => memory.read('machines', () => readMachines(db)) };
    const fits = { all: () => memory.read('fits between groups', () => readGroupFits(db, limits.large)) };
    const lexemes = {
      all: () => memory.read('known lexemes', () => Promise.resolve(new KnownLexemes(db)), LEXEMES_TTL_MS),
    };
    const sources = { groups: this.groups, brands: this.brands, machines, fits, lexemes, large: limits.large };
    this.listing = new ProductListing(db, sources, memory, limits);
    this.suggester = new Suggester(db, sources, memory);
    this.offline = new OfflineCatalogue(db, this.groups, this.brands);
  }

  /** Returns list items in the order of the ids. Unknown and retired products are omitted. */
  async itemsByIds(ids: readonly number[], priced: Priced): Promise<ProductItem[]> {
    const items = await this.namedItems(ids, priced);
    return items.filter(({ is_retired }) => !is_retired);
  }

  /** Like `itemsByIds`, with retired products, for lists that members have saved. */
  async namedItems(ids: readonly number[], priced: Priced): Promise<ProductItem[]> {
    return (await readItemRows(this.#db, ids)).map((row) => productItem(row, priced));
  }

  /** Returns variants with their products, in the order of the ids. Unknown and retired variants are omitted. */
  async skusByIds(ids: readonly number[], priced: Priced): Promise<SkuWithProduct[]> {
    return (await this.namedSkus(ids, priced)).filter(({ is_retired }) => !is_retired);
  }

  /** Like `skusByIds`, with retired variants, for carts that contain them. */
  async namedSkus(ids: readonly number[], priced: Priced): Promise<SkuWithProduct[]> {
    const { rows } = await this.#db.execute<SkuRow>(sql`select * from skus where id = any(${intArray(ids)})`);
    const skuById = new Map((await withProducts(this.#db, rows, priced)).map((sku) => [sku.id, sku]));
    return ids.map((id) => skuById.get(id)).filter((sku) => sku !== undefined);
  }

  /** Resolves the lines of an order pad to variants. */
  resolveLines(lines: readonly AskedLine[], priced: Priced): Promise<ResolvedLine[]> {
    return resolveLines(new LineLookup(this.#db, priced), lines);
  }

  async listSkus({ ids, product_id, page = 1, page_size = SKUS_PAGE_SIZE }: Received<'listSkus'>, priced: Priced) {
    // Include retired variants when asked by id: a guest's cart has no other source for their names.
    const condition = sql`${ids ? sql`id = any(${intArray(ids)})` : sql`retired_at is null`}
      and ${product_id === undefined ? sql`true` : sql`product_id = ${product_id}`}`;
    const totals = await this.#db.execute<{ total: number }>(
      sql`select count(*)::int as total from skus where ${condition}`,
    );
    const { rows } = await this.#db.execute<SkuRow>(sql`
      select * from skus where ${condition} order by product_id, position limit ${page_size} offset ${(page - 1) * page_size}`);
    return { results: await withProducts(this.#db, rows, priced), total: totals.rows[0]?.total ?? 0, page, page_size };
  }

  /** Returns a product for its page. A retired product is marked as such and has no variants. */
  async readProduct(id: number, priced: Priced): Promise<Product> {
    const { rows } = await this.#db.execute<DetailRow>(sql`
      select ${detailColumns} from ${itemTables} where p.id = ${id}`);
    const [row] = rows;
    if (!row) throw DomainError.notFound();
    const { skus, fits, accessories, documents } = await readParts(this.#db, [id]);
    return {
      ...productItem(row, priced),
      ...row.detail,
      skus: (skus.get(id) ?? []).map((sku) => skuItem(sku, priced)),
      fits: fits.get(id) ?? [],
      accessories: await this.itemsByIds(accessories.get(id) ?? [], priced),
      similar: await this.itemsByIds(await this.#similarIds(row), priced),
      documents: documents.get(id) ?? [],
      breadcrumbs: await this.groups.breadcrumbs(row.group_id),
      updated_at: new Date(row.updated_at).toISOString(),
    };
  }

  /** Returns the delivery time in days of a product, or of one of its variants. */
  async deliveryDays(productId: number, skuId?: number): Promise<number> {
    const { rows } = await this.#db.execute<{ days: number | null }>(sql`
      select min(delivery_days)::int as days from skus
      where product_id = ${productId} and retired_at is null and ${skuId === undefined ? sql`true` : sql`id = ${skuId}`}`);
    const days = rows[0]?.days;
    if (days === null || days === undefined) throw DomainError.notFound();
    return days;
  }

  // Takes the nearest neighbours by id from both sides: two short index scans, however large the group is.
  async #similarIds({ id, group_id }: ItemRow): Promise<number[]> {
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      (select id from products where group_id = ${group_id} and id > ${id} and retired_at is null order by id limit ${SIMILAR_MAX})
      union all
      (select id from products where group_id = ${group_id} and id < ${id} and retired_at is null order by id desc limit ${SIMILAR_MAX})`);
    return rows.slice(0, SIMILAR_MAX).map((row) => row.id);
  }
}
