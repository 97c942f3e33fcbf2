import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CustomersLink } from '../../../../../../renderer/src/app/chrome/customers/CustomersLink.tsx';
import { aCustomer } from '../../../../../support/builders/desktop/aCustomer.ts';
import { FakeCustomers } from '../../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const customersDue = (...days: (string | null)[]) => days.map((followUp) => aCustomer({ followUp }));
const open = (customers: FakeCustomers | null) =>
  renderPart(<CustomersLink />, {
    member: MEMBER,
    answers: {
      readCart: () => ({ lines: [], total: 0, unpriced: 0, currency: 'USD' }),
      countMessageFlags: () => ({ total: 0, system: 0, activity: 0, account: 0 }),
      listCollected: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
    },
    platform: { customers },
  });

it.each([
  ['none', customersDue(null, '2999-01-01'), '/customers', '', undefined],
  ['one', customersDue('2020-01-01', null), '/customers?due=1', '1 customer to follow up today', '1'],
  ['two', customersDue('2020-01-01', '2020-01-02'), '/customers?due=1', '2 customers to follow up today', '2'],
])('a rep’s customers are linked, with those to follow up: %s', async (_, customers, to, description, badge) => {
  const { stores, addressOf } = await open(new FakeCustomers(customers));
  const link = await screen.findByRole('link', { name: 'Customers' });
  expect(link.getAttribute('href')).toBe(to);
  expect(document.getElementById(link.getAttribute('aria-describedby')!)!.textContent).toBe(description);
  expect(link.querySelector<HTMLElement>('[data-count]')?.dataset['count']).toBe(badge);
  await waitFor(() => expect(stores.customers.isReminded).toBe(badge !== undefined));
  const [notice, ...others] = stores.notices.queue.filter(({ action }) => action?.key === 'customers:look');
  expect([notice?.text, others]).toEqual([
    badge === undefined ? undefined : { key: 'customers:due', values: { count: Number(badge) } },
    [],
  ]);
  if (!notice) return;
  act(() => notice.action!.run());
  await waitFor(() => expect(addressOf()).toBe('/customers?due=1'));
});

it('a browser, which keeps no customers, links to none', async () => {
  await open(null);
  expect(screen.queryByRole('link')).toBeNull();
});
