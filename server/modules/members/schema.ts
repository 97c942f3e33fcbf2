import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products, skus } from '../catalogue/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

export const members = pgTable('members', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Trimmed and in lower case, as the contract normalises it. */
  email: text('email').notNull().unique(),
  nickName: text('nick_name').notNull(),
  /** argon2id; null for members who sign in through a provider only. */
  passwordHash: text('password_hash'),
  mobile: text('mobile').notNull().default(''),
  company: text('company').notNull().default(''),
  country: integer('country'),
  languageCode: text('language_code').notNull().default('en-us'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    postalCode: text('postal_code').notNull(),
    country: integer('country').notNull(),
    region: text('region').notNull(),
    detail: text('detail').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [index('addresses_member').on(table.memberId)],
);

/** Favourites. */
export const collected = pgTable(
  'collected',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The variant that was chosen when the product was marked. */
    skuId: integer('sku_id').references(() => skus.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.productId] })],
);
