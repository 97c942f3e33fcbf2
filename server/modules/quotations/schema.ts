import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import {
  type FreeLine,
  type Inquiry,
  INQUIRY_STATES,
  type InquiryAddress,
  type InquiryContact,
} from '../../../shared/contract/schemas/quotations.ts';
import type { QuotationTerms } from '../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { atLeast, oneOf } from '../../platform/database/checks.ts';
import { skus } from '../catalogue/schema.ts';
import { members } from '../members/schema.ts';
import { cents } from '../../platform/database/moneyColumn.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Requests for quotations, with the store's answer. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Unique, so that a key makes one quotation even if the idempotency table is cleared. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** Hash of the request's content (`contentHash`); null in rows from before the column existed. */
    contentHash: text('content_hash'),
    state: text('state').$type<(typeof INQUIRY_STATES)[number]>().notNull().default('submitted'),
    contact: jsonb('contact').$type<z.infer<typeof InquiryContact>>().notNull(),
    address: jsonb('address').$type<z.infer<typeof InquiryAddress>>().notNull(),
    message: text('message').notNull(),
    /** The member's own numbers, printed on papers and letters. */
    purchaseOrder: text('purchase_order').notNull().default(''),
    reference: text('reference').notNull().default(''),
    /** Lines that name no variant, and have no price; a line that is priced moves to the others. */
    freeLines: jsonb('free_lines').$type<FreeLine[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    replyDueAt: moment('reply_due_at').notNull(),
    validUntil: moment('valid_until'),
    quotedAt: moment('quoted_at'),
    /** When the member was reminded that the prices will expire. */
    remindedAt: moment('reminded_at'),
    /** Null in quotations from before the column existed. */
    terms: jsonb('terms').$type<QuotationTerms>(),
    follower: jsonb('follower').$type<NonNullable<Inquiry['follower']>>(),
  },
  (table) => [
    unique('inquiries_member_key').on(table.memberId, table.idempotencyKey),
    index('inquiries_member').on(table.memberId, table.id),
    oneOf('inquiries_state_known', table.state, INQUIRY_STATES),
  ],
);

/** The goods of requests, with the quoted prices. */
export const inquiryLines = pgTable(
  'inquiry_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    /** Null for goods that the catalogue does not have, quoted as they were asked for. */
    skuId: integer('sku_id').references(() => skus.id),
    /** The variant as it was at the time of the request. */
    sku: jsonb('sku').$type<SkuWithProduct>().notNull(),
    quantity: integer('quantity').notNull(),
    note: text('note').notNull(),
    targetPrice: cents('target_price'),
    quotedPrice: cents('quoted_price'),
  },
  (table) => [
    index('inquiry_lines_inquiry').on(table.inquiryId),
    index('inquiry_lines_sku').on(table.skuId),
    atLeast('inquiry_lines_quantity', table.quantity, 1),
    atLeast('inquiry_lines_target_price', table.targetPrice, 0),
    atLeast('inquiry_lines_quoted_price', table.quotedPrice, 0),
  ],
);

/** Messages between a member and staff about a request. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    sender: text('sender').$type<'member' | 'store'>().notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('inquiry_messages_inquiry').on(table.inquiryId)],
);
