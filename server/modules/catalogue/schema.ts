import { sql } from 'drizzle-orm';
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents } from '../../platform/database/moneyColumn.ts';
import { atLeast } from '../../platform/database/checks.ts';

/** Compared byte by byte, so that an index serves `LIKE 'prefix%'` and both engines sort alike. */
const byteText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
/** Built by `shared/search/` and cast from text, without the engine's parser or locale. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

type Json = Record<string, unknown>;

/** Smaller ids are reserved for the demonstration catalogue. */
export const FIRST_IMPORTED = 1_000_000;
const FIRST_IMPORTED_GROUP = 100_000;

/** An id from a sequence, which never gives a number twice: an id always means the same product. */
const idFrom = (startWith: number) => integer().primaryKey().generatedByDefaultAsIdentity({ startWith });

/** When it was retired; the row stays for carts, orders and quotations that refer to it. Null while it is sold. */
const retiredAt = () => timestamp({ withTimezone: true });

/** The category tree. */
export const groups = pgTable(
  'groups',
  {
    id: idFrom(FIRST_IMPORTED_GROUP),
    parent_id: integer(),
    /** 1 at the root. */
    level: integer().notNull(),
    position: integer().notNull().default(0),
    seo_key: text().notNull(),
    /** Ids from the root down to the group itself. */
    path: integer().array().notNull(),
    /** Names and descriptions in the format of the API. */
    texts: jsonb().$type<Json>().notNull(),
    picture: jsonb().$type<Json>(),
    search: tsvector().notNull(),
    /** Number of products, descendants included; maintained by CatalogueWriter.finish. */
    product_count: integer().notNull().default(0),
  },
  (t) => [index('groups_parent').on(t.parent_id, t.position), index('groups_seo_key').on(t.seo_key)],
);

/** Manufacturers. */
export const brands = pgTable(
  'brands',
  {
    id: idFrom(FIRST_IMPORTED_GROUP),
    brand_name: text().notNull(),
    seo_key: text().notNull(),
    texts: jsonb().$type<Json>().notNull(),
    country: text().notNull(),
    founded: integer(),
    logo: jsonb().$type<Json>(),
    search: tsvector().notNull(),
    product_count: integer().notNull().default(0),
  },
  (t) => [index('brands_seo_key').on(t.seo_key), index('brands_name').on(t.brand_name)],
);

/**
 * Fields for filters, sorting and search are columns; fields for display only are in `item` and `detail`. Rows are longer than
 * PostgreSQL keeps whole: all columns but `detail` have the storage `main`, so that it moves that one out.
 */
export const products = pgTable(
  'products',
  {
    id: idFrom(FIRST_IMPORTED),
    /** The manufacturer's part number; two manufacturers may use the same one. */
    code: text().notNull(),
    /** `partNumberKey(code)`. */
    code_key: byteText().notNull(),
    brand_id: integer()
      .notNull()
      .references(() => brands.id),
    group_id: integer()
      .notNull()
      .references(() => groups.id),
    condition: text().notNull(),
    delivery_days: integer().notNull(),
    stock: integer().notNull(),
    /** The lowest price of its variants in cents; null if sold by quotation. */
    price: cents('price'),
    sort_name: byteText().notNull(),
    /** `key=value` of each specification, for filters and facets. */
    spec_tokens: text().array().notNull(),
    search: tsvector().notNull(),
    /** Shown in lists. */
    item: jsonb().$type<Json>().notNull(),
    /** Shown on the product page. */
    detail: jsonb().$type<Json>().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
    retired_at: retiredAt(),
  },
  (t) => [
    uniqueIndex('products_maker_code').on(t.code, t.brand_id),
    unique('products_id_maker').on(t.id, t.brand_id),
    index('products_code_key').on(t.code_key),
    index('products_group').on(t.group_id, t.id),
    index('products_brand').on(t.brand_id, t.group_id),
    index('products_name').on(t.sort_name, t.id),
    index('products_newest').on(t.created_at.desc(), t.id),
    atLeast('products_stock', t.stock, 0),
    atLeast('products_price', t.price, 0),
    atLeast('products_delivery_days', t.delivery_days, 0),
    index('products_search').using('gin', t.search),
  ],
);

/** Variants: what can be put into a cart. */
export const skus = pgTable(
  'skus',
  {
    id: idFrom(FIRST_IMPORTED),
    product_id: integer().notNull(),
    /** The brand of its product. */
    brand_id: integer().notNull(),
    position: integer().notNull(),
    code: text().notNull(),
    code_key: byteText().notNull(),
    gtin: byteText(),
    pack_size: integer().notNull(),
    stock: integer().notNull(),
    delivery_days: integer().notNull(),
    price: cents('price'),
    /** Names and specifications in the format of the API. */
    texts: jsonb().$type<Json>().notNull(),
    retired_at: retiredAt(),
  },
  (t) => [
    foreignKey({
      name: 'skus_product_and_maker',
      columns: [t.product_id, t.brand_id],
      foreignColumns: [products.id, products.brand_id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('skus_maker_code').on(t.code, t.brand_id),
    index('skus_product').on(t.product_id, t.position),
    index('skus_code_key').on(t.code_key),
    index('skus_gtin').on(t.gtin),
    atLeast('skus_stock', t.stock, 0),
    atLeast('skus_price', t.price, 0),
    atLeast('skus_delivery_days', t.delivery_days, 0),
    atLeast('skus_pack_size', t.pack_size, 1),
  ],
);

/** Equipment that a part fits; `machine_id` if the store also sells the equipment. */
export const productFits = pgTable(
  'product_fits',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    brand_name: text().notNull(),
    model: text().notNull(),
    machine_id: integer(),
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.position] }),
    index('product_fits_machine').on(t.machine_id),
    // Machines are looked up by model while a search is typed.
    index('product_fits_model').on(
      sql`lower(${t.model}) text_pattern_ops`,
      t.brand_name.op('text_pattern_ops'),
      t.model.op('text_pattern_ops'),
    ),
  ],
);

/** No foreign key to the accessory: a later batch may insert it. */
export const productAccessories = pgTable(
  'product_accessories',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    accessory_id: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.position] }),
    index('product_accessories_accessory').on(t.accessory_id),
  ],
);

/** Part numbers that a product replaces. They need not be in the catalogue. */
export const productReplaces = pgTable(
  'product_replaces',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    code: text().notNull(),
    code_key: byteText().notNull(),
  },
  (t) => [primaryKey({ columns: [t.product_id, t.position] }), index('product_replaces_key').on(t.code_key)],
);

/** Data sheets, manuals and certificates of products. */
export const documents = pgTable(
  'documents',
  {
    id: idFrom(FIRST_IMPORTED),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    language: text().notNull(),
    texts: jsonb().$type<Json>().notNull(),
    url: text().notNull(),
    size_bytes: integer().notNull(),
    media_type: text().notNull(),
  },
  (t) => [index('documents_product').on(t.product_id)],
);
