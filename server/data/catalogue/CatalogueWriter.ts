import { sql } from 'drizzle-orm';
import type { Picture } from '../../../shared/contracts/wire.ts';
import type { Localised } from '../../../shared/localised.ts';
import { vectorOf } from '../../search/vector.ts';
import type { Database, Executor } from '../Database.ts';
import { tellChange } from '../dataChange.ts';
import { localisedFields, localisedTexts } from '../../../shared/localisedFields.ts';
import { productColumns, productRow, skuColumns, skuRow, type ProductContext } from './productRow.ts';
import type { BrandRecord, CatalogueBatch, GroupRecord, ProductRecord } from './records.ts';
import { intArray, upsert } from './upsert.ts';

interface KnownGroup {
  id: number;
  path: number[];
  texts: Localised<'group_name'>;
  picture: Picture | null;
}

// A few megabytes of JSON a statement.
const PRODUCTS_PER_STATEMENT = 500;

/** Takes in groups, brands and products in bulk. The same ids again are an update; call `finish` after the last batch. */
export class CatalogueWriter {
  readonly #db: Database;
  readonly #groups = new Map<number, KnownGroup>();
  readonly #brandNames = new Map<number, string>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** All of a batch, or nothing of it. */
  async write({ groups = [], brands = [], products = [] }: CatalogueBatch): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await this.#writeGroups(tx, groups);
      await this.#writeBrands(tx, brands);
      for (let at = 0; at < products.length; at += PRODUCTS_PER_STATEMENT) {
        await this.#writeProducts(tx, products.slice(at, at + PRODUCTS_PER_STATEMENT));
      }
      await tellChange(tx);
    });
  }

  /** Counts the products of groups and brands, and tells the planner and the index what came in. */
  async finish(): Promise<void> {
    await this.#db.execute(sql`
      update groups set product_count = counted.total from (
        select g.id, coalesce(sum(p.total), 0)::int as total from groups g
        left join groups below on g.id = any(below.path)
        left join (select group_id, count(*) as total from products group by group_id) p on p.group_id = below.id
        group by g.id
      ) counted where counted.id = groups.id and product_count <> counted.total`);
    await this.#db.execute(sql`
      update brands set product_count = counted.total from (
        select b.id, coalesce(p.total, 0)::int as total from brands b
        left join (select brand_id, count(*) as total from products group by brand_id) p on p.brand_id = b.id
      ) counted where counted.id = brands.id and product_count <> counted.total`);
    for (const table of ['groups', 'brands', 'products', 'skus', 'product_fits', 'product_accessories', 'documents']) {
      await this.#db.execute(sql.raw(`vacuum analyze ${table}`));
    }
    await tellChange(this.#db);
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
    await upsert(tx, 'groups', groupColumns, rows);
  }

  async #writeBrands(tx: Executor, records: BrandRecord[]): Promise<void> {
    const rows = records.map(({ id, brand_name, seo_key, country, founded, logo, ...brand }) => {
      this.#brandNames.set(id, brand_name);
      const texts = localisedFields(brand, 'description');
      return { id, brand_name, seo_key, country, founded, logo, texts, search: vectorOf({ A: [brand_name] }) };
    });
    await upsert(tx, 'brands', brandColumns, rows);
  }

  async #writeProducts(tx: Executor, records: ProductRecord[]): Promise<void> {
    await this.#learnGroups(
      tx,
      records.map((product) => product.group_id),
    );
    await this.#learnBrands(
      tx,
      records.map((product) => product.brand_id),
    );
    await lockVariants(tx, records);
    await upsert(
      tx,
      'products',
      productColumns,
      records.map((record) => productRow(record, this.#contextOf(record))),
    );
    await this.#writeSkus(tx, records);
    await writeFits(tx, records);
    await writeAccessories(tx, records);
    await writeDocuments(tx, records);
  }

  async #writeSkus(tx: Executor, records: ProductRecord[]): Promise<void> {
    const rows = records.flatMap((product) => product.skus.map((sku, at) => skuRow(sku, product.id, at)));
    await tx.execute(sql`
      delete from skus where product_id = any(${intArray(idsOf(records))}) and id <> all(${intArray(idsOf(rows))})`);
    await upsert(tx, 'skus', skuColumns, rows);
  }

  #contextOf({ brand_id, group_id }: ProductRecord): ProductContext {
    const ancestors = this.#group(group_id).path.map((id) => this.#group(id));
    return {
      brandName: this.#brandNames.get(brand_id) ?? '',
      groupNames: ancestors.flatMap((group) => localisedTexts(group.texts, 'group_name')),
      groupPicture: ancestors.findLast((group) => group.picture !== null)?.picture ?? null,
    };
  }

  #group(id: number): KnownGroup {
    const group = this.#groups.get(id);
    if (!group) throw new Error(`There is no group ${id}`);
    return group;
  }

  async #learnGroups(tx: Executor, ids: number[]): Promise<void> {
    const unknown = unique(ids).filter((id) => !this.#groups.has(id));
    if (unknown.length === 0) return;
    const { rows } = await tx.execute<KnownGroup & Record<string, unknown>>(sql`
      select id, path, texts, picture from groups
      where id in (select unnest(path) from groups where id = any(${intArray(unknown)}))`);
    for (const group of rows) this.#groups.set(group.id, group);
  }

  async #learnBrands(tx: Executor, ids: number[]): Promise<void> {
    const unknown = unique(ids).filter((id) => !this.#brandNames.has(id));
    if (unknown.length === 0) return;
    const { rows } = await tx.execute<{ id: number; brand_name: string }>(sql`
      select id, brand_name from brands where id = any(${intArray(unknown)})`);
    for (const brand of rows) this.#brandNames.set(brand.id, brand.brand_name);
  }
}

// In the order in which an order takes them, variants by number and then their products: neither waits for the other.
async function lockVariants(tx: Executor, records: ProductRecord[]): Promise<void> {
  await tx.execute(sql`
    select id from skus where product_id = any(${intArray(idsOf(records))}) order by id for update`);
}

async function writeFits(tx: Executor, records: ProductRecord[]): Promise<void> {
  await tx.execute(sql`delete from product_fits where product_id = any(${intArray(idsOf(records))})`);
  const rows = records.flatMap(({ id, fits }) =>
    fits.map(({ brand_name, model, product_id: machine_id, note }, position) => ({
      product_id: id,
      position,
      brand_name,
      model,
      machine_id,
      note,
    })),
  );
  await upsert(tx, 'product_fits', fitColumns, rows, 'product_id, position');
}

async function writeAccessories(tx: Executor, records: ProductRecord[]): Promise<void> {
  await tx.execute(sql`delete from product_accessories where product_id = any(${intArray(idsOf(records))})`);
  const rows = records.flatMap(({ id, accessory_ids }) =>
    accessory_ids.map((accessory_id, position) => ({ product_id: id, position, accessory_id })),
  );
  await upsert(tx, 'product_accessories', accessoryColumns, rows, 'product_id, position');
}

async function writeDocuments(tx: Executor, records: ProductRecord[]): Promise<void> {
  await tx.execute(sql`delete from documents where product_id = any(${intArray(idsOf(records))})`);
  const rows = records.flatMap((product) =>
    product.documents.map(({ id, kind, language, url, size_bytes, media_type, ...document }) => ({
      ...{ id, product_id: product.id, kind, language, url, size_bytes, media_type },
      texts: localisedFields(document, 'title'),
    })),
  );
  await upsert(tx, 'documents', documentColumns, rows);
}

const idsOf = (records: { id: number }[]): number[] => records.map((record) => record.id);
const unique = (ids: number[]): number[] => [...new Set(ids)];

const groupColumns = {
  ...{ id: 'int', parent_id: 'int', level: 'int', position: 'int', seo_key: 'text' },
  ...{ path: 'int[]', texts: 'jsonb', picture: 'jsonb', search: 'tsvector' },
};
const brandColumns = {
  ...{ id: 'int', brand_name: 'text', seo_key: 'text', texts: 'jsonb' },
  ...{ country: 'text', founded: 'int', logo: 'jsonb', search: 'tsvector' },
};
const fitColumns = {
  product_id: 'int',
  position: 'int',
  brand_name: 'text',
  model: 'text',
  machine_id: 'int',
  note: 'text',
};
const accessoryColumns = { product_id: 'int', position: 'int', accessory_id: 'int' };
const documentColumns = {
  ...{ id: 'int', product_id: 'int', kind: 'text', language: 'text' },
  ...{ texts: 'jsonb', url: 'text', size_bytes: 'int', media_type: 'text' },
};
