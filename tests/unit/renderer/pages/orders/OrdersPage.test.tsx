import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { list, shop } from '../../../../support/builders/aMember.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { anOrder } from '../../../../support/fixtures/orderRecord.ts';

const main = () => within(screen.getByRole('main'));
const open = (query: string, listOrders: NonNullable<Answers['listOrders']>) =>
  openStore(`/userCenter/orderList${query}`, { answers: { ...shop().answers, listOrders }, user: MEMBER });

describe('the member’s orders', () => {
  it('are listed by page, and link to their details', async () => {
    const { platform } = await open('?page=2', () => list([anOrder()], 41));
    const link = await main().findByRole('link', { name: /M2026000007/ });
    expect(link.getAttribute('href')).toBe('/userCenter/orderList/7');
    expect(main().getByText('Page 2 of 3')).toBeDefined();
    expect(platform.calls).toContainEqual(['listOrders', { page: 2, page_size: 20 }]);
  });

  it('are searched by number within the chosen state', async () => {
    const { shopper, platform, address } = await open('?state=paid', () => list([anOrder({ state: 'paid' })]));
    const field = await main().findByRole('textbox', { name: 'Order or part number' });
    await shopper.type(field, 'GE-12{Enter}');
    await waitFor(() =>
      expect(platform.calls).toContainEqual([
        'listOrders',
        { page: 1, page_size: 20, state: 'paid', keyword: 'GE-12' },
      ]),
    );
    expect(address()).toBe('/userCenter/orderList?state=paid&keyword=GE-12');
    const states = within(main().getByRole('navigation', { name: 'Show' }));
    const current = states.getAllByRole('link').filter((each) => each.getAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Paid']);
    expect(states.getByRole('link', { name: 'Packed' }).getAttribute('href')).toMatch(/keyword=GE-12/);
  });

  it.each([
    ['', 'No orders here', ['Browse the categories', 'To the cart']],
    ['?state=paid', 'No orders here', ['Show all orders', 'Browse the categories', 'To the cart']],
    ['?keyword=GE', 'No orders found', ['Show all orders']],
    ['?page=9', 'No orders found', ['Show all orders']],
    ['?state=unknown', 'No orders here', ['Browse the categories', 'To the cart']],
  ])('lead on where there are none: %s', async (query, title, links) => {
    await open(query, () => list([]));
    const empty = (await main().findByRole('heading', { name: title })).parentElement!;
    expect(
      within(empty)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(links);
    expect(main().queryByRole('link', { name: /M2026/ })).toBeNull();
  });

  it('can be read again after a failure', async () => {
    let isDown = true;
    const { shopper } = await open('', () => (isDown ? Promise.reject(new ApiError('offline')) : list([anOrder()])));
    const again = await main().findByRole('button', { name: /again/i });
    isDown = false;
    await shopper.click(again);
    expect(await main().findByRole('link', { name: /M2026000007/ })).toBeDefined();
  });
});
