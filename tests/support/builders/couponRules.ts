import { inAll } from '../../../server/modules/content/localisedWords.ts';
import type { Database } from '../../../server/platform/database/Database.ts';
import { couponRules } from '../../../server/modules/rewards/schema.ts';
import type { CouponRule } from '../../../server/modules/rewards/couponRows.ts';

/** Adds a coupon to the store: by default ten dollars off, for every member. */
export async function offerCoupon(db: Database, rule: Partial<CouponRule> & { code: string }): Promise<void> {
  await db.insert(couponRules).values({
    event: 'claim',
    discount: 1_000,
    percent: null,
    cap: null,
    minimum: 0,
    validDays: 30,
    texts: inAll('coupon_name', [
      `Coupon ${rule.code}`,
      `Cupón ${rule.code}`,
      `Купон ${rule.code}`,
      `优惠券${rule.code}`,
    ]),
    ...rule,
  });
}
