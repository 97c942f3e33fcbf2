import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import styles from '../../../../../renderer/src/components/Steps.module.css';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { selectNoCountry, shop } from '../../../../support/builders/aMember.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { anOrder, aPayment } from '../../../../support/fixtures/orderRecord.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const refuse = (error: ApiError): never => {
  throw error;
};
const main = () => within(screen.getByRole('main'));
async function open(order: Order, search = ''): Promise<void> {
  const answers = { ...storefrontReplies, readOrder: () => order, selectCountry: selectNoCountry };
  await openStore(`/userCenter/orderList/7${search}`, { answers, user: MEMBER });
}

describe('an order', () => {
  it('is named by its number once it is known', async () => {
    await open(anOrder());
    await waitFor(() => expect(document.title).toMatch(/^Order M2026000007/));
    expect(main().getByRole('heading', { level: 1 }).textContent).toContain('M2026000007');
  });

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

describe('an order’s course and payments', () => {
  it('marks the states that are reached, and the one it is in', async () => {
    const at = '2026-11-21T09:00:00.000Z';
    const timeline = [
      { state: 'awaiting_payment', at },
      { state: 'paid', at },
      { state: 'completed', at: null },
    ] as const;
    await open(anOrder({ state: 'paid', timeline: [...timeline] }));
    const course = within(await main().findByRole('region', { name: 'Order status' }));
    const steps = course.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Awaiting payment.*2026/),
      expect.stringMatching(/^Paid.*2026/),
      'DeliveredPending',
    ]);
    const having = (name: string): boolean[] => steps.map((step) => step.querySelector(`.${name}`) !== null);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.map(({ classList }) => classList.contains(styles.reached))).toEqual([true, true, false]);
    expect(having(styles.dotReached)).toEqual([true, true, false]);
    expect(having(styles.dotCurrent)).toEqual([false, true, false]);
    expect(having(styles.current)).toEqual([false, true, false]);
    expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
  });

  it.each([
    [aPayment({ state: 'succeeded' }), 'Visa ending in 0002', 'Paid'],
    [aPayment({ state: 'succeeded', refunded: 1_000 }), 'Visa ending in 0002', 'Paid, $10.00 refunded'],
    [aPayment({ state: 'refunded', refunded: 6_500, card_brand: null }), ' ending in 0002', 'Refunded'],
    [aPayment({ state: 'pending', page_path: '/pay/1', card_last4: null }), 'Card', 'Payment page open'],
    [aPayment({ state: 'pending', method: 'bank_transfer' }), 'Bank transfer', 'Pending'],
  ])('says how a payment was made, and how it stands: %#', async (payment, method, state) => {
    await open(anOrder({ payments: [payment] }));
    const row = within(await main().findByRole('region', { name: 'Payments' })).getByRole('listitem');
    const [first, amount, , last] = [...row.children].map(({ textContent }) => textContent);
    expect([first, amount, last]).toEqual([method, '$65.00', state]);
  });

  it.each([
    ['none', anOrder({ pay_until: null }), []],
    [
      'every fact',
      anOrder({
        awaits_transfer: true,
        carrier: 'DHL',
        logistics_number: 'LX-1',
        inquiry: { id: 3, code: 'Q-2026-000003' },
      }),
      [
        /^Reserved until /,
        /^We are waiting for your bank transfer/,
        'DHL · Tracking number: LX-1',
        'From quotation Q-2026-000003',
      ],
    ],
    [
      'a parcel without a carrier',
      anOrder({ pay_until: null, carrier: null, logistics_number: 'LX-1' }),
      ['Tracking number: LX-1'],
    ],
  ])('has above all what is known of it: %s', async (_what, order, facts) => {
    await open(order);
    const placed = await main().findByText(/^Ordered on/);
    const texts = [...placed.parentElement!.children].slice(2).map(({ textContent }) => textContent);
    expect(texts).toEqual(facts.map((fact) => (typeof fact === 'string' ? fact : expect.stringMatching(fact))));
    expect(main().queryByRole('region', { name: 'Payments' })).toBeNull();
  });

  it.each([
    ['that is to be paid', anOrder(), 'To pay'],
    ['that is paid', anOrder({ is_paid: true, state: 'paid' }), 'Total'],
    ['that is cancelled, so that nobody pays it', anOrder({ state: 'cancelled' }), 'Total'],
    ['that was paid and then cancelled', anOrder({ is_paid: true, state: 'cancelled' }), 'Total'],
  ])('names the sum of an order %s', async (_what, order, name) => {
    await open(order);
    const sum = (await main().findByText('$65.00', { selector: 'dd' })).previousElementSibling;
    expect(sum?.textContent).toBe(name);
  });

  it.each([
    [anOrder({ note: 'Ring twice' }), true],
    [anOrder(), false],
  ])('shows the note where there is one: %#', async (order, has) => {
    await open(order);
    await main().findByRole('region', { name: 'Delivery address' });
    expect(main().queryByRole('heading', { name: 'Your note' }) !== null).toBe(has);
    expect(main().queryByText('Ring twice') !== null).toBe(has);
  });
});

describe('an order that is not changed after all', () => {
  it('is kept where the question is answered so, and says why where the store refuses', async () => {
    const answers = {
      ...storefrontReplies,
      readOrder: () => anOrder(),
      selectCountry: selectNoCountry,
      cancelOrder: () => refuse(new ApiError(Code.refused, 'It has left the warehouse')),
    };
    const { shopper, platform } = await openStore('/userCenter/orderList/7', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Cancel the order' }));
    await shopper.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(platform.calls.map(([name]) => name)).not.toContain('cancelOrder');
    // The page is hidden from assistive technology until the dialog has gone.
    await shopper.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const question = within(await screen.findByRole('alertdialog'));
    await shopper.click(question.getByRole('button', { name: 'Cancel the order' }));
    const notices = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(await notices.findByText('It has left the warehouse')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
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
  ] as const)('is said to be changed: %s, %s', async (operation, state, name, before, message) => {
    let order = before;
    const change = (): never => {
      order = anOrder({ state });
      throw new ApiError('offline');
    };
    const answers = {
      ...storefrontReplies,
      readOrder: () => order,
      selectCountry: selectNoCountry,
      [operation]: change,
    };
    const { shopper } = await openStore('/userCenter/orderList/7', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name }));
    const dialog = screen.queryByRole('alertdialog');
    if (dialog) await shopper.click(within(dialog).getByRole('button', { name }));
    const notices = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(await notices.findByText(message)).toBeDefined();
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
    const answers = {
      ...storefrontReplies,
      readOrder: () => anOrder(),
      selectCountry: selectNoCountry,
      reorder: () => refuse(error),
    };
    const { shopper } = await openStore('/userCenter/orderList/7', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Order again' }));
    const message = error.fieldErrors['customer'] ?? error.message;
    expect(await within(screen.getByRole('region', { name: 'Notices' })).findByText(message)).toBeDefined();
  });
});

it.each<[string, 'reorder' | 'repeatInquiry', string]>([
  ['an order', 'reorder', '/userCenter/orderList/7'],
  ['a quotation', 'repeatInquiry', '/userCenter/inquiryList/7'],
])('the lines of %s whose answer was lost are added once, also after a reload', async (_what, operation, path) => {
  const keys: string[] = [];
  const answer = ({ idempotency_key }: { idempotency_key?: string | undefined }): never => {
    keys.push(idempotency_key ?? '');
    throw new ApiError('timeout');
  };
  const storage = memoryStorage();
  const answers = { ...shop().answers, readOrder: () => anOrder(), [operation]: answer };
  for (const times of [1, 2]) {
    const { shopper } = await openStore(path, { answers, user: MEMBER, storage });
    await shopper.click(await main().findByRole('button', { name: /^(?:Order|Request) again$/ }));
    await waitFor(() => expect(keys).toHaveLength(times));
    cleanup();
  }
  expect(keys[1]).toBe(keys[0]);
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
