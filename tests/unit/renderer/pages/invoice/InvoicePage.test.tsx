import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { shop } from '../../../../support/builders/aMember.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { anOrder, aPayment } from '../../../../support/fixtures/orderRecord.ts';

const main = () => within(screen.getByRole('main'));
const open = (order: Order) =>
  openStore('/userCenter/orderList/7/document', {
    answers: { ...shop().answers, readOrder: () => order },
    user: MEMBER,
  });
const termsOf = async () =>
  Object.fromEntries(
    (await main().findAllByRole('term')).map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('the document of an order', () => {
  it('is a pro-forma invoice before it is paid, with the bank details and the date to pay by', async () => {
    await open(anOrder());
    expect(await main().findByRole('heading', { name: 'Pro-forma invoice M2026000007' })).toBeDefined();
    expect(await main().findByRole('heading', { name: 'Bank details' })).toBeDefined();
    expect(await termsOf()).toMatchObject({
      Number: 'M2026000007',
      'Pay by': expect.stringMatching(/28.*2026|2026.*28/),
      Reference: 'M2026000007',
    });
    expect(await termsOf()).not.toHaveProperty('Paid');
    expect(main().getByText(/This pro-forma invoice is not a tax invoice/)).toBeDefined();
    expect(main().getByText(/Goods remain our property until they are paid in full/)).toBeDefined();
  });

  it('has the reference of the transfer that was announced, not of one that was given up', async () => {
    const transfer = (id: number, state: 'pending' | 'expired') =>
      aPayment({ id, method: 'bank_transfer', state, reference: `M2026000007-${id}`, card_brand: null });
    await open(anOrder({ payments: [aPayment(), transfer(2, 'expired'), transfer(3, 'pending')] }));
    await main().findByRole('heading', { name: 'Bank details' });
    expect(await termsOf()).toMatchObject({ Reference: 'M2026000007-3' });
  });

  it('is the invoice once it is paid, with the date of it, and asks for no money', async () => {
    const timeline = [{ state: 'paid' as const, at: '2026-11-22T09:00:00.000Z' }];
    await open(anOrder({ state: 'paid', pay_until: null, timeline }));
    expect(await main().findByRole('heading', { name: 'Invoice M2026000007' })).toBeDefined();
    expect(await termsOf()).toMatchObject({ Paid: expect.stringMatching(/22.*2026|2026.*22/) });
    expect(await termsOf()).not.toHaveProperty('Pay by');
    expect(main().queryByRole('heading', { name: 'Bank details' })).toBeNull();
    expect(main().queryByText(/pro-forma/i)).toBeNull();
  });

  it('is none for a cancelled order, which it leads back to', async () => {
    await open(anOrder({ state: 'cancelled' }));
    const empty = (await main().findByRole('heading', { name: 'This order has been cancelled' })).parentElement!;
    expect(within(empty).getByRole('link').getAttribute('href')).toBe('/userCenter/orderList/7');
    expect(main().queryByRole('table')).toBeNull();
  });
});
