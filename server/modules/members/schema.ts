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
  /** Null until the member has opened a link that was sent to the address. */
  emailConfirmedAt: moment('email_confirmed_at'),
  /** Made by a guest's request, and shows no prices until the address is confirmed (decision 094). */
  isProvisional: boolean('is_provisional').notNull().default(false),
});

/** Tokens of the links that confirm an e-mail address, by their hash. All of a member's end with the first use. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    hash: text('hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The address that the link was sent to. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('email_confirmations_member').on(table.memberId),
    index('email_confirmations_expiry').on(table.expiresAt),
  ],
);

/** Delivery addresses of members. */
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
