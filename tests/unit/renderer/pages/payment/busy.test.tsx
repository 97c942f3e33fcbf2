import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { selectNoCountry } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { anOrder, aPayment } from '../../../../support/fixtures/orderRecord.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
const open = (payOrder: Answers['payOrder'], order = anOrder()) =>
  openStore('/cart/goodOffer/pay?id=7', {
    answers: {
      ...storefrontReplies,
      readOrder: () => order,
      selectCountry: selectNoCountry,
      ...(payOrder && { payOrder }),
    },
    user: MEMBER,
  });
const transfer = aPayment({ method: 'bank_transfer', state: 'pending', card_brand: null, card_last4: null });

it('the payment page is opened once, and the button says so meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Order>();
  const { shopper, platform } = await open(() => promise);
  await shopper.click(await main().findByRole('button', { name: 'Pay $65.00' }));
  const button = await main().findByRole('button', { name: 'Opening the payment page…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await shopper.click(button);
  expect(platform.calls.filter(([name]) => name === 'payOrder')).toHaveLength(1);
  resolve(anOrder({ payments: [aPayment({ state: 'pending', page_path: '/pay/abc' })] }));
  expect(await main().findByRole('button', { name: 'Pay $65.00' })).toHaveProperty('ariaDisabled', null);
});

it('a transfer is announced once; then its details stand there, with the way back to a card', async () => {
  const { promise, resolve } = Promise.withResolvers<Order>();
  const { shopper, platform } = await open(() => promise);
  await shopper.click(await main().findByRole('radio', { name: 'Bank transfer' }));
  expect(main().getByText(/^You get a pro-forma invoice/)).toBeDefined();
  expect(main().queryByRole('heading', { name: /^Please transfer/ })).toBeNull();
  const button = main().getByRole('button', { name: 'Pay by bank transfer' });
  await shopper.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await shopper.click(button);
  expect(platform.calls.filter(([name]) => name === 'payOrder')).toMatchObject([
    ['payOrder', { id: 7, method: 'bank_transfer' }],
  ]);
  resolve(anOrder({ awaits_transfer: true, payments: [transfer] }));
  expect(await main().findByRole('heading', { name: 'Please transfer $65.00' })).toBeDefined();
  expect(main().getByText(/^You can still pay by card instead/)).toBeDefined();
  const toOrder = main().getAllByRole('link', { name: 'To the order' });
  expect(toOrder.map((link) => link.getAttribute('href'))).toContain('/userCenter/orderList/7');
  expect(main().queryByRole('button', { name: 'Pay by bank transfer' })).toBeNull();
});

it.each(['Card', 'Bank transfer'])('a payment by %s that is refused says why, here alone', async (method) => {
  const { shopper } = await open(() => {
    throw new ApiError(Code.refused, 'Not today');
  });
  await shopper.click(await main().findByRole('radio', { name: method }));
  await shopper.click(main().getByRole('button', { name: /^Pay (?:\$|by)/ }));
  expect(await main().findByText('Not paid: Not today')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Notices' })).queryByText(/Not today/)).toBeNull();
});
