import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NOTHING_WAITS, type OutboxItem } from '../../../../../shared/outbox/view.ts';
import { aCustomer } from '../../../../support/builders/desktop/aCustomer.ts';
import { shop } from '../../../../support/builders/aMember.ts';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const [clara, david] = [aCustomer({ name: 'Clara Ruiz' }), aCustomer({ name: 'David Lem', company: '' })];
const main = () => within(screen.getByRole('main'));

async function openCart(chosen: string | null = clara.id, keptAt: number | null = null) {
  const { answers, cart: server } = shop([]);
  server.quantities.set(1, 1);
  server.of(clara.id).set(2, 2);
  server.of(david.id).set(2, 7);
  const customers = new FakeCustomers([clara, david], { chosen });
  const waiting = (id: string, customer: string): OutboxItem => ({
    id,
    name: 'addCartLine',
    about: `waits for ${customer}`,
    customer,
    at: 0,
    state: 'awaiting',
    reason: null,
    faults: [],
    result: null,
  });
  const items = [waiting('a', clara.id), waiting('b', david.id)];
  const readCart: typeof answers.readCart = async (payload) => ({
    ...(await server.call('readCart', payload)),
    ...(keptAt !== null && { kept_at: keptAt }),
  });
  const opened = await openStore('/cart', {
    answers: { ...answers, readCart, listSkus: () => ({ results: [], total: 0, page: 1, page_size: 20 }) },
    user: MEMBER,
    customers,
    outbox: {
      read: () => Promise.resolve({ ...NOTHING_WAITS, items }),
      onChanged: () => () => undefined,
      act: () => Promise.resolve(),
    },
  });
  return { ...opened, server, customers };
}

it('says whose cart it is, and shows its lines alone, with what waits for it', async () => {
  const { stores } = await openCart();
  const owner = await main().findByText('Clara Ruiz, Clinic North');
  expect(owner.closest('span')?.textContent).toBe('Cart of Clara Ruiz, Clinic North');
  expect(await main().findByText('Probe 2')).toBeDefined();
  expect(main().queryByText('Probe 1')).toBeNull();
  expect(await main().findByText(`waits for ${clara.id}`)).toBeDefined();
  expect(main().queryByText(`waits for ${david.id}`)).toBeNull();

  await act(() => stores.customers.act({ type: 'choose', id: null }));
  expect(await main().findByText(/^This is your own cart/)).toBeDefined();
  expect(await main().findByText('Probe 1')).toBeDefined();
  expect(main().queryByText('Probe 2')).toBeNull();
});

it('a quantity that is being typed stays with the customer it was typed for', async () => {
  const { shopper, stores, server } = await openCart();
  const field = await main().findByRole('textbox', { name: 'Quantity of Probe 2' });
  await shopper.type(field, '{Backspace}5');
  // Another window chooses another customer, who has the same product.
  await act(() => stores.customers.act({ type: 'choose', id: david.id }));
  await waitFor(() => expect(server.of(clara.id).get(2)).toBe(5));
  expect(server.of(david.id).get(2)).toBe(7);
  expect(await main().findByRole('textbox', { name: 'Quantity of Probe 2' })).toHaveProperty('value', '7');
});

it('a removed line goes back into the cart it came from', async () => {
  const { shopper, stores, server } = await openCart();
  await shopper.click(await main().findByRole('button', { name: 'Remove Probe 2' }));
  await waitFor(() => expect(server.of(clara.id).size).toBe(0));
  await act(() => stores.customers.act({ type: 'choose', id: null }));
  await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.of(clara.id).get(2)).toBe(2));
  expect([...server.quantities]).toEqual([[1, 1]]);
});

it('says how old it is where it is shown without a network', async () => {
  await openCart(clara.id, Date.now() - 3 * 3_600_000);
  expect(await main().findByText(/^No connection. This is the cart as it was 3 hours ago/)).toBeDefined();
});
