import { sql } from 'drizzle-orm';
import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import { vectorOf } from '../../search/searchVector.ts';
import type { Database, Executor } from '../../../platform/database/Database.ts';
import { publishDataChange } from '../../../platform/events/dataChanged.ts';
import { localisedFields, localisedTexts } from '../../../../shared/text/localisedFields.ts';
import {
  productColumns,
  productRow,
  searchVector,
  skuColumns,
  skuRow,
  type ProductContext,
} from '../products/productRow.ts';
import type { BrandRecord, CatalogueBatch, GroupRecord, ProductRecord } from './records.ts';
import { groupPicture } from '../products/groupPicture.ts';
import { keepStored } from './keepStored.ts';
import { analyseGoods, countProducts, optimiseTables } from './statistics.ts';
import { type ReadOptions, readStoredRecords, type StoredRecord } from './storedRecords.ts';
import { intArray, upsert, upsertGoods } from './upsert.ts';
import { writeAccessories, writeDocuments, writeParts } from './writeParts.ts';

interface KnownGroup {
  id: number;
  path: number[];
  texts: Localised<'group_name'>;
  picture: Picture | null;
}

// A few megabytes of JSON per statement.
const PRODUCTS_PER_STATEMENT = 500;

/**
 * Writes groups, brands and products in bulk. Existing ids are updated. Call `finish` after the last batch. Nothing is
 * deleted: variants that are missing from a product are retired, and restored under their id.
 */
export class CatalogueWriter {
  readonly #db: Database;
  readonly #groups = new Map<number, KnownGroup>();
  readonly #brandNames = new Map<number, string>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Writes a batch in one transaction. */
  async write({ groups = [], brands = [], products = [] }: CatalogueBatch): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await this.#writeGroups(tx, groups);
      await this.#writeBrands(tx, brands);
      for (let start = 0; start < products.length; start += PRODUCTS_PER_STATEMENT) {
        await this.#writeProducts(tx, products.slice(start, start + PRODUCTS_PER_STATEMENT));
      }
      await publishDataChange(tx);
    });
  }

  /** Updates the product counts of groups and brands, the planner's statistics and the index. */
  async finish(): Promise<void> {
    await countProducts(this.#db);
    await optimiseTables(this.#db);
    await publishDataChange(this.#db);
  }

  /** Updates the planner's statistics of goods. Without it PostgreSQL reads whole tables that have just grown from nothing. */
  async analyse(): Promise<void> {
    await analyseGoods(this.#db);
  }

  async #writeGroups(tx: Executor, records: GroupRecord[]): Promise<void> {
    await this.#learnGroups(
      tx,
      records.flatMap((group) => group.parent_id ?? []),
    );
    const rows = records.map((group) => {
      const path = [...(group.parent_id === null ? [] : this.#group(group.parent_id).path), group.id];
      const texts = { ...localisedFields(group, 'group_name'), ...localisedFields(group, 'description') };
      this.#groups.set(group.id, { id: group.id, path, texts, picture: group.picture });
      const { id, parent_id, position, seo_key, picture } = group;
      const search = vectorOf({ A: localisedTexts(group, 'group_name') });
      return { id, parent_id, level: path.length, position, seo_key, path, texts, picture, search };
    });
    await upsert(tx, { table: 'groups', columns: groupColumns, rows });
  }

  async #writeBrands(tx: Executor, records: BrandRecord[]): Promise<void> {
    const rows = records.map(({ id, brand_name, seo_key, country, founded, logo, ...brand }) => {
      this.#brandNames.set(id, brand_name);
      const texts = localisedFields(brand, 'description');
      return { id, brand_name, seo_key, country, founded, logo, texts, search: vectorOf({ A: [brand_name] }) };
    });
    await upsert(tx, { table: 'brands', columns: brandColumns, rows });
  }

  /** Restores variants of these products that were retired since that time. */
  async restoreVariants(productIds: number[], since: Date): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await lockVariants(tx, productIds);
      await tx.execute(sql`
        update skus set retired_at = null
        where product_id = any(${intArray(productIds)}) and retired_at >= ${since.toISOString()}`);
      await this.rewrite(tx, productIds);
      await publishDataChange(tx);
    });
  }

  /** Replaces the accessories of products. */
  async writeAccessories(records: Pick<ProductRecord, 'id' | 'accessory_ids'>[]): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await writeAccessories(tx, records);
      await publishDataChange(tx);
    });
  }

  /** Replaces the pictures of products; each has at least one. */
  async writePictures(records: Pick<ProductRecord, 'id' | 'pictures'>[]): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map(({ id, pictures }) => ({ id, first: pictures[0], pictures }));
    await this.#db.transaction(async (tx) => {
      await tx.execute(sql`
        update products p set updated_at = ${new Date().toISOString()},
          item = jsonb_set(p.item, '{picture}', new.first), detail = jsonb_set(p.detail, '{pictures}', new.pictures)
        from json_to_recordset(${JSON.stringify(rows)}::json) as new(id int, first jsonb, pictures jsonb)
        where p.id = new.id`);
      await publishDataChange(tx);
    });
  }

  /** Replaces the documents of products. */
  async writeDocuments(records: Pick<ProductRecord, 'id' | 'documents'>[]): Promise<void> {
    if (records.length === 0) return;
    await this.#db.transaction(async (tx) => {
      await writeDocuments(tx, records);
      await tx.execute(sql`
        update products set updated_at = ${new Date().toISOString()} where id = any(${intArray(idsOf(records))})`);
      await publishDataChange(tx);
    });
  }

  /** Recomputes the fields that these products copy from their variants, brands and groups. */
  async rewrite(tx: Executor, productIds: number[]): Promise<void> {
    await this.#writeGoods(tx, await this.#stored(tx, productIds));
  }

  /** Recomputes what these products are found by; nothing else of them changes, nor the time of their last change. */
  async rewriteSearch(tx: Executor, productIds: number[]): Promise<void> {
    await lockVariants(tx, productIds);
    await tx.execute(sql`
      select id from products where id = any(${intArray(productIds)}) order by id for no key update`);
    const records = await readStoredRecords(tx, productIds);
    await this.#learn(tx, records);
    const rows = records.map((record) => ({ id: record.id, search: searchVector(record, this.#contextOf(record)) }));
    // The specifications are copied: a value that does not change stays outside its row where an older version put it.
    await tx.execute(sql`
      update products p set search = new.search, spec_tokens = p.spec_tokens || '{}'
      from json_to_recordset(${JSON.stringify(rows)}::json) as new(id int, search tsvector)
      where p.id = new.id and p.search <> new.search`);
  }

  /** Retires products: lists and searches omit them; carts, orders, quotations and favourites still refer to them. */
  async retire(productIds: number[]): Promise<void> {
    const [ids, now] = [intArray(productIds), new Date().toISOString()];
    await this.#db.transaction(async (tx) => {
      await lockVariants(tx, productIds);
      await tx.execute(sql`
        update skus set retired_at = ${now} where product_id = any(${ids}) and retired_at is null`);
      await tx.execute(sql`
        update products set retired_at = ${now}, updated_at = ${now} where id = any(${ids}) and retired_at is null`);
      await publishDataChange(tx);
    });
  }

  async #writeProducts(tx: Executor, records: ProductRecord[]): Promise<void> {
    await lockVariants(tx, idsOf(records));
    const complete = await keepStored(tx, records, (ids) => this.#stored(tx, ids, { withRetired: true }));
    await this.#writeGoods(tx, complete);
    await writeParts(tx, complete);
  }

  /** Writes products and their variants; retires other variants of those products. */
  async #writeGoods(tx: Executor, records: StoredRecord[]): Promise<void> {
    await this.#learn(tx, records);
    const rows = records.map((record) => productRow(record, this.#contextOf(record)));
    await upsertGoods(tx, { table: 'products', columns: productColumns, rows });
    await writeSkus(tx, records);
  }

  /** Reads products with pictures of their own alone: what lists show in place of one is their group's. */
  async #stored(tx: Executor, ids: readonly number[], reading?: ReadOptions): Promise<StoredRecord[]> {
    const records = await readStoredRecords(tx, ids, reading);
    await this.#learn(tx, records);
    return records.map((record) => {
      const { groupPicture: fallbackPicture } = this.#contextOf(record);
      return { ...record, pictures: record.pictures.filter(({ src }) => src !== fallbackPicture?.src) };
    });
  }

  #contextOf({ brand_id, group_id }: StoredRecord): ProductContext {
    const ancestors = this.#group(group_id).path.map((id) => this.#group(id));
    return {
      brandName: this.#brandNames.get(brand_id) ?? '',
      groupNames: ancestors.flatMap((group) => localisedTexts(group.texts, 'group_name')),
      groupPicture: groupPicture(ancestors),
    };
  }

  #group(id: number): KnownGroup {
    const group = this.#groups.get(id);
    if (!group) throw new Error(`There is no group ${id}`);
    return group;
  }

  async #learn(tx: Executor, records: readonly StoredRecord[]): Promise<void> {
    await this.#learnGroups(
      tx,
      records.map((product) => product.group_id),
    );
    await this.#learnBrands(
      tx,
      records.map((product) => product.brand_id),
    );
  }

  async #learnGroups(tx: Executor, ids: number[]): Promise<void> {
    const unknownGroups = unique(ids).filter((id) => !this.#groups.has(id));
    if (unknownGroups.length === 0) return;
    const { rows } = await tx.execute<KnownGroup & Record<string, unknown>>(sql`
      select id, path, texts, picture from groups
      where id in (select unnest(path) from groups where id = any(${intArray(unknownGroups)}))`);
    for (const group of rows) this.#groups.set(group.id, group);
  }

  async #learnBrands(tx: Executor, ids: number[]): Promise<void> {
    const unknownBrands = unique(ids).filter((id) => !this.#brandNames.has(id));
    if (unknownBrands.length === 0) return;
    const { rows } = await tx.execute<{ id: number; brand_name: string }>(sql`
      select id, brand_name from brands where id = any(${intArray(unknownBrands)})`);
    for (const brand of rows) this.#brandNames.set(brand.id, brand.brand_name);
  }
}

// Locks variants before products, by id, in the same order as orders, to avoid deadlocks. Carts and quotations that
// only refer to a variant do not wait.
async function lockVariants(tx: Executor, productIds: number[]): Promise<void> {
  await tx.execute(sql`
    select id from skus where product_id = any(${intArray(productIds)}) order by id for no key update`);
}

async function writeSkus(tx: Executor, records: StoredRecord[]): Promise<void> {
  const rows = records.flatMap((product) => product.skus.map((sku, index) => skuRow(sku, product, index)));
  await tx.execute(sql`
    update skus set retired_at = ${new Date().toISOString()}
    where product_id = any(${intArray(idsOf(records))}) and id <> all(${intArray(idsOf(rows))}) and retired_at is null`);
  await upsertGoods(tx, { table: 'skus', columns: skuColumns, rows });
}

const idsOf = (records: { id: number }[]): number[] => records.map((record) => record.id);
const unique = (ids: number[]): number[] => [...new Set(ids)];

const groupColumns = {
  id: 'int',
  parent_id: 'int',
  level: 'int',
  position: 'int',
  seo_key: 'text',
  path: 'int[]',
  texts: 'jsonb',
  picture: 'jsonb',
  search: 'tsvector',
};
const brandColumns = {
  id: 'int',
  brand_name: 'text',
  seo_key: 'text',
  texts: 'jsonb',
  country: 'text',
  founded: 'int',
  logo: 'jsonb',
  search: 'tsvector',
};
