import { sql } from 'drizzle-orm';
import type { Product, ProductItem, SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import { SIMILAR_MAX } from '../../../shared/contract/limits.ts';
import type { Received } from '../../../shared/contract/contract.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { QueryCache } from '../../platform/cache/QueryCache.ts';
import { BrandRepository } from './BrandRepository.ts';
import { GroupRepository } from './GroupRepository.ts';
import { OfflineCatalogue } from './OfflineCatalogue.ts';
import { type DetailRow, detailColumns } from './products/productDetail.ts';
import { ProductListing } from './listing/ProductListing.ts';
import { itemTables, productItem, readItemRows, type ItemRow, type Priced } from './products/productItems.ts';
import { readParts } from './products/productParts.ts';
import { COUNT_LIMITS } from './facets/sampling.ts';
import { skuItem, withProducts, type SkuRow } from './products/skuItems.ts';
import { Suggester } from '../search/Suggester.ts';
import { intArray } from './writing/upsert.ts';

const SKUS_PAGE_SIZE = 100;

/** Everything that is for sale. Only a caller who says `withPrices` is told prices. */
export class CatalogueRepository {
  readonly groups: GroupRepository;
  readonly brands: BrandRepository;
  readonly listing: ProductListing;
  readonly suggester: Suggester;
  /** All of it, for clients that keep it. */
  readonly kept: OfflineCatalogue;
  readonly #db: Executor;

  constructor(db: Executor, memory = new QueryCache(), limits = COUNT_LIMITS) {
    this.#db = db;
    this.groups = new GroupRepository(db, memory);
    this.brands = new BrandRepository(db);
    this.listing = new ProductListing(db, this.groups, memory, limits);
    this.suggester = new Suggester(db, this.groups, this.brands);
    this.kept = new OfflineCatalogue(db, this.groups, this.brands);
  }

  /** Products as lists show them, in the order of the ids; ids that are no product are left out. */
  async itemsByIds(ids: readonly number[], priced: Priced): Promise<ProductItem[]> {
    const items = await this.namedItems(ids, priced);
    return items.filter(({ is_retired }) => !is_retired);
  }

  /** The same with products that are no longer sold, for lists that somebody has put them on. */
  async namedItems(ids: readonly number[], priced: Priced): Promise<ProductItem[]> {
    return (await readItemRows(this.#db, ids)).map((row) => productItem(row, priced));
  }

  /** Variants with their products, in the order of the ids; ids that are no variant are left out. */
  async skusByIds(ids: readonly number[], priced: Priced): Promise<SkuWithProduct[]> {
    return (await this.namedSkus(ids, priced)).filter(({ is_retired }) => !is_retired);
  }

  /** The same with variants that are no longer sold, for carts that name them. */
  async namedSkus(ids: readonly number[], priced: Priced): Promise<SkuWithProduct[]> {
    const { rows } = await this.#db.execute<SkuRow>(sql`select * from skus where id = any(${intArray(ids)})`);
    const found = new Map((await withProducts(this.#db, rows, priced)).map((sku) => [sku.id, sku]));
    return ids.map((id) => found.get(id)).filter((sku) => sku !== undefined);
  }

  async listSkus({ ids, product_id, page = 1, page_size = SKUS_PAGE_SIZE }: Received<'listSkus'>, priced: Priced) {
    // Named by its id it is told even if it is no longer sold: a guest's cart has nothing else to name it by.
    const condition = sql`${ids ? sql`id = any(${intArray(ids)})` : sql`retired_at is null`}
      and ${product_id === undefined ? sql`true` : sql`product_id = ${product_id}`}`;
    const counted = await this.#db.execute<{ total: number }>(
      sql`select count(*)::int as total from skus where ${condition}`,
    );
    const { rows } = await this.#db.execute<SkuRow>(sql`
      select * from skus where ${condition} order by product_id, position limit ${page_size} offset ${(page - 1) * page_size}`);
    return { results: await withProducts(this.#db, rows, priced), total: counted.rows[0]?.total ?? 0, page, page_size };
  }

  /** A product as its page shows it. One that is no longer sold says so, and has no variants. */
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

  /** The days until a product, or one variant of it, can be delivered. */
  async deliveryDays(productId: number, skuId?: number): Promise<number> {
    const { rows } = await this.#db.execute<{ days: number | null }>(sql`
      select min(delivery_days)::int as days from skus
      where product_id = ${productId} and retired_at is null and ${skuId === undefined ? sql`true` : sql`id = ${skuId}`}`);
    const days = rows[0]?.days;
    if (days === null || days === undefined) throw DomainError.notFound();
    return days;
  }

  // The nearest neighbours by id, from both sides: two short index scans, however large the group is.
  async #similarIds({ id, group_id }: ItemRow): Promise<number[]> {
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      (select id from products where group_id = ${group_id} and id > ${id} and retired_at is null order by id limit ${SIMILAR_MAX})
      union all
      (select id from products where group_id = ${group_id} and id < ${id} and retired_at is null order by id desc limit ${SIMILAR_MAX})`);
    return rows.slice(0, SIMILAR_MAX).map((row) => row.id);
  }
}
