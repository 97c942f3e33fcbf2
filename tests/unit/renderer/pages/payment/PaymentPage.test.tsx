import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { KioskPort } from '../../../../../renderer/src/platform/Platform.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { selectNoCountry } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { anOrder, aPayment } from '../../../../support/fixtures/orderRecord.ts';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { config, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
async function open(order: Order, answers: Answers = {}, kiosk: KioskPort | null = null) {
  let now = order;
  const opened = await openStore('/cart/goodOffer/pay?id=7', {
    answers: { ...storefrontReplies, readOrder: () => now, selectCountry: selectNoCountry, ...answers },
    user: MEMBER,
    kiosk,
    ...(kiosk && { paymentPage: { isElsewhere: true, open: null } }),
  });
  return { ...opened, become: (next: Order): void => void (now = next) };
}

const press = (shopper: UserEvent): Promise<void> => shopper.click(main().getByRole('button', { name: 'Pay $65.00' }));
const openPage = () => aPayment({ state: 'pending', page_path: '/pay/abc', card_brand: null, card_last4: null });

describe('paying', () => {
  it.each([
    ['is being read', { readOrder: () => new Promise<never>(() => undefined) }, 'Payment'],
    ['is read', {}, 'Pay for order M2026000007'],
  ])('has a heading while the order %s', async (_state, answers, title) => {
    await open(anOrder(), answers);
    expect((await main().findByRole('heading', { level: 1 })).textContent).toBe(title);
  });

  it('says how the last try ended, and lets the member go on', async () => {
    await open(anOrder({ payments: [aPayment()] }));
    expect(await main().findByText(/^The payment page has expired/)).toBeDefined();
    expect(main().getByRole('button', { name: 'Pay $65.00' })).toBeDefined();
  });

  it('shows a transfer that is awaited, with its reference and the pro-forma invoice', async () => {
    const transfer = { method: 'bank_transfer', state: 'pending', card_brand: null, card_last4: null } as const;
    await open(anOrder({ payments: [aPayment(transfer)] }));
    expect(await main().findByRole('heading', { name: 'Please transfer $65.00' })).toBeDefined();
    expect(main().getByText('M2026000007-1')).toBeDefined();
    const link = main().getByRole('link', { name: 'Pro-forma invoice' });
    expect(link.getAttribute('href')).toBe('/userCenter/orderList/7/document');
  });

  it('names the correspondent bank, where the seller has one', async () => {
    const transfer = { method: 'bank_transfer', state: 'pending', card_brand: null, card_last4: null } as const;
    const order = anOrder({ payments: [aPayment(transfer)] });
    const bank = { ...order.seller.bank!, correspondent: { bic: 'CITIUS33', account: '36001234' } };
    await open({ ...order, seller: { ...order.seller, bank } });
    const terms = await main().findAllByRole('term');
    const lines = terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(lines.filter((line) => /^(?:Corr|Ref)/.test(line))).toEqual([
      'Correspondent bank’s BIC / SWIFT: CITIUS33',
      'Correspondent account: 36001234',
      'Reference: M2026000007-1',
    ]);
  });

  it('keeps the reference of a transfer in one piece where the bank details have to be asked for', async () => {
    const transfer = { method: 'bank_transfer', state: 'pending', card_brand: null, card_last4: null } as const;
    const order = anOrder({ payments: [aPayment(transfer)] });
    await open({ ...order, seller: { ...order.seller, bank: null } });
    const reference = await main().findByText('M2026000007-1');
    expect(reference.parentElement?.parentElement?.textContent).toMatch(/^Our bank details are not shown online/);
  });

  it('offers to pay later', async () => {
    await open(anOrder());
    expect(await main().findByRole('link', { name: 'Pay later' })).toBeDefined();
  });

  it('does not offer to pay later what a transfer was announced for', async () => {
    await open(anOrder({ awaits_transfer: true, pay_until: null }));
    expect(await main().findByText(/We are waiting for your bank transfer/)).toBeDefined();
    expect(main().queryByRole('link', { name: 'Pay later' })).toBeNull();
  });

  it('offers a bank transfer alone where the store takes no cards, without a word of them', async () => {
    const payment = { methods: ['bank_transfer' as const], card_brands: [] };
    const readConfig = () => ({ ...config, payment });
    await open(anOrder(), { readConfig });
    expect(await main().findByRole('button', { name: 'Pay by bank transfer' })).toBeDefined();
    expect(main().queryByRole('radio')).toBeNull();
    expect(document.body.textContent).not.toMatch(/\bcards?\b|visa/i);
    const logos = within(screen.getByRole('list', { name: 'Payment methods' })).getAllByRole('img');
    expect(logos.map((logo) => logo.getAttribute('aria-label'))).toEqual(['Bank transfer']);
  });

  it('says of a demonstration that no money is taken', async () => {
    await open(anOrder(), { readConfig: () => ({ ...config, is_demonstration: true }) });
    expect(await main().findByText(/^Demonstration: no money is taken/)).toBeDefined();
  });

  it('takes no payment for an order that is paid or cancelled', async () => {
    await open(anOrder({ state: 'cancelled' }));
    expect(await main().findByText('This order has been cancelled')).toBeDefined();
    expect(main().queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('leaves for the provider’s page, and asks for no card number', async () => {
    const { shopper, platform } = await open(anOrder(), { payOrder: () => anOrder({ payments: [openPage()] }) });
    await main().findByRole('button', { name: 'Pay $65.00' });
    expect(main().queryByRole('textbox')).toBeNull();
    await press(shopper);
    await waitFor(() => expect(platform.visited).toEqual(['/pay/abc']));
    expect(platform.calls.at(-1)).toMatchObject(['payOrder', { id: 7, method: 'card', is_elsewhere: false }]);
    // Whoever comes back by the browser's button can go on, or press again.
    await shopper.click(await main().findByRole('button', { name: 'Go to the payment page' }));
    expect(platform.visited).toEqual(['/pay/abc', '/pay/abc']);
    expect(main().getByRole('button', { name: 'Pay $65.00' })).toBeDefined();
  });

  it('shows the order as it is when another tab has paid it meanwhile', async () => {
    const { shopper, become } = await open(anOrder(), {
      payOrder: () => {
        become(anOrder({ state: 'paid' }));
        throw new ApiError(Code.conflict, 'Conflict', { state: 'paid' });
      },
    });
    await main().findByRole('button', { name: 'Pay $65.00' });
    await press(shopper);
    expect(await main().findByText('Thank you. Order M2026000007 is paid')).toBeDefined();
  });

  it('does not say that nothing was paid where no answer comes, and finds out', async () => {
    let order = anOrder();
    let isAway = false;
    const { shopper } = await open(order, {
      readOrder: () => {
        if (isAway) throw new ApiError('offline');
        return order;
      },
      payOrder: () => {
        [order, isAway] = [anOrder({ state: 'paid' }), true];
        throw new ApiError('offline');
      },
    });
    await main().findByRole('button', { name: 'Pay $65.00' });
    await press(shopper);
    expect(await main().findByText(/^We got no answer/)).toBeDefined();
    expect(main().queryByText(/^Not paid/)).toBeNull();
    isAway = false;
    await shopper.click(main().getByRole('button', { name: 'Check now' }));
    expect(await main().findByText('Thank you. Order M2026000007 is paid')).toBeDefined();
  });

  it('shows a transfer whose answer was lost, and does not say that it failed', async () => {
    const transfer = aPayment({ method: 'bank_transfer', state: 'pending', card_brand: null, card_last4: null });
    const { shopper, become } = await open(anOrder(), {
      payOrder: () => {
        become(anOrder({ awaits_transfer: true, payments: [transfer] }));
        throw new ApiError('offline');
      },
    });
    await shopper.click(await main().findByRole('radio', { name: 'Bank transfer' }));
    await shopper.click(main().getByRole('button', { name: 'Pay by bank transfer' }));
    expect(await main().findByRole('heading', { name: 'Please transfer $65.00' })).toBeDefined();
    expect(main().queryByText(/^Not paid/)).toBeNull();
  });

  it('says that nothing was paid where the provider is away', async () => {
    const away = { state: 'awaiting_payment', reason: 'provider_away' };
    const { shopper } = await open(anOrder(), {
      payOrder: () => {
        throw new ApiError(Code.conflict, 'The payment provider does not answer', away);
      },
    });
    await main().findByRole('button', { name: 'Pay $65.00' });
    await press(shopper);
    expect(await main().findByText('Not paid: The payment provider does not answer')).toBeDefined();
  });

  it('shows a kiosk’s visitor a code for their phone, and keeps them there until they have paid', async () => {
    const { kiosk, hold } = aKiosk();
    const { become, shopper } = await open(anOrder(), { payOrder: () => anOrder({ payments: [openPage()] }) }, kiosk);
    await main().findByRole('button', { name: 'Pay $65.00' });
    await press(shopper);
    expect(await main().findByRole('img', { name: 'Address of the payment page' })).toBeDefined();
    await waitFor(() => expect(hold.mock.lastCall).toEqual(['payment', true]));
    become(anOrder({ state: 'paid' }));
    // Read again every three seconds.
    expect(await main().findByText('Thank you. Order M2026000007 is paid')).toBeDefined();
    await waitFor(() => expect(hold.mock.lastCall).toEqual(['payment', false]));
  });
});
