import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consentWording } from '../../../../../shared/customers/consentWording.ts';
import { today } from '../../../../../shared/customers/dueCustomers.ts';
import { aCustomer } from '../../../../support/builders/desktop/aCustomer.ts';
import { requiredFields } from '../../../../support/checks/requiredFields.ts';
import { shop } from '../../../../support/builders/aMember.ts';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));
const field = (name: RegExp | string) => main().findByRole('textbox', { name });
const open = (customers: FakeCustomers | null, path = '/customers') =>
  openStore(path, { answers: shop().answers, user: MEMBER, customers });
const anna = aCustomer();
const boris = aCustomer({ name: 'Boris Lem', company: '', email: '', phone: '', consent: null, createdAt: 5 });

describe('a rep’s customers', () => {
  it('are no page where there is no rep', async () => {
    await open(null);
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
  });

  it('begin empty; the first is recorded, with the text of their consent', async () => {
    const port = new FakeCustomers();
    const { shopper, address } = await open(port);
    await shopper.click(await main().findByRole('link', { name: 'Add the first customer' }));
    await shopper.click(await main().findByRole('button', { name: 'Save' }));
    expect(await main().findByText('Please fill in “Name”')).toBeDefined();
    await shopper.type(await field('Name'), 'Иван Гусев');
    await shopper.type(await field('E-mail'), 'not an address');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByText(/valid e-mail address/)).toBeDefined();
    await shopper.clear(await field('E-mail'));
    await shopper.type(await field('E-mail'), 'Ivan@clinic.example');
    await shopper.selectOptions(main().getByRole('combobox', { name: 'Country' }), 'KZ');
    await shopper.selectOptions(main().getByRole('combobox', { name: 'Language of the customer' }), 'ru');
    await shopper.click(main().getByRole('checkbox', { name: consentWording('ru', 'Medstore') }));
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByRole('link', { name: 'Иван Гусев' })).toBeDefined();
    expect(main().getByText('May be contacted')).toBeDefined();
    expect(address()).toBe('/customers');
    expect(port.customers).toMatchObject([
      {
        name: 'Иван Гусев',
        email: 'ivan@clinic.example',
        country: 'KZ',
        language: 'ru',
        source: 'form',
        followUp: null,
        consent: { wording: consentWording('ru', 'Medstore') },
      },
    ]);
  });

  it('may not be contacted without consent, and no longer once they withdraw it', async () => {
    const port = new FakeCustomers([anna, boris]);
    const { shopper } = await open(port, `/customers?edit=${anna.id}`);
    await shopper.click(await main().findByRole('checkbox', { name: 'I agree.' }));
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findAllByText('No consent to contact')).toHaveLength(2);
    expect(port.customers.map(({ consent }) => consent)).toEqual([null, null]);
  });

  it('are not taken for somebody else with the same phone when they are changed', async () => {
    await open(new FakeCustomers([anna]), `/customers?edit=${anna.id}`);
    expect(await field('Name')).toHaveProperty('value', anna.name);
    expect(main().queryByText(/with the same e-mail or phone/)).toBeNull();
  });

  it('have agreed at an hour of a named zone', async () => {
    await open(new FakeCustomers([anna]), `/customers?edit=${anna.id}`);
    expect(await main().findByText(/^Agreed on Nov \d+, 2026, \d+:\d\d\s[AP]M [^.]+\./)).toBeDefined();
  });

  it('keep the typed values when the disk refuses them', async () => {
    const port = new FakeCustomers();
    port.isFull = true;
    const { shopper } = await open(port, '/customers?edit=new');
    const name = await field('Name');
    expect(requiredFields()).toEqual(['Name']);
    await shopper.type(name, 'Ana');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByText(/The change could not be saved on this computer/)).toBeDefined();
    expect(await field('Name')).toHaveProperty('value', 'Ana');
  });

  it('are not written down twice without a word', async () => {
    const { shopper } = await open(new FakeCustomers([anna]), '/customers?edit=new');
    await shopper.type(await field('Phone'), '030 901820'.replace('030 ', '+49 (30) '));
    expect(await main().findByText(/^Anna Petrova, with the same e-mail or phone/)).toBeDefined();
    expect(main().getByRole('link', { name: 'Open this customer' })).toBeDefined();
  });

  it('are searched, sorted, and shown by when they are due', async () => {
    const late = aCustomer({ name: 'Late Lena', company: 'Ñandú', followUp: '2026-01-02', createdAt: 1 });
    const due = aCustomer({ name: 'Today Tim', followUp: today(), createdAt: 2 });
    const later = aCustomer({ name: 'Later Lars', followUp: '2999-01-01', createdAt: 3 });
    const { shopper, address } = await open(new FakeCustomers([due, later, late]));
    const names = () =>
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
    expect(await main().findByText('3 customers')).toBeDefined();
    expect(names()).toEqual(['Later Lars', 'Today Tim', 'Late Lena']);
    await shopper.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'followUp');
    await waitFor(() => expect(names()).toEqual(['Late Lena', 'Today Tim', 'Later Lars']));
    expect(address()).toBe('/customers?sort=followUp');
    expect((await screen.findByRole('link', { name: 'Customers' })).getAttribute('href')).toBe('/customers?due=1');
    const shown = () => main().getByRole('link', { current: 'page' }).textContent;
    expect(shown()).toBe('All3');
    await shopper.click(main().getByRole('link', { name: 'Due now 2' }));
    await waitFor(() => expect(names()).toEqual(['Late Lena', 'Today Tim']));
    expect(shown()).toBe('Due now2');
    expect(main().getByText('Follow up today')).toBeDefined();
    expect(main().getByText('Follow-up overdue since Jan 2, 2026')).toBeDefined();
    await shopper.type(main().getByRole('searchbox', { name: 'Search customers' }), 'ñAND');
    await waitFor(() => expect(names()).toEqual(['Late Lena']));
    await shopper.type(main().getByRole('searchbox', { name: 'Search customers' }), ' zzz');
    expect(await main().findByText('No customers found')).toBeDefined();
  });

  it('are ordered for visibly, switched, and ended', async () => {
    const port = new FakeCustomers([anna, boris]);
    const { shopper, go } = await open(port);
    await shopper.click(await main().findByRole('button', { name: 'Order for Anna Petrova' }));
    const strip = within(await screen.findByRole('region', { name: 'Customer mode' }));
    expect(strip.getByText('Anna Petrova, Clinic North')).toBeDefined();
    await go('/userCenter/addressList');
    await shopper.click(strip.getByRole('button', { name: 'Switch customer' }));
    await shopper.click(await screen.findByRole('menuitem', { name: 'Boris Lem' }));
    expect(await strip.findByText('Boris Lem')).toBeDefined();
    await shopper.click(strip.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Customer mode' })).toBeNull());
  });

  it('whose file could not be read are said to be set aside', async () => {
    await open(new FakeCustomers([], { wasLost: true }));
    expect(await main().findByText(/The file was set aside, not deleted/)).toBeDefined();
  });

  it('that are locked are said to be there, and nobody is asked to add or delete any', async () => {
    await open(new FakeCustomers([], { wasLost: true, isLocked: true }));
    expect(await main().findByText(/encrypted.*Nothing is lost/)).toBeDefined();
    expect(main().queryAllByRole('link', { name: /^(Add|Scan)/ })).toEqual([]);
    expect(main().queryByText(/set aside/)).toBeNull();
  });
});

describe('at the start', () => {
  it('says once whom to follow up today', async () => {
    const due = aCustomer({ followUp: today() });
    const { shopper, address } = await open(new FakeCustomers([due]), '/userCenter/addressList');
    expect(await screen.findAllByText('1 customer to follow up today')).not.toHaveLength(0);
    await shopper.click(await screen.findByRole('button', { name: 'View' }));
    await waitFor(() => expect(address()).toBe('/customers?due=1'));
  });
});

describe('all customers', () => {
  it('are deleted one at a time and brought back, or all at once after a question', async () => {
    const port = new FakeCustomers([anna, boris]);
    const { shopper } = await open(port);
    await shopper.click(await main().findByRole('button', { name: 'Delete Anna Petrova' }));
    await waitFor(() => expect(port.customers).toEqual([boris]));
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(port.customers).toEqual([boris, anna]));
    await shopper.click(main().getByRole('button', { name: 'Save 2 customers as CSV…' }));
    expect(port.exported).toEqual([[anna.id, boris.id]]);
    await shopper.click(main().getByRole('button', { name: 'Delete all…' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Delete all 2 customers?')).toBeDefined();
    await shopper.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No customers yet')).toBeDefined();
    expect(port.customers).toEqual([]);
  });
});

it('carts whose customers are not in the list are said, and deleted after a question', async () => {
  const { answers } = shop();
  let deleting = Promise.resolve();
  let finish = (): void => undefined;
  const cartLines = new Map([anna.id, 'stray-1', 'stray-2'].map((customer) => [customer, 2]));
  const { shopper } = await openStore('/customers', {
    answers: {
      ...answers,
      listCustomerCarts: () => ({ carts: [...cartLines].map(([customer, lines]) => ({ customer, lines })) }),
      deleteCustomerCart: async ({ customer }) => {
        await deleting;
        return (cartLines.delete(customer), null);
      },
    },
    user: MEMBER,
    customers: new FakeCustomers([anna]),
  });
  expect(await main().findByText(/^2 carts belong to customers who are not in the list/)).toBeDefined();
  await shopper.click(main().getByRole('button', { name: 'Delete these carts…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 carts?' }));
  deleting = new Promise<void>((resolve) => (finish = resolve));
  await shopper.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  finish();
  await waitFor(() => expect(main().queryByText(/carts belong to customers/)).toBeNull());
  expect([...cartLines.keys()]).toEqual([anna.id]);
});
