import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Coupon, CouponOffer } from '../../../shared/contract/schemas/rewards.ts';
import { couponDiscount } from '../../../shared/checkout/rewards.ts';
import type { Words } from '../content/localisedWords.ts';
import { endOfDayAfter } from '../../platform/clock/durations.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { NewMessage } from '../messages/MemberMessages.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { couponRules, memberCoupons } from './schema.ts';
import type { MemberCoupons } from './MemberCoupons.ts';
import { couponOf, type CouponRow, type CouponRule, offerOf } from './couponRows.ts';

/** The event of coupons that members claim by code; the store grants all others. */
export const CLAIMED = 'claim';
export const NEW_PACK = 'new-pack';

type Taken = { outcome: 'given'; coupon: CouponRow } | { outcome: 'had' | 'gone' };

/** Coupon rules, members' coupons and their use. Another member's coupons are not found. */
export class CouponRepository implements MemberCoupons {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns one page: usable coupons by expiry, others by date. */
  async list(memberId: string, page: number, pageSize: number, state?: Coupon['state']): Promise<Coupon[]> {
    const rows = await this.#db
      .select({ coupon: memberCoupons, rule: couponRules })
      .from(memberCoupons)
      .innerJoin(couponRules, eq(couponRules.code, memberCoupons.code))
      .where(this.#listCondition(memberId, state))
      .orderBy(
        state === 'unused' ? asc(memberCoupons.expiresAt) : desc(memberCoupons.createdAt),
        desc(memberCoupons.id),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return rows.map((row) => couponOf(row, this.#now()));
  }

  async count(memberId: string, state?: Coupon['state']): Promise<number> {
    const [row] = await this.#db
      .select({ total: count() })
      .from(memberCoupons)
      .where(this.#listCondition(memberId, state));
    return row?.total ?? 0;
  }

  /** Lists coupons to claim or in the welcome pack; marks those that the member has. */
  async offers(memberId: string | null, event: typeof CLAIMED | typeof NEW_PACK): Promise<CouponOffer[]> {
    const rules = await this.#db
      .select()
      .from(couponRules)
      .where(and(eq(couponRules.event, event), this.#open()))
      .orderBy(asc(couponRules.minimum), asc(couponRules.code));
    const had = await this.#codesOf(memberId);
    return rules.map((rule) => offerOf(rule, had.has(rule.code)));
  }

  /** True for a store with coupons for new members. */
  async hasNewPack(): Promise<boolean> {
    return (await this.offers(null, NEW_PACK)).length > 0;
  }

  /** Claims a coupon by its code; a member gets each coupon once. */
  async claim(memberId: string, code: string, once: RunOnce): Promise<Coupon> {
    return once(async (tx) => {
      const rule = await this.#rule(tx, code);
      const result = await this.#take(tx, rule, memberId, '');
      if (result.outcome === 'given') return couponOf(result.coupon, this.#now());
      throw DomainError.fields({ code: result.outcome === 'had' ? 'couponHad' : 'couponGone' });
    });
  }

  /** Grants a member the coupons of an event, once per reference. Returns the new ones. */
  async grant(tx: Executor, memberId: string, event: string, reference: string): Promise<CouponRow[]> {
    const rules = await tx
      .select()
      .from(couponRules)
      .where(and(eq(couponRules.event, event), this.#open()))
      .orderBy(asc(couponRules.code));
    const grantedCoupons: CouponRow[] = [];
    for (const rule of rules) {
      const result = await this.#take(tx, rule, memberId, reference);
      if (result.outcome === 'given') grantedCoupons.push(result.coupon);
    }
    return grantedCoupons;
  }

  /** Redeems a coupon for an order, in its transaction. Returns the discount in cents. */
  async redeem(tx: Executor, memberId: string, id: number, order: { code: string; total: number }): Promise<number> {
    const [used] = await tx
      .update(memberCoupons)
      .set({ orderCode: order.code })
      .where(and(eq(memberCoupons.id, id), this.#listCondition(memberId, 'unused')))
      .returning();
    if (!used) throw DomainError.fields({ coupon_id: 'couponInvalid' });
    const [rule] = await tx.select().from(couponRules).where(eq(couponRules.code, used.code));
    const discount = rule ? couponDiscount(rule, order.total) : 0;
    if (discount === 0) throw DomainError.fields({ coupon_id: 'couponMinimum' });
    return discount;
  }

  /** Restores the coupon that an order used, if any. */
  async release(tx: Executor, memberId: string, orderCode: string): Promise<void> {
    await tx
      .update(memberCoupons)
      .set({ orderCode: null })
      .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.orderCode, orderCode)));
  }

  /** Builds the message about a granted coupon. */
  messageOf(key: 'coupon_granted' | 'check_in_coupon', { rule, coupon }: CouponRow): NewMessage {
    const { coupon_name: zh, en_coupon_name: en = zh, es_coupon_name: es = zh, ru_coupon_name: ru = zh } = rule.texts;
    const words: Words = [en, es, ru, zh];
    const values = { coupon: { words }, date: { date: coupon.expiresAt.toISOString() } };
    return { key, values, url: '/userCenter/couponList' };
  }

  // The unique key decides whether the member has it, the lock on the rule how many are left.
  async #take(tx: Executor, rule: CouponRule, memberId: string, reference: string): Promise<Taken> {
    const now = this.#now();
    // A coupon that is issued until midnight is valid through the day before, which its date shows.
    const until = Math.min(endOfDayAfter(now, rule.validDays).getTime(), (rule.endsAt?.getTime() ?? Infinity) - 1);
    const [coupon] = await tx
      .insert(memberCoupons)
      .values({ memberId, code: rule.code, reference, expiresAt: new Date(until), createdAt: new Date(now) })
      .onConflictDoNothing({ target: [memberCoupons.memberId, memberCoupons.code, memberCoupons.reference] })
      .returning();
    if (!coupon) return { outcome: 'had' };
    if (rule.quantity === null || (await claimOne(tx, rule.code)))
      return { outcome: 'given', coupon: { rule, coupon } };
    await tx.delete(memberCoupons).where(eq(memberCoupons.id, coupon.id));
    return { outcome: 'gone' };
  }

  async #rule(tx: Executor, code: string): Promise<CouponRule> {
    const [rule] = await tx
      .select()
      .from(couponRules)
      .where(and(eq(couponRules.code, code.toUpperCase()), eq(couponRules.event, CLAIMED)));
    if (!rule) throw DomainError.fields({ code: 'couponUnknown' });
    if (rule.endsAt && rule.endsAt.getTime() <= this.#now()) throw DomainError.fields({ code: 'couponOver' });
    return rule;
  }

  async #codesOf(memberId: string | null): Promise<Set<string>> {
    if (memberId === null) return new Set();
    const rows = await this.#db
      .select({ code: memberCoupons.code })
      .from(memberCoupons)
      .where(eq(memberCoupons.memberId, memberId));
    return new Set(rows.map(({ code }) => code));
  }

  #open(): SQL | undefined {
    return or(isNull(couponRules.endsAt), gt(couponRules.endsAt, new Date(this.#now())));
  }

  #listCondition(memberId: string, state: Coupon['state'] | undefined): SQL | undefined {
    const now = new Date(this.#now());
    const isOwned = eq(memberCoupons.memberId, memberId);
    if (state === 'used') return and(isOwned, isNotNull(memberCoupons.orderCode));
    if (state === 'unused') return and(isOwned, isNull(memberCoupons.orderCode), gt(memberCoupons.expiresAt, now));
    if (state === 'invalid') return and(isOwned, isNull(memberCoupons.orderCode), lte(memberCoupons.expiresAt, now));
    return isOwned;
  }
}

// Waits for a concurrent claim, then checks the remaining number again.
async function claimOne(tx: Executor, code: string): Promise<boolean> {
  const claimedCoupons = await tx
    .update(couponRules)
    .set({ taken: sql`${couponRules.taken} + 1` })
    .where(and(eq(couponRules.code, code), sql`${couponRules.taken} < ${couponRules.quantity}`))
    .returning({ code: couponRules.code });
  return claimedCoupons.length > 0;
}
