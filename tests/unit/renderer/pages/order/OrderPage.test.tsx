import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { anOrder } from '../../../../support/fixtures/orderRecord.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const refuse = (error: ApiError): never => {
  throw error;
};
const main = () => within(screen.getByRole('main'));
async function open(order: Order, at = ''): Promise<void> {
  const selectCountry = () => ({ results: [], total: 0, page: 1, page_size: 999 });
  const answers = { ...storefrontReplies, readOrder: () => order, selectCountry };
  await openStore(`/userCenter/orderList/7${at}`, { answers, user: MEMBER });
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

describe('an order whose change has lost its answer', () => {
  it.each([
    ['cancelOrder', 'cancelled', 'Cancel the order', anOrder(), 'Order M2026000007 has been cancelled'],
    [
      'confirmOrder',
      'completed',
      'Confirm receipt',
      anOrder({ state: 'in_transit' }),
      'Thank you for confirming the receipt',
    ],
  ] as const)('is said to be changed: %s, %s', async (operation, state, name, before, said) => {
    let order = before;
    const selectCountry = () => ({ results: [], total: 0, page: 1, page_size: 999 });
    const change = (): never => {
      order = anOrder({ state });
      throw new ApiError('offline');
    };
    const answers = { ...storefrontReplies, readOrder: () => order, selectCountry, [operation]: change };
    const { shopper } = await openStore('/userCenter/orderList/7', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name }));
    const dialog = screen.queryByRole('alertdialog');
    if (dialog) await shopper.click(within(dialog).getByRole('button', { name }));
    const notices = within(screen.getByRole('region', { name: 'Notices' }));
    expect(await notices.findByText(said)).toBeDefined();
    expect(notices.queryByText(/No connection/)).toBeNull();
  });
});

describe('an order that is ordered again', () => {
  it.each([
    ['that the store no longer has', new ApiError(Code.notFound, 'This order is no longer there')],
    [
      'where a customer’s name is refused',
      new ApiError(Code.refused, '', { errors: { customer: 'This is too long' } }),
    ],
  ])('says why it was not: %s', async (_what, error) => {
    const selectCountry = () => ({ results: [], total: 0, page: 1, page_size: 999 });
    const answers = { ...storefrontReplies, readOrder: () => anOrder(), selectCountry, reorder: () => refuse(error) };
    const { shopper } = await openStore('/userCenter/orderList/7', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Order again' }));
    const said = error.fieldErrors['customer'] ?? error.message;
    expect(await within(screen.getByRole('region', { name: 'Notices' })).findByText(said)).toBeDefined();
  });
});

describe('an order’s document', () => {
  it.each([
    ['a pro-forma invoice', anOrder(), 'Pro-forma invoice'],
    ['an invoice once it is paid', anOrder({ is_paid: true, state: 'paid' }), 'Invoice'],
  ])('is %s', async (_, order, title) => {
    await open(order, '/document');
    expect(await main().findByRole('heading', { level: 1, name: `${title} ${order.code}` })).toBeDefined();
  });

  it('is none of a cancelled order, and leads back to it', async () => {
    await open(anOrder({ state: 'cancelled' }), '/document');
    const link = await main().findByRole('link', { name: 'To the order' });
    expect(link.getAttribute('href')).toBe('/userCenter/orderList/7');
    expect(main().queryByRole('table')).toBeNull();
  });

  it('that cannot be read says so, and can be read again', async () => {
    let isDown = true;
    const readOrder = (): Order => {
      if (isDown) throw new ApiError(Code.internal);
      return anOrder();
    };
    const answers = { ...storefrontReplies, readOrder };
    const { shopper } = await openStore('/userCenter/orderList/7/document', { answers, user: MEMBER });
    const again = await main().findByRole('button', { name: 'Try again' });
    expect(main().queryByRole('table')).toBeNull();
    isDown = false;
    await shopper.click(again);
    expect(await main().findByRole('heading', { level: 1, name: /^Pro-forma invoice/ })).toBeDefined();
  });
});
