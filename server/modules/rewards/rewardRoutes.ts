import { LISTING_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import { CLAIMED, NEW_PACK } from './CouponRepository.ts';
import { levelRemarks } from './levels.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import { memberId } from '../../platform/http/visitor.ts';

const member = { access: 'member' } as const;

/** Routes of coupons, points, levels and the daily check-in. */
export function rewardRoutes(api: Api, services: Pick<Services, 'coupons' | 'ledger' | 'checkIns' | 'store'>): void {
  const { ledger, checkIns, store } = services;
  couponRoutes(api, services);
  api.serve('readLevelInfo', (_input, visitor) => ledger.readLevel(memberId(visitor)), member);
  api.serve('readLevelRemark', () => Promise.resolve(levelRemarks(store.current, store.currency)));
  api.serve(
    'listPointGrowth',
    async ({ page = 1, page_size = LISTING_PAGE_SIZE }, visitor) => ({
      results: await ledger.list(memberId(visitor), page, page_size),
      total: await ledger.count(memberId(visitor)),
      page,
      page_size,
    }),
    member,
  );
  api.serve('readCheckIn', ({ month }, visitor) => checkIns.read(memberId(visitor), month), member);
  api.serve('checkIn', (_input, visitor, once) => checkIns.checkIn(memberId(visitor), once), member);
}

function couponRoutes(api: Api, { coupons }: Pick<Services, 'coupons'>): void {
  api.serve(
    'listCoupons',
    async ({ state, page = 1, page_size = LISTING_PAGE_SIZE }, visitor) => ({
      results: await coupons.list(memberId(visitor), page, page_size, state),
      total: await coupons.count(memberId(visitor), state),
      page,
      page_size,
    }),
    member,
  );
  api.serve('listCouponOffers', async (_input, { userId }) => ({
    offers: await coupons.offers(userId, CLAIMED),
    new_pack: await coupons.offers(userId, NEW_PACK),
  }));
  api.serve('claimCoupon', ({ code }, visitor, once) => coupons.claim(memberId(visitor), code, once), member);
}
