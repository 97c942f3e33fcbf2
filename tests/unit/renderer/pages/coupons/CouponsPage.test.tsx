import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { CouponOffer } from '../../../../../shared/contract/schemas/rewards.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const offer: CouponOffer = {
  code: 'PROBE50',
  coupon_name: '50 off',
  discount: 5_000,
  percent: null,
  cap: null,
  minimum: 100_000,
  valid_days: 45,
  ends_at: null,
  state: 'open',
};
const open = (listCouponOffers: Answers['listCouponOffers']) =>
  openStore('/userCenter/couponList', {
    answers: {
      ...storefrontReplies,
      listCoupons: () => ({ results: [], total: 0, page: 1, page_size: 24 }),
      ...(listCouponOffers && { listCouponOffers }),
    },
    user: MEMBER,
  });
const offers = { name: 'Coupons you can claim' };

it('shows a member’s coupons, and those that they can claim', async () => {
  await open(() => ({ offers: [offer], new_pack: [] }));
  expect(await screen.findByRole('heading', offers)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Claim: 50 off' })).toBeDefined();
});

it('shows a member’s coupons though the others cannot be read', async () => {
  await open(() => {
    throw new ApiError(Code.internal, 'Out of order');
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(await screen.findByText(/No coupons here/i)).toBeDefined();
  expect(screen.queryByRole('heading', offers)).toBeNull();
});
