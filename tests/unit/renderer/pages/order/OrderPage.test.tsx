import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { anOrder } from '../../../../support/fixtures/orderRecord.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
async function open(order: Order): Promise<void> {
  const selectCountry = () => ({ results: [], total: 0, page: 1, page_size: 999 });
  const answers = { ...storefrontReplies, readOrder: () => order, selectCountry };
  await openStore('/userCenter/orderList/7', { answers, user: MEMBER });
}

describe('an order', () => {
  it('leads to its payment', async () => {
    await open(anOrder());
    const link = await main().findByRole('link', { name: 'Pay $65.00' });
    expect(link.getAttribute('href')).toBe('/cart/goodOffer/pay?id=7');
  });

  it('does not ask again for money that a transfer was announced for, and leads to the bank details', async () => {
    await open(anOrder({ awaits_transfer: true, pay_until: null }));
    const link = await main().findByRole('link', { name: 'Transfer details' });
    expect(link.getAttribute('href')).toBe('/cart/goodOffer/pay?id=7');
    expect(main().queryByRole('link', { name: /^Pay/ })).toBeNull();
  });
});
