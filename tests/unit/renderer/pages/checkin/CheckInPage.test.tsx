import { screen, within } from '@testing-library/react';
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
    const asked = platform.asked.length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(platform.asked).toHaveLength(asked);
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
});
