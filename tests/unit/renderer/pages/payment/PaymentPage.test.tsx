import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../../../../shared/checkout/cards.ts';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { KioskPort } from '../../../../../renderer/src/platform/Platform.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { anOrder, aPayment } from '../../../../support/fixtures/orderRecord.ts';
import { aKiosk } from '../../../../support/builders/aKiosk.ts';
import { config, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
async function open(order: Order, answers: Answers = {}, kiosk: KioskPort | null = null) {
  let now = order;
  const countries = { results: [], total: 0, page: 1, page_size: 999 };
  const opened = await openStore('/cart/goodOffer/pay?id=7', {
    answers: { ...storefrontReplies, readOrder: () => now, selectCountry: () => countries, ...answers },
    user: MEMBER,
    kiosk,
  });
  return { ...opened, become: (next: Order): void => void (now = next) };
}

async function fillCard(shopper: UserEvent, number: string = TEST_CARDS.pays): Promise<void> {
  await shopper.type(await main().findByRole('textbox', { name: /Card number/ }), number);
  await shopper.type(main().getByRole('textbox', { name: /Valid until/ }), '12/99');
  await shopper.type(main().getByRole('textbox', { name: /Security code/ }), '123');
  await shopper.type(main().getByRole('textbox', { name: /Name on the card/ }), 'ANA RUIZ');
}

describe('paying', () => {
  it('says how the last try ended, and lets the member go on', async () => {
    await open(anOrder({ payments: [aPayment()] }));
    expect(await main().findByText(/The card was declined/)).toBeDefined();
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
    await open(anOrder());
    expect(await main().findByText(/^Demonstration: no money is taken/)).toBeDefined();
  });

  it('takes no payment for an order that is paid or cancelled', async () => {
    await open(anOrder({ state: 'cancelled' }));
    expect(await main().findByText('This order has been cancelled')).toBeDefined();
    expect(main().queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('shows the order as it is when another tab has paid it meanwhile', async () => {
    const { shopper, become } = await open(anOrder(), {
      tokenizeCard: () => ({ card_token: 'tok', brand: 'Visa', last4: '4242' }),
      payOrder: () => {
        become(anOrder({ state: 'paid' }));
        throw new ApiError(Code.conflict, 'Conflict', { state: 'paid' });
      },
    });
    await fillCard(shopper);
    await shopper.click(main().getByRole('button', { name: 'Pay $65.00' }));
    expect(await main().findByText('Thank you. Order M2026000007 is paid')).toBeDefined();
  });

  it.each([
    ['no answer comes', new ApiError('offline')],
    ['it is sent again after that', new ApiError(Code.conflict, 'Conflict', { state: 'paid' })],
  ])('does not say that nothing was paid where %s, and finds out', async (_case, failure) => {
    let order = anOrder();
    let isAway = false;
    const { shopper } = await open(order, {
      tokenizeCard: () => ({ card_token: 'tok', brand: 'Visa', last4: '4242' }),
      readOrder: () => {
        if (isAway) throw new ApiError('offline');
        return order;
      },
      payOrder: () => {
        [order, isAway] = [anOrder({ state: 'paid' }), true];
        throw failure;
      },
    });
    await fillCard(shopper);
    await shopper.click(main().getByRole('button', { name: 'Pay $65.00' }));
    expect(await main().findByText(/^No answer came/)).toBeDefined();
    expect(main().queryByText(/^Not paid/)).toBeNull();
    isAway = false;
    await shopper.click(main().getByRole('button', { name: 'Check now' }));
    expect(await main().findByText('Thank you. Order M2026000007 is paid')).toBeDefined();
  });

  it('says that nothing was paid where the card was never sent', async () => {
    const { shopper } = await open(anOrder(), {
      tokenizeCard: () => {
        throw new ApiError('offline');
      },
    });
    await fillCard(shopper);
    await shopper.click(main().getByRole('button', { name: 'Pay $65.00' }));
    expect(await main().findByText(/^Not paid: No connection/)).toBeDefined();
  });

  it('keeps a kiosk’s visitor there while their payment is under way, and no longer', async () => {
    const { promise, resolve } = Promise.withResolvers<Order>();
    const { kiosk, hold } = aKiosk();
    const answers = {
      tokenizeCard: () => ({ card_token: 'tok', brand: 'Visa', last4: '4242' }),
      payOrder: () => promise,
    };
    const { shopper } = await open(anOrder(), answers, kiosk);
    await fillCard(shopper);
    await shopper.click(main().getByRole('button', { name: 'Pay $65.00' }));
    await waitFor(() => expect(hold.mock.calls).toEqual([['payment', true]]));
    resolve(anOrder({ payments: [aPayment()] }));
    await waitFor(() => expect(hold.mock.lastCall).toEqual(['payment', false]));
  });

  it('reports a card’s errors at its fields, before and after sending', async () => {
    const { shopper, platform } = await open(anOrder(), {
      tokenizeCard: () => {
        throw new ApiError(Code.refused, 'Refused', { errors: { expiry_month: 'This card has expired' } });
      },
    });
    const number = await main().findByRole('textbox', { name: /Card number/ });
    await shopper.type(number, '4242 4242 4242 4243');
    await shopper.click(main().getByRole('button', { name: 'Pay $65.00' }));
    expect(await main().findByText(/not a valid card number/)).toBeDefined();
    expect(platform.asked.map(([name]) => name)).not.toContain('tokenizeCard');
    await shopper.clear(number);
    await fillCard(shopper, '4242 4242 4242 4242');
    await shopper.click(main().getByRole('button', { name: 'Pay $65.00' }));
    await waitFor(() => expect(main().getByText('This card has expired')).toBeDefined());
    expect((number as HTMLInputElement).value).toBe('4242 4242 4242 4242');
  });
});
