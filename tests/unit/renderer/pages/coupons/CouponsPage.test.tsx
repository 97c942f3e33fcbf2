import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import styles from '../../../../../renderer/src/components/rewards/CouponTicket.module.css';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Coupon, CouponOffer } from '../../../../../shared/contract/schemas/rewards.ts';
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

it('says no longer that there was no connection, once an offer is claimed', async () => {
  let isLost = true;
  const { shopper } = await openStore('/userCenter/couponList', {
    answers: {
      ...storefrontReplies,
      listCoupons: () => ({ results: [], total: 0, page: 1, page_size: 24 }),
      listCouponOffers: () => ({ offers: [offer], new_pack: [] }),
      claimCoupon: () => {
        if (isLost) throw new ApiError('offline');
        return aCoupon('unused');
      },
    },
    user: MEMBER,
  });
  const claim = await screen.findByRole('button', { name: 'Claim: 50 off' });
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  await shopper.click(claim);
  expect(await notices.findByText(/^No connection/)).toBeDefined();
  isLost = false;
  await shopper.click(claim);
  expect(await notices.findByText('The coupon is yours: 5 off')).toBeDefined();
  expect(notices.queryByText(/^No connection/)).toBeNull();
});

it('says of an offer whose answer was lost that it is claimed', async () => {
  let state: CouponOffer['state'] = 'open';
  const { shopper } = await openStore('/userCenter/couponList', {
    answers: {
      ...storefrontReplies,
      listCoupons: () => ({ results: [], total: 0, page: 1, page_size: 24 }),
      listCouponOffers: () => ({ offers: [{ ...offer, state }], new_pack: [] }),
      claimCoupon: () => {
        state = 'claimed';
        throw new ApiError('offline');
      },
    },
    user: MEMBER,
  });
  await shopper.click(await screen.findByRole('button', { name: 'Claim: 50 off' }));
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  expect(await notices.findByText('The coupon is yours: 50 off')).toBeDefined();
  expect(notices.queryByText(/^No connection/)).toBeNull();
  expect(await screen.findByText('Claimed')).toBeDefined();
});

it('shows a member’s coupons though the others cannot be read', async () => {
  await open(() => {
    throw new ApiError(Code.internal, 'Out of order');
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(await screen.findByText(/No coupons here/i)).toBeDefined();
  expect(screen.queryByRole('heading', offers)).toBeNull();
});

const aCoupon = (state: Coupon['state'], order: string | null = null): Coupon => ({
  id: 1,
  code: 'FIVE',
  coupon_name: '5 off',
  state,
  discount: 500,
  percent: null,
  cap: null,
  minimum: 0,
  expires_at: '2026-12-31T12:00:00.000Z',
  order_code: order,
});

it.each([
  ['', 'unused', aCoupon('unused'), 'Valid until Dec 31, 2026', false],
  ['?state=used', 'used', aCoupon('used', 'M2026000007'), 'Used for order M2026000007', true],
  ['?state=invalid', 'invalid', aCoupon('invalid'), 'Expired on Dec 31, 2026', true],
  ['?state=other', 'unused', aCoupon('unused'), 'Valid until Dec 31, 2026', false],
] as const)(
  'shows the coupons of a state, and what became of each: %s',
  async (query, state, coupon, says, isSpent) => {
    const { platform } = await openStore(`/userCenter/couponList${query}`, {
      answers: { ...storefrontReplies, listCoupons: () => ({ results: [coupon], total: 49, page: 1, page_size: 24 }) },
      user: MEMBER,
    });
    const ticket = (await screen.findByText('5 off')).closest('li')!;
    expect(ticket.textContent).toContain(says);
    expect(ticket.querySelector(`.${styles.spent}`) !== null).toBe(isSpent);
    expect(platform.calls).toContainEqual(['listCoupons', { page: 1, page_size: 24, state }]);
    const pills = within(screen.getByRole('navigation', { name: 'State of the coupons' })).getAllByRole('link');
    expect(pills.filter(({ ariaCurrent }) => ariaCurrent).map(({ textContent }) => textContent)).toEqual([
      { unused: 'Not used', used: 'Used', invalid: 'Invalid' }[state],
    ]);
    expect(screen.getByText('Page 1 of 3')).toBeDefined();
  },
);

it('claims a coupon by its code, without a code or a coupon says so at the field, and reads both lists again', async () => {
  let isThere = false;
  const { shopper, platform } = await openStore('/userCenter/couponList', {
    answers: {
      ...storefrontReplies,
      listCoupons: () => ({ results: [], total: 0, page: 1, page_size: 24 }),
      listCouponOffers: () => ({ offers: [], new_pack: [] }),
      claimCoupon: () => {
        if (isThere) return aCoupon('unused');
        throw new ApiError(Code.notFound, 'There is no such coupon');
      },
    },
    user: MEMBER,
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Coupon code' });
  expect(await screen.findByText('There are no more coupons to claim at the moment.')).toBeDefined();
  const claim = screen.getByRole('button', { name: 'Claim' });
  const reads = () => platform.calls.filter(([name]) => name.startsWith('listCoupon')).map(([name]) => name);
  const before = reads().length;
  await shopper.type(field, '  ');
  await shopper.click(claim);
  expect(await screen.findByText(/Coupon code/, { selector: '[role=alert], [role=alert] *' })).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(platform.calls.map(([name]) => name)).not.toContain('claimCoupon');
  await shopper.type(field, 'FIVE ');
  await shopper.click(claim);
  expect(await screen.findByText('There is no such coupon')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect([field.value.trim(), reads().length]).toEqual(['FIVE', before]);
  isThere = true;
  await shopper.click(claim);
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  expect(await notices.findByText('The coupon is yours: 5 off')).toBeDefined();
  await waitFor(() => expect(field.value).toBe(''));
  expect(screen.queryByText('There is no such coupon')).toBeNull();
  expect(reads().slice(before).toSorted()).toEqual(['listCouponOffers', 'listCoupons']);
  expect(platform.calls.findLast(([name]) => name === 'claimCoupon')![1]).toMatchObject({ code: 'FIVE' });
});

it('claims a coupon once, though the answer was lost before a reload', async () => {
  const keys = new Set<unknown>();
  let isLost = true;
  const store = await openStore('/userCenter/couponList', {
    answers: {
      ...storefrontReplies,
      listCoupons: () => ({ results: [], total: 0, page: 1, page_size: 24 }),
      listCouponOffers: () => ({ offers: [], new_pack: [] }),
      claimCoupon: ({ idempotency_key: key }) => {
        if (keys.size > 0 && !keys.has(key)) throw new ApiError(Code.refused, 'You have this coupon already');
        keys.add(key);
        if (isLost) throw new ApiError('offline');
        return aCoupon('unused');
      },
    },
    user: MEMBER,
  });
  await store.shopper.type(await screen.findByRole('textbox', { name: 'Coupon code' }), 'FIVE');
  await store.shopper.click(screen.getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText(/^No connection/)).toBeDefined();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await act(() => store.go('/category'));
  isLost = false;
  await act(() => store.go('/userCenter/couponList'));
  expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toHaveProperty('value', 'FIVE');
  await store.shopper.click(screen.getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('The coupon is yours: 5 off')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveProperty('value', '');
});
