import type { Welcome } from '../members/MemberAccounts.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import { NEW_PACK, type CouponRepository } from './CouponRepository.ts';

/** Grants the welcome pack to a new member and notifies them (S2.6). */
export const welcomeMember =
  (coupons: CouponRepository, messages: MemberMessages): Welcome =>
  async (tx, memberId) => {
    await messages.write(tx, memberId, { key: 'welcome', url: '/userCenter' });
    for (const coupon of await coupons.grant(tx, memberId, NEW_PACK, '')) {
      await messages.write(tx, memberId, coupons.messageOf('coupon_granted', coupon));
    }
  };
