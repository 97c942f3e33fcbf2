import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCustomer } from '../../../../../support/builders/desktop/aCustomer.ts';
import { shop } from '../../../../../support/builders/aMember.ts';
import { FakeCustomers } from '../../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';

const anna = aCustomer();
const strip = () => screen.findByRole('region', { name: 'Customer mode' });

async function open() {
  const customers = new FakeCustomers([anna], { chosen: anna.id });
  const { shopper, stores } = await openStore('/cart', { answers: shop().answers, user: MEMBER, customers });
  const stop = async () => shopper.click(within(await strip()).getByRole('button', { name: 'Stop' }));
  return { customers, stop, noticeTexts: () => stores.notices.queue.map(({ text }) => text) };
}

it('a rep stops ordering for a customer by one press', async () => {
  const { customers, stop, noticeTexts } = await open();
  await stop();
  await waitFor(() => expect(screen.queryByText('Ordering for')).toBeNull());
  expect([customers.last.chosen, noticeTexts()]).toEqual([null, []]);
});

it('a rep whose disk is full is told that they still order for the customer', async () => {
  const { customers, stop, noticeTexts } = await open();
  customers.isFull = true;
  await stop();
  await waitFor(() => expect(noticeTexts()).toEqual([{ key: 'customers:notSaved' }]));
  expect(within(await strip()).getByText('Ordering for')).toBeDefined();
});
