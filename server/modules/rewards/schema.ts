import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { POINT_KINDS } from '../../../shared/contract/schemas/rewards.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import { members } from '../members/schema.ts';
import { cents } from '../../platform/database/moneyColumn.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

const ofMember = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Ledger of points and growth. Entries are never changed; corrections are new entries. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    kind: text('kind').$type<(typeof POINT_KINDS)[number]>().notNull(),
    points: cents('points').notNull(),
    growth: cents('growth').notNull(),
    /** The reason; unique, so that each is entered once. */
    reference: text('reference').notNull(),
    orderCode: text('order_code').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('point_entries_reference').on(table.memberId, table.reference),
    index('point_entries_newest').on(table.memberId, table.id.desc()),
  ],
);

/** Coupon rules. */
export const couponRules = pgTable('coupon_rules', {
  /** The code that a member types to claim it. */
  code: text('code').primaryKey(),
  /** `claim`: members claim it. `new-pack`, `streak`, `level-2` and so on: the store grants it. */
  event: text('event').notNull(),
  texts: jsonb('texts').$type<Localised<'coupon_name'>>().notNull(),
  discount: cents('discount').notNull(),
  percent: integer('percent'),
  cap: cents('cap'),
  minimum: cents('minimum').notNull(),
  validDays: integer('valid_days').notNull(),
  /** End of the issue and of the validity. */
  endsAt: moment('ends_at'),
  /** The number of coupons; null for no limit. */
  quantity: integer('quantity'),
  /** The number that has been issued. */
  taken: integer('taken').notNull().default(0),
});

/** The coupons that members have claimed or been given. */
export const memberCoupons = pgTable(
  'member_coupons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    code: text('code')
      .notNull()
      .references(() => couponRules.code),
    /** The reason of the grant, unique per member; empty if a member gets only one. */
    reference: text('reference').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The order that used it. */
    orderCode: text('order_code'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('member_coupons_once').on(table.memberId, table.code, table.reference),
    index('member_coupons_order')
      .on(table.orderCode)
      .where(sql`${table.orderCode} is not null`),
  ],
);

/** Daily check-ins, by the server's UTC day. */
export const checkIns = pgTable(
  'check_ins',
  {
    memberId: ofMember(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Consecutive days, this one included. */
    streak: integer('streak').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);
