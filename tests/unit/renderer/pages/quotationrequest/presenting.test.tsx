import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAddress, list, shop } from '../../../../support/builders/aMember.ts';
import { anOrderQuote } from '../../../../support/builders/anOrderQuote.ts';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const { answers: window, cart } = shop([anAddress()]);
cart.quantities.set(1, 2);
const answers = {
  ...window,
  quoteOrder: () => anOrderQuote(),
  listCoupons: () => list<never>([]),
  readLevelInfo: () => ({
    points: 90_000,
    level: 1,
    growth: 455,
    level_growth: 0,
    next_growth: 1_000,
    points_per_dollar: 100,
  }),
  readLevelRemark: () => [],
  listPointGrowth: () =>
    list([
      {
        id: 2,
        kind: 'order' as const,
        points: 455,
        growth: 455,
        order_code: 'M-2026-000003',
        created_at: '2026-11-20T10:00:00.000Z',
      },
      {
        id: 1,
        kind: 'check_in' as const,
        points: 5,
        growth: 0,
        order_code: '',
        created_at: '2026-11-19T10:00:00.000Z',
      },
    ]),
};

it('while prices are hidden no points tell what an order comes to', async () => {
  const customers = new FakeCustomers([], { isPresenting: true });
  const { go } = await openStore('/cart/goodOffer?order=1', { answers, user: MEMBER, customers });
  expect(await screen.findByText('Prices are hidden. Show them before you agree to them.')).toBeDefined();
  expect(screen.getByRole('main').textContent).not.toMatch(/455|45,678|123/);
  await go('/userCenter/level');
  const [, order, checkIn] = within(await screen.findByRole('table', { name: 'Points history' })).getAllByRole('row');
  expect(order!.textContent).toMatch(/M-2026-000003••••••$/);
  expect(checkIn!.textContent).toContain('+5');
});
