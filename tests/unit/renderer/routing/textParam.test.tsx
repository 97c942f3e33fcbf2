import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { list, shop } from '../../../support/builders/aMember.ts';
import { MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';

it('an address without a letter that could be asked for shows all orders, and asks for no parcel', async () => {
  const listOrders = vi.fn(() => list<never>([]));
  const trackOrder = vi.fn();
  const { go } = await openStore('/userCenter/orderList?keyword=%00', {
    answers: { ...shop().answers, listOrders, trackOrder },
    user: MEMBER,
  });
  expect(await screen.findByRole('heading', { name: 'No orders here' })).toBeDefined();
  expect(listOrders).toHaveBeenCalledWith({ page: 1, page_size: 20 });
  await go('/order/tracking?number=%00');
  expect(await screen.findByRole('heading', { name: 'Order tracking' })).toBeDefined();
  expect(trackOrder).not.toHaveBeenCalled();
});
