import type { Coupon } from '../../../shared/contract/schemas/rewards.ts';
import type { Executor } from '../../platform/database/Database.ts';

/** Members' coupons, as other modules use them. */
export interface MemberCoupons {
  /** Returns one page: usable coupons by expiry, others by date. */
  list(memberId: string, page: number, pageSize: number, state?: Coupon['state']): Promise<Coupon[]>;
  /** Redeems a coupon for an order, in its transaction. Returns the discount in cents. */
  redeem(tx: Executor, memberId: string, id: number, order: { code: string; total: number }): Promise<number>;
  /** Restores the coupon that an order used, if any. */
  release(tx: Executor, memberId: string, orderCode: string): Promise<void>;
}
