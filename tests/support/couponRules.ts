import { inAll } from '../../server/data/content/words.ts';
import type { Database } from '../../server/data/Database.ts';
import { couponRules } from '../../server/data/schema/rewards.ts';
import type { CouponRule } from '../../server/data/rewards/couponRows.ts';

/** Puts a coupon into the store: ten dollars off, for whoever asks, where nothing else is said. */
export async function offerCoupon(db: Database, rule: Partial<CouponRule> & { code: string }): Promise<void> {
  await db.insert(couponRules).values({
    ...{ event: 'claim', discount: 1_000, percent: null, cap: null, minimum: 0, validDays: 30 },
    texts: inAll('coupon_name', [
      `Coupon ${rule.code}`,
      `Cupón ${rule.code}`,
      `Купон ${rule.code}`,
      `优惠券${rule.code}`,
    ]),
    ...rule,
  });
}
