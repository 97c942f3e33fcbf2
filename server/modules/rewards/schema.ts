import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { POINT_KINDS } from '../../../shared/contract/schemas/rewards.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import { members } from '../members/schema.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

const ofMember = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Points and growth, in and out. Nothing here is ever changed: what was wrong is set right by another entry. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    kind: text('kind').$type<(typeof POINT_KINDS)[number]>().notNull(),
    points: integer('points').notNull(),
    growth: integer('growth').notNull(),
    /** What it is for: the same thing is entered once, however often it is tried. */
    reference: text('reference').notNull(),
    orderCode: text('order_code').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('point_entries_reference').on(table.memberId, table.reference),
    index('point_entries_newest').on(table.memberId, table.id.desc()),
  ],
);

/** What coupons there are. */
export const couponRules = pgTable('coupon_rules', {
  /** What a member types to have one. */
  code: text('code').primaryKey(),
  /** Who gets it: `claim` whoever asks; `new-pack`, `streak`, `level-2` and so on whom the store gives it. */
  event: text('event').notNull(),
  texts: jsonb('texts').$type<Localised<'coupon_name'>>().notNull(),
  discount: integer('discount').notNull(),
  percent: integer('percent'),
  cap: integer('cap'),
  minimum: integer('minimum').notNull(),
  validDays: integer('valid_days').notNull(),
  /** Until when it is given out; none of them is good after that. */
  endsAt: moment('ends_at'),
  /** How many there are; null without end. */
  quantity: integer('quantity'),
  /** How many of a limited number have gone. */
  taken: integer('taken').notNull().default(0),
});

export const memberCoupons = pgTable(
  'member_coupons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    code: text('code')
      .notNull()
      .references(() => couponRules.code),
    /** What it was given for: once for each; empty where one is all that anybody gets. */
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

/** Daily check-ins, by the server's day. */
export const checkIns = pgTable(
  'check_ins',
  {
    memberId: ofMember(),
    day: date('day', { mode: 'string' }).notNull(),
    /** How many days running, this one included. */
    streak: integer('streak').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);
