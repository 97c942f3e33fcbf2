import { sql } from 'drizzle-orm';
import type {
  Fit,
  Product,
  ProductDocument,
  ProductItem,
  SkuWithProduct,
  Spec,
} from '../../../shared/contracts/catalogue.ts';
import type { Picture } from '../../../shared/contracts/wire.ts';
import type { Received } from '../../../shared/contract.ts';
import type { Localised } from '../../../shared/localised.ts';
import { Refusal } from '../../refusal.ts';
import type { Executor } from '../Database.ts';
import { BrandRepository } from './BrandRepository.ts';
import { GroupRepository } from './GroupRepository.ts';
import { ProductListing } from './ProductListing.ts';
import { itemColumns, itemTables, productItem, readItemRows, type ItemRow, type Priced } from './productItems.ts';
import { readSkuRows, skuItem, withProducts, type SkuRow } from './skuItems.ts';
import { Suggester } from './Suggester.ts';
import { intArray } from './upsert.ts';

/** What `productRow` wrote into the column `detail`. */
type StoredDetail = Localised<'summary'> &
  Localised<'description'> & { pictures: Picture[]; specs: Spec[]; warranty_months: number; origin: string };
type ProductRow = ItemRow & { detail: StoredDetail; updated_at: Date | string };
type DocumentRow = Omit<ProductDocument, keyof Localised<'title'>> & { texts: Localised<'title'> };

const SIMILAR_MAX = 8;
const SKUS_PAGE_SIZE = 100;

type FitRow = Pick<Fit, 'brand_name' | 'model' | 'product_id' | 'seo_title_str'> &
  Record<'note' | 'en' | 'es' | 'ru', string | null>;

/** Everything that is for sale. Only a caller who says `withPrices` is told prices. */
export class CatalogueRepository {
  readonly groups: GroupRepository;
  readonly brands: BrandRepository;
  readonly listing: ProductListing;
  readonly suggester: Suggester;
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
    this.groups = new GroupRepository(db);
    this.brands = new BrandRepository(db);
    this.listing = new ProductListing(db, this.groups);
    this.suggester = new Suggester(db, this.groups, this.brands);
  }

  /** Products as lists show them, in the order of the ids; ids that are no product are left out. */
  async itemsByIds(ids: readonly number[], priced: Priced): Promise<ProductItem[]> {
    return (await readItemRows(this.#db, ids)).map((row) => productItem(row, priced));
  }

  /** Variants with their products, in the order of the ids; ids that are no variant are left out. */
  async skusByIds(ids: readonly number[], priced: Priced): Promise<SkuWithProduct[]> {
    const { rows } = await this.#db.execute<SkuRow>(sql`select * from skus where id = any(${intArray(ids)})`);
    const found = new Map((await withProducts(this.#db, rows, priced)).map((sku) => [sku.id, sku]));
    return ids.map((id) => found.get(id)).filter((sku) => sku !== undefined);
  }

  async listSkus({ ids, product_id, page = 1, page_size = SKUS_PAGE_SIZE }: Received<'listSkus'>, priced: Priced) {
    const condition = sql`${ids ? sql`id = any(${intArray(ids)})` : sql`true`}
      and ${product_id === undefined ? sql`true` : sql`product_id = ${product_id}`}`;
    const counted = await this.#db.execute<{ total: number }>(
      sql`select count(*)::int as total from skus where ${condition}`,
    );
    const { rows } = await this.#db.execute<SkuRow>(sql`
      select * from skus where ${condition} order by product_id, position limit ${page_size} offset ${(page - 1) * page_size}`);
    return { results: await withProducts(this.#db, rows, priced), total: counted.rows[0]?.total ?? 0, page, page_size };
  }

  async readProduct(id: number, priced: Priced): Promise<Product> {
    const { rows } = await this.#db.execute<ProductRow>(sql`
      select ${itemColumns}, p.detail, p.updated_at from ${itemTables} where p.id = ${id}`);
    const [row] = rows;
    if (!row) throw Refusal.notFound();
    return {
      ...productItem(row, priced),
      ...row.detail,
      skus: (await readSkuRows(this.#db, id)).map((sku) => skuItem(sku, priced)),
      fits: await this.#fits(id),
      accessories: await this.itemsByIds(await this.#accessoryIds(id), priced),
      similar: await this.itemsByIds(await this.#similarIds(row), priced),
      documents: await this.#documents(id),
      breadcrumbs: await this.groups.breadcrumbs(row.group_id),
      updated_at: new Date(row.updated_at).toISOString(),
    };
  }

  /** The days until a product, or one variant of it, can be delivered. */
  async deliveryDays(productId: number, skuId?: number): Promise<number> {
    const { rows } = await this.#db.execute<{ days: number | null }>(sql`
      select min(delivery_days)::int as days from skus
      where product_id = ${productId} and ${skuId === undefined ? sql`true` : sql`id = ${skuId}`}`);
    const days = rows[0]?.days;
    if (days === null || days === undefined) throw Refusal.notFound();
    return days;
  }

  async #fits(productId: number): Promise<Fit[]> {
    const { rows } = await this.#db.execute<FitRow & Record<string, unknown>>(sql`
      select f.brand_name, f.model, p.id as product_id, f.note, coalesce(p.item->>'seo_title_str', '') as seo_title_str,
        p.item->>'en_seo_title_str' as en, p.item->>'es_seo_title_str' as es, p.item->>'ru_seo_title_str' as ru
      from product_fits f left join products p on p.id = f.machine_id where f.product_id = ${productId} order by f.position`);
    return rows.map(({ note, en, es, ru, ...fit }) => ({
      ...fit,
      ...(en !== null && { en_seo_title_str: en }),
      ...(es !== null && { es_seo_title_str: es }),
      ...(ru !== null && { ru_seo_title_str: ru }),
      ...(note !== null && { note }),
    }));
  }

  async #accessoryIds(productId: number): Promise<number[]> {
    const { rows } = await this.#db.execute<{ accessory_id: number }>(sql`
      select accessory_id from product_accessories where product_id = ${productId} order by position`);
    return rows.map((row) => row.accessory_id);
  }

  // The nearest neighbours by id, from both sides: two short index scans, however large the group is.
  async #similarIds({ id, group_id }: ItemRow): Promise<number[]> {
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      (select id from products where group_id = ${group_id} and id > ${id} order by id limit ${SIMILAR_MAX})
      union all
      (select id from products where group_id = ${group_id} and id < ${id} order by id desc limit ${SIMILAR_MAX})`);
    return rows.slice(0, SIMILAR_MAX).map((row) => row.id);
  }

  async #documents(productId: number): Promise<ProductDocument[]> {
    const { rows } = await this.#db.execute<DocumentRow & Record<string, unknown>>(sql`
      select id, kind, language, texts, url, size_bytes, media_type from documents where product_id = ${productId} order by id`);
    return rows.map(({ texts, ...document }) => ({ ...document, ...texts }));
  }
}
