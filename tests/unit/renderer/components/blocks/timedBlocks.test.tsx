import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Block } from '../../../../../shared/contract/schemas/content.ts';
import type { CouponOffer } from '../../../../../shared/contract/schemas/rewards.ts';
import type { Answers } from '../../../../support/fakes/FakePlatform.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { home, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const main = () => within(screen.getByRole('main'));

const coupon: Block = { kind: 'coupon', title: 'For you', text: 'Once', code: 'PROBE50', valid_until: null };
const offer = (state: CouponOffer['state']): CouponOffer => ({
  code: 'PROBE50',
  coupon_name: '50 off',
  discount: 5_000,
  percent: null,
  cap: null,
  minimum: 100_000,
  valid_days: 45,
  ends_at: null,
  state,
});

/** A page of that one block, with the coupon as the store has it. */
const pageOf = (block: Block, offers: () => CouponOffer[], more: Answers = {}): Answers => ({
  ...storefrontReplies,
  readPageConfig: () => ({ ...home, blocks: [block] }),
  listCouponOffers: () => ({ offers: offers(), new_pack: [] }),
  ...more,
});

it('sends a visitor to sign-in for a coupon, and back to its page', async () => {
  await openStore('/', { answers: pageOf(coupon, () => [offer('open')]) });
  const way = await main().findByRole('link', { name: 'Log in to claim it' });
  expect(way.getAttribute('href')).toBe('/login?redirect=%2F');
  expect(main().queryByRole('button', { name: /^Claim/ })).toBeNull();
});

it('gives a member the coupon with one click, and leads to their coupons', async () => {
  let state: CouponOffer['state'] = 'open';
  const claimCoupon = () => {
    state = 'claimed';
    return { ...offer('claimed'), id: 1, expires_at: inDays(45), order_code: null, state: 'unused' as const };
  };
  const answers = pageOf(coupon, () => [offer(state)], { claimCoupon });
  const { shopper, platform } = await openStore('/', { answers, user: MEMBER });
  await shopper.click(await main().findByRole('button', { name: 'Claim: 50 off' }));
  expect(await main().findByText('Claimed')).toBeDefined();
  expect(main().getByRole('link', { name: 'View my coupons' }).getAttribute('href')).toBe('/userCenter/couponList');
  expect(platform.calls.find(([name]) => name === 'claimCoupon')?.[1]).toMatchObject({ code: 'PROBE50' });
});

it.each([
  ['claimed', 'Claimed'],
  ['gone', 'All claimed'],
] as const)('says of a coupon that is %s: %s', async (state, words) => {
  await openStore('/', { answers: pageOf(coupon, () => [offer(state)]), user: MEMBER });
  expect(await main().findByText(words)).toBeDefined();
  expect(main().queryByRole('button', { name: /^Claim/ })).toBeNull();
});

it('lets a code of the merchant’s own be copied, and nothing more be done', async () => {
  await openStore('/', { answers: pageOf(coupon, () => []), user: MEMBER });
  expect(await main().findByRole('button', { name: 'Copy the code' })).toBeDefined();
  expect(main().queryByRole('button', { name: /^Claim/ })).toBeNull();
});

it('shows a coupon that has ended as such', async () => {
  await openStore('/', { answers: pageOf({ ...coupon, valid_until: inDays(-1) }, () => [offer('open')]) });
  expect(await main().findByText('This has ended')).toBeDefined();
  expect(main().queryByRole('button')).toBeNull();
  expect(main().queryByRole('link')).toBeNull();
});

it('names the last day on which a coupon can be used', async () => {
  await openStore('/', { answers: pageOf({ ...coupon, valid_until: '2099-12-01T00:00:00Z' }, () => []) });
  expect(await main().findByText('Valid until Nov 30, 2099')).toBeDefined();
});

const countdown = (days: number): Block => ({
  kind: 'countdown',
  title: 'Weeks',
  text: 'As a set',
  ends_at: inDays(days),
  action: 'Request',
  en_action: 'Request',
  link: { link_type: 8, url: '/cart/goodOffer' },
});

it('counts the time that is left, and offers what it is left for', async () => {
  await openStore('/', { answers: pageOf(countdown(2.5), () => []) });
  expect((await main().findByRole('timer', { name: 'Time left' })).textContent).toMatch(/^2days1[12]hours/);
  expect(main().getByRole('link', { name: 'Request' })).toBeDefined();
});

it('says that a time is over, and offers nothing for it any more', async () => {
  await openStore('/', { answers: pageOf(countdown(-1), () => []) });
  expect(await main().findByText('This has ended')).toBeDefined();
  expect(main().queryByRole('timer')).toBeNull();
  expect(main().queryByRole('link', { name: 'Request' })).toBeNull();
});
