import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../../../../shared/contract/contract.ts';
import { shop } from '../../../../support/builders/aMember.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));
const welcome: Reply<'listCouponOffers'>['new_pack'][number] = {
  code: 'WELCOME15',
  coupon_name: '首单立减15美元',
  en_coupon_name: '$15 off your first order',
  discount: 1500,
  percent: null,
  cap: null,
  minimum: 10_000,
  valid_days: 60,
  ends_at: null,
  state: 'claimed',
};
const answers = {
  ...shop().answers,
  listCouponOffers: () => ({ new_pack: [welcome], offers: [] }),
  readCheckIn: () => ({ streak: 0, today: false, server_day: '2026-11-23', days: [], points: 5 }),
};

describe('the daily check-in', () => {
  it('leads a member back to the user centre on a phone', async () => {
    await openStore('/signActive', { answers, user: MEMBER, device: 'mobile' });
    const up = await main().findByRole('link', { name: 'My account' });
    expect(up.getAttribute('href')).toBe('/userCenter');
  });

  it('has the other pages of the user centre beside it on a desk, for a member alone', async () => {
    const { platform } = await openStore('/signActive', { answers });
    expect(main().queryByRole('link', { name: 'Orders' })).toBeNull();
    platform.become(MEMBER);
    expect((await main().findByRole('link', { name: 'Orders' })).getAttribute('href')).toBe('/userCenter/orderList');
  });

  it('says what it brings and what points are worth, and is for guests the way to sign in', async () => {
    const { platform } = await openStore('/signActive', { answers });
    const lead =
      /^Check in once a day for 5 points\. .* brings 50 points and a coupon\. 100 points are worth \$1\.00\.$/;
    expect(main().getByText(lead)).toBeDefined();
    const prompt = await main().findByText('Log in to check in');
    expect(main().queryByRole('button', { name: /^Check in today/ })).toBeNull();
    platform.become(MEMBER);
    expect(await main().findByRole('button', { name: /^Check in today/ })).toBeDefined();
    expect(prompt.isConnected).toBe(false);
  });

  it('is to be done again when the page is looked at on another day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T23:58:00Z') });
    let day = '2026-11-23';
    const readCheckIn = () => ({ streak: 1, today: day === '2026-11-23', server_day: day, days: [], points: 5 });
    const { platform } = await openStore('/signActive', { answers: { ...answers, readCheckIn }, user: MEMBER });
    expect(await main().findByText('Checked in today')).toBeDefined();
    day = '2026-11-24';
    vi.setSystemTime('2026-11-24T00:01:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await main().findByRole('button', { name: /^Check in/ })).toBeDefined();
    const callsBefore = platform.calls.length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(platform.calls).toHaveLength(callsBefore);
    vi.useRealTimers();
  });

  it('promises its coupons to those alone who have no account yet', async () => {
    const { platform } = await openStore('/signActive', { answers, device: 'mobile' });
    expect(await main().findByText(/as soon as you register/)).toBeDefined();
    expect(main().queryByRole('link', { name: 'My account' })).toBeNull();
    platform.become(MEMBER);
    expect(await main().findByText('Every new account gets these coupons.')).toBeDefined();
    expect(main().queryByText(/as soon as you register/)).toBeNull();
  });

  it.each([
    ['en', 'Sun', ['', '', '', '', '', '', '1']],
    ['es', 'lun', ['', '', '', '', '', '1', '2']],
  ] as const)('has a calendar whose weeks begin as they do there: %s', async (language, weekday, week) => {
    // August 2026 begins on a Saturday.
    const readCheckIn = () => ({ streak: 0, today: false, server_day: '2026-08-03', days: [], points: 5 });
    await openStore('/signActive', {
      answers: {
        ...answers,
        readCheckIn,
      },
      user: MEMBER,
      language,
    });
    const [head, first] = within(await main().findByRole('table')).getAllByRole('row');
    expect(head!.firstElementChild!.textContent).toMatch(new RegExp(`^${weekday}`, 'i'));
    expect([...first!.children].map(({ textContent }) => textContent)).toEqual(week);
  });

  it('shows the months before, one at a time, and none that is still to come', async () => {
    const readCheckIn = ({ month }: { month?: string | undefined }) => ({
      streak: 2,
      today: true,
      server_day: '2026-11-23',
      points: 5,
      days: month === '2026-10' ? ['2026-10-31'] : ['2026-11-22', '2026-11-23'],
    });
    const { shopper, platform } = await openStore('/signActive', {
      answers: {
        ...answers,
        readCheckIn,
      },
      user: MEMBER,
    });
    const checked = () =>
      within(main().getByRole('table'))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .filter((text) => /[a-z]/.test(text ?? ''));
    expect(await main().findByRole('heading', { name: 'Check-ins in November 2026' })).toBeDefined();
    expect(checked()).toEqual(['22checked in', '23todaychecked in']);
    const next = main().getByRole('button', { name: 'Next month' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await shopper.click(main().getByRole('button', { name: 'Previous month' }));
    expect(await main().findByRole('heading', { name: 'Check-ins in October 2026' })).toBeDefined();
    await waitFor(() => expect(checked()).toEqual(['31checked in']));
    expect(platform.calls).toContainEqual(['readCheckIn', { month: '2026-10' }]);
    expect(next.getAttribute('aria-disabled')).not.toBe('true');
    await shopper.click(next);
    expect(await main().findByRole('heading', { name: 'Check-ins in November 2026' })).toBeDefined();
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    [0, false, 'Start a new streak today', 0, 'Check in today: +5 points'],
    [1, false, '1 day in a row', 1, 'Check in today: +5 points'],
    [6, false, '6 days in a row', 6, 'Check in today: +50 points'],
    [7, true, '7 days in a row', 7, null],
    [7, false, '7 days in a row', 0, 'Check in today: +5 points'],
    [8, true, '8 days in a row', 1, null],
  ])('after %i days, today %s, says: %s', async (streak, today, text, reached, button) => {
    const readCheckIn = () => ({
      streak,
      today,
      server_day: '2026-11-23',
      days: [],
      points: 1205,
    });
    await openStore('/signActive', { answers: { ...answers, readCheckIn }, user: MEMBER });
    expect(await main().findByText(text)).toBeDefined();
    const steps = within(main().getByRole('list', { name: 'Progress to day seven' })).getAllByRole('listitem');
    expect(steps.filter((step) => step.textContent.includes('reached'))).toHaveLength(reached);
    expect(steps.map((step) => /\+\d+/.exec(step.textContent)![0])).toEqual([...Array(6).fill('+5'), '+50']);
    expect(main().queryByRole('button', { name: /^Check in today/ })?.textContent ?? null).toBe(button);
    expect(main().getByText('Your points: 1,205')).toBeDefined();
  });
});
