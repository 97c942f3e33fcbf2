import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { anAddress, shop } from '../../../../support/builders/aMember.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { anOrder } from '../../../../support/fixtures/orderRecord.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));

describe('the user centre', () => {
  it.each([
    '/userCenter',
    '/userCenter/inquiryList',
    '/userCenter/inquiryList/7',
    '/userCenter/addressList',
    '/userCenter/profile',
  ])('asks a visitor of %s to sign in, and leads back there', async (path) => {
    const { platform } = await openStore(path, { answers: storefrontReplies });
    const link = await main().findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    expect(platform.calls.map(([name]) => name)).not.toContain('listInquiries');
  });

  it('shows at a glance who the member is and what they have here', async () => {
    await openStore('/userCenter', { answers: shop([anAddress()]).answers, user: MEMBER });
    const card = within(await main().findByRole('region', { name: 'Profile' }));
    expect(await card.findByText('Clinica Ruiz · +34 912 345 678 · Spain')).toBeDefined();
    expect(card.getByText(MEMBER.email)).toBeDefined();
    const places = within(main().getByRole('navigation', { name: 'My account' }));
    expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
      'Orders',
      'Quotations',
      'Returns and exchanges',
      'Favourites',
      'Coupons',
      'Level and points',
      'Daily check-in',
      'Messages',
      'Addresses',
      'Profile',
      'Password',
      'Linked accounts',
      'Customer service',
      'About us',
    ]);
    expect(places.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
    const code = await main().findByRole('link', { name: 'Q-2026-000007' });
    expect(code.getAttribute('href')).toBe('/userCenter/inquiryList/7');
    expect(main().getByText('Received')).toBeDefined();
  });

  it('shows an empty card while the level loads, so that the others do not move, and none if it cannot be read', async () => {
    const read = Promise.withResolvers<never>();
    const answers = { ...shop([anAddress()]).answers, readLevelInfo: () => read.promise };
    await openStore('/userCenter', { answers, user: MEMBER });
    const next = () => screen.getByRole('region', { name: 'Profile' }).nextElementSibling!;
    await main().findByRole('region', { name: 'Profile' });
    expect(next().textContent).toBe('');
    read.reject(new ApiError('malformed'));
    await waitFor(() => expect(next().textContent).toMatch(/^Unread messages/));
  });

  it.each([
    [
      'by its name',
      [
        { level: 1, level_name: 'Basic' },
        { level: 2, level_name: 'Silver' },
      ],
      'Silver',
    ],
    ['by its number where it has no name', [], 'Level 2'],
  ])('shows the level of the member %s', async (_what, names, shown) => {
    const level = {
      level: 2,
      growth: 600,
      level_growth: 500,
      next_growth: 2_000,
      points: 1_250,
      points_per_dollar: 100,
    };
    const answers = {
      ...shop().answers,
      readLevelInfo: () => level,
      readLevelRemark: () => names.map((name) => ({ growth: 0, remark: '', ...name })),
    };
    await openStore('/userCenter', { answers, user: MEMBER });
    const card = within(await main().findByRole('region', { name: 'Level and points' }));
    expect(await card.findByText(shown)).toBeDefined();
    expect(card.getByText('1,250 points')).toBeDefined();
  });

  it('shows the first products of an order, and how many others it has', async () => {
    const [whole, long] = [anOrder({ id: 8, code: 'M2026000008' }), anOrder({ line_count: 3 })];
    const listOrders = () => ({ results: [whole, long], total: 2, page: 1, page_size: 3 });
    await openStore('/userCenter', { answers: { ...shop().answers, listOrders }, user: MEMBER });
    const row = async (code: string) =>
      within((await main().findByRole('link', { name: code })).closest<HTMLElement>('li')!);
    expect((await row('M2026000007')).getByText('and 2 more products')).toBeDefined();
    expect((await row('M2026000008')).queryByText(/more product/)).toBeNull();
  });

  it('counts only what it knows', async () => {
    const never = (): Promise<never> => new Promise(() => undefined);
    const answers = { ...shop().answers, countMessageFlags: never, listCollected: never };
    await openStore('/userCenter', { answers, user: MEMBER });
    expect((await main().findByText('Unread messages')).parentElement?.textContent).toBe('Unread messages–');
    expect(
      main()
        .getAllByText('Favourites')
        .map((name) => name.parentElement?.textContent),
    ).toContain('Favourites–');
  });

  it('lists its pages on a phone, and signs out', async () => {
    const { shopper, platform } = await openStore('/userCenter', {
      answers: { ...shop().answers, logout: () => null },
      user: MEMBER,
      device: 'mobile',
    });
    expect(await main().findByRole('link', { name: 'Quotations' })).toBeDefined();
    await shopper.click(main().getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(platform.calls.map(([name]) => name)).toContain('logout'));
  });

  it('is a step up from each of its pages on a phone, by way of the list where there is one', async () => {
    const { shopper, address } = await openStore('/userCenter/inquiryList/7', {
      answers: shop().answers,
      user: MEMBER,
      device: 'mobile',
    });
    await shopper.click(await main().findByRole('link', { name: 'Quotations' }));
    await screen.findByRole('heading', { level: 1, name: 'Quotations' });
    expect(address()).toBe('/userCenter/inquiryList');
    await shopper.click(main().getByRole('link', { name: 'My account' }));
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    expect(address()).toBe('/userCenter');
    expect(main().queryByRole('link', { name: 'My account' })).toBeNull();
  });

  it('needs no step up on a desk, where its pages stand beside each other', async () => {
    await openStore('/userCenter/inquiryList', { answers: shop().answers, user: MEMBER });
    expect(await main().findByRole('navigation', { name: 'My account' })).toBeDefined();
    expect(main().queryByRole('link', { name: 'My account' })).toBeNull();
  });
});
