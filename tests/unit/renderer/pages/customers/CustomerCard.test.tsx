import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CustomerCard } from '../../../../../renderer/src/pages/customers/CustomerCard.tsx';
import styles from '../../../../../renderer/src/pages/customers/CustomersPage.module.css';
import { ListTools } from '../../../../../renderer/src/pages/customers/ListTools.tsx';
import type { Customer } from '../../../../../shared/customers/customer.ts';
import { today } from '../../../../../shared/customers/dueCustomers.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { aCustomer } from '../../../../support/builders/desktop/aCustomer.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

afterEach(cleanup);

const notFound = () => Promise.reject(new ApiError(Code.notFound));
const asRep = (part: React.ReactElement, customers: Customer[], chosen: string | null = null) =>
  renderPart(part, {
    member: MEMBER,
    platform: { customers: new FakeCustomers(customers, { chosen }) },
    answers: { readCart: notFound, listCollected: notFound, countMessageFlags: notFound, readUserInfo: notFound },
  });
const BARE = { company: '', country: '', email: '', phone: '', interest: '', consent: null, followUp: null };

it('a card has what is known of a customer, and no empty parts for the rest', async () => {
  const customer = aCustomer({
    name: 'Anna',
    company: 'Clinic',
    country: 'ES',
    email: 'anna@clinic.example',
    phone: '+34 (91) 555-0142',
    interest: 'probes',
    followUp: null,
  });
  await asRep(<CustomerCard customer={customer} />, [customer]);
  const card = screen.getByRole('listitem');
  expect(within(card).getByText('Clinic · Spain')).toBeDefined();
  expect(within(card).getByRole('link', { name: 'anna@clinic.example' }).getAttribute('href')).toBe(
    'mailto:anna@clinic.example',
  );
  expect(within(card).getByRole('link', { name: '+34 (91) 555-0142' }).getAttribute('href')).toBe('tel:+34915550142');
  expect(within(card).getByText('Interested in: probes')).toBeDefined();
  expect(within(card).getByText('May be contacted')).toBeDefined();
  expect(card.querySelector(`.${styles.day}`)).toBeNull();
});

it.each([
  [{}, ['Bob', 'No consent to contact']],
  [{ country: 'ES' }, ['Bob', 'Spain', 'No consent to contact']],
  [{ company: 'Clinic' }, ['Bob', 'Clinic', 'No consent to contact']],
  [{ email: 'b@c.example' }, ['Bob', 'b@c.example', 'No consent to contact']],
  [{ phone: '112' }, ['Bob', '112', 'No consent to contact']],
])('a card of which only %j is known says %j', async (known, says) => {
  const customer = aCustomer({ name: 'Bob', ...BARE, ...known });
  await asRep(<CustomerCard customer={customer} />, [customer]);
  expect(screen.getByRole('listitem').querySelector(`.${styles.words}`)!.textContent).toBe(says.join(''));
  expect(screen.queryAllByRole('link')).toHaveLength('email' in known || 'phone' in known ? 2 : 1);
});

it('whether a customer may be contacted is seen by colour, too', async () => {
  const consent = { at: 0, wording: 'I agree' };
  const all = [consent, consent, null].map((one, index) => aCustomer({ name: `C${index}`, ...BARE, consent: one }));
  await asRep(
    <>
      {all.map((customer) => (
        <CustomerCard key={customer.id} customer={customer} />
      ))}
    </>,
    all,
  );
  const [yes, alsoYes, no] = screen
    .getAllByText(/^(May be contacted|No consent to contact)$/)
    .map(({ parentElement }) => parentElement!.className);
  expect(yes).toBe(alsoYes);
  expect(no).not.toBe(yes);
});

it.each([
  ['in the past', '2020-01-31', true],
  ['of today', today(), true],
  ['to come', '2999-01-31', false],
])('a date %s to follow up, %s, stands out: %s', async (_when, followUp, isLate) => {
  const customer = aCustomer({ ...BARE, followUp });
  await asRep(<CustomerCard customer={customer} />, [customer]);
  expect(document.querySelector(`.${styles.day}`)!.classList.contains(styles.late)).toBe(isLate);
});

it('the customer who is ordered for is marked, and the button ends it', async () => {
  const [anna, bob] = [aCustomer({ name: 'Anna' }), aCustomer({ name: 'Bob' })];
  const cards = (
    <ul>
      <CustomerCard customer={anna} />
      <CustomerCard customer={bob} />
    </ul>
  );
  const { stores } = await asRep(cards, [anna, bob], anna.id);
  await waitFor(() => expect(stores.customers.chosen?.id).toBe(anna.id));
  expect(screen.getByRole('button', { name: 'Stop ordering for Anna' }).textContent).toBe('Stop ordering');
  expect(screen.getByRole('button', { name: 'Order for Bob' }).textContent).toBe('Order for this customer');
  expect(screen.getAllByRole('listitem').map(({ classList }) => classList.contains(styles.chosen))).toEqual([
    true,
    false,
  ]);
  screen.getByRole('button', { name: 'Stop ordering for Anna' }).click();
  await waitFor(() => expect(stores.customers.chosen).toBeNull());
});

it.each([
  [false, 2, ['All3', 'Due now2'], 'All3', true],
  [true, 0, ['All3', 'Due now'], 'Due now', false],
])(
  'of a list that shows those who are due alone (%s), with %i of them',
  async (isDue, due, pills, current, hasOrder) => {
    const all = ['Anna', 'Bob', 'Carla'].map((name) => aCustomer({ name }));
    const query = { text: '', order: 'newest' as const, isDue };
    await asRep(<ListTools query={query} search={() => undefined} due={due} />, all);
    await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(pills));
    expect(screen.getAllByRole('link').find((each) => each.ariaCurrent)?.textContent).toBe(current);
    expect(screen.queryByRole('combobox', { name: 'Sort by' }) !== null).toBe(hasOrder);
  },
);
