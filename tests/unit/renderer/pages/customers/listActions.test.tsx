import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCustomer } from '../../../../support/builders/desktop/aCustomer.ts';
import { shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const main = () => within(screen.getByRole('main'));
const notices = () => within(screen.getByRole('region', { name: 'Notices' }));
const open = (customers: FakeCustomers, path = '/customers') =>
  openStore(path, { answers: shop().answers, user: MEMBER, customers });
const anna = aCustomer({ name: 'Anna', createdAt: 1, followUp: null });
const boris = aCustomer({ name: 'Boris', createdAt: 2, followUp: '2999-01-02' });
const carla = aCustomer({ name: 'Carla', createdAt: 3, followUp: null });
const dora = aCustomer({ name: 'Dora', createdAt: 4, followUp: '2999-01-01' });

it.each([
  ['', ['Dora', 'Carla', 'Boris', 'Anna'], 'newest'],
  ['?sort=name', ['Anna', 'Boris', 'Carla', 'Dora'], 'name'],
  ['?sort=followUp', ['Dora', 'Boris', 'Carla', 'Anna'], 'followUp'],
  ['?sort=other', ['Dora', 'Carla', 'Boris', 'Anna'], 'newest'],
])('the list at "%s" is %j: those without a day to follow up come last', async (query, names, order) => {
  await open(new FakeCustomers([anna, boris, carla, dora]), `/customers${query}`);
  const list = within(await main().findByRole('list', { name: 'Customers' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(names);
  expect(main().getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe(order);
});

it.each(['Order for Anna', 'Delete Anna'])('"%s" that the disk refuses is said not to be saved', async (name) => {
  const port = new FakeCustomers([anna]);
  port.isFull = true;
  const { shopper } = await open(port);
  await shopper.click(await main().findByRole('button', { name }));
  expect(await screen.findByText(/could not be saved on this computer/)).toBeDefined();
  expect(notices().queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(main().getByRole('link', { name: 'Anna' })).toBeDefined();
});

it('a customer who cannot be brought back is said not to be saved', async () => {
  const port = new FakeCustomers([anna, boris]);
  const { shopper } = await open(port);
  await shopper.click(await main().findByRole('button', { name: 'Delete Anna' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  port.isFull = true;
  await shopper.click(undo);
  expect(await screen.findByText(/could not be saved on this computer/)).toBeDefined();
});

it('all customers stay where the disk refuses to delete them, or the question is answered so', async () => {
  const port = new FakeCustomers([anna]);
  const { shopper } = await open(port);
  await shopper.click(await main().findByRole('button', { name: 'Delete all…' }));
  const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
  await shopper.click(buttons[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(port.acts).toEqual([]);
  port.isFull = true;
  // The page is hidden from assistive technology until the dialog has gone.
  await shopper.click(await screen.findByRole('button', { name: 'Delete all…' }));
  await shopper.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/could not be saved on this computer/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(port.customers).toEqual([anna]);
});

it('the table is saved once, is said to be saved only where it is, and none is empty', async () => {
  const port = new FakeCustomers([anna]);
  let saved = Promise.withResolvers<boolean>();
  port.exportCsv = () => saved.promise;
  const { shopper } = await open(port);
  const save = await main().findByRole('button', { name: /^Save 1 customer as CSV/ });
  expect(save.getAttribute('aria-disabled')).toBeNull();
  for (const isThere of [false, true]) {
    await shopper.click(save);
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'));
    saved.resolve(isThere);
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
    expect(notices().queryAllByText(/saved/i)).toHaveLength(isThere ? 1 : 0);
    saved = Promise.withResolvers<boolean>();
  }
  await shopper.type(main().getByRole('searchbox'), 'zzz');
  await waitFor(() =>
    expect(
      main()
        .getByRole('button', { name: /as CSV/ })
        .getAttribute('aria-disabled'),
    ).toBe('true'),
  );
});

it.each([
  ['?due=1', 'Due now', 'No follow-ups are due.'],
  ['', 'All1', null],
])('the pill of "%s" is the current one, and an empty list says why', async (query, current, empty) => {
  await open(new FakeCustomers([anna]), `/customers${query}`);
  await waitFor(() => expect(main().getByRole('link', { current: 'page' }).textContent).toBe(current));
  expect(main().getByText(empty ? '0 customers' : '1 customer')).toBeDefined();
  if (empty) expect(main().getByText(empty)).toBeDefined();
  else expect(main().queryByText('No customers found')).toBeNull();
});
