import { act, cleanup, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useRights } from '../../../../../renderer/src/app/chrome/useRights.ts';
import { Price } from '../../../../../renderer/src/components/product/facts/Price.tsx';
import type { PageRoute } from '../../../../../renderer/src/routing/RouteContext.ts';
import { useStores } from '../../../../../renderer/src/stores/context.ts';
import { aConfig } from '../../../../support/builders/aProduct.ts';
import { renderPages } from '../../../../support/drivers/renderPages.tsx';

const member = { user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.example' };
const profile = {
  ...member,
  mobile: '',
  company: '',
  country: null,
  language_code: 'en-us',
  has_password: true,
  email_confirmed: false,
};
/** Whether the address has been confirmed, elsewhere. */
let isConfirmed = false;
let profilesRead = 0;

const Shown = observer(function Shown() {
  useRights();
  const { queries } = useStores();
  const list = queries.peek('listProducts', {});
  return (
    <main>
      <Price item={{ is_priced: true, market_price: list?.results[0]?.market_price }} />
      <Link to="/other">Other</Link>
    </main>
  );
});
const page: PageRoute = ({ stores: { queries } }) => ({
  loader: () => queries.load('listProducts', {}),
  Component: Shown,
});

const open = () =>
  renderPages(
    { '/list': page, '/other': page },
    {
      at: '/list',
      member,
      answers: {
        readUserInfo: () => {
          profilesRead += 1;
          return { ...profile, sees_prices: isConfirmed };
        },
        listProducts: () =>
          ({ results: [isConfirmed ? { market_price: 12_345 } : {}], total: 1, page: 1, page_size: 1 }) as never,
        readConfig: () => aConfig,
        readCart: () => ({ lines: [], total: 0, currency: 'USD', unpriced: 0 }),
        listCollected: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
        countMessageFlags: () => ({ total: 0, system: 0, activity: 0, account: 0 }),
      },
    },
  );

beforeEach(() => {
  isConfirmed = false;
  profilesRead = 0;
});
afterEach(cleanup);

it.each([
  ['looks at the window again', () => window.dispatchEvent(new Event('focus'))],
  ['opens another page', () => screen.getByRole('link', { name: 'Other' }).click()],
])('shows prices when a member who has confirmed the address elsewhere %s', async (_what, does) => {
  await open();
  await screen.findByRole('link', { name: 'Confirm your e-mail to see the price' });
  isConfirmed = true;
  await act(async () => {
    does();
  });
  await screen.findByText('123.45');
});

it('reads nothing again for a member who sees prices', async () => {
  isConfirmed = true;
  await open();
  await screen.findByText('123.45');
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(profilesRead).toBe(0);
});
