import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, Profiler } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Link, type LinkProps } from '../../../../../renderer/src/ui/navigation/Link.tsx';
import { NavLink } from '../../../../../renderer/src/ui/navigation/NavLink.tsx';
import { useSubmitToQuery } from '../../../../../renderer/src/ui/navigation/useSubmitToQuery.ts';

afterEach(cleanup);

function SearchForm() {
  const submit = useSubmitToQuery();
  return (
    <form onSubmit={submit}>
      <input name="number" aria-label="Number" />
      <button type="submit">Find</button>
    </form>
  );
}

const openAt = (path: string, page: React.ReactNode) => {
  const router = createMemoryRouter([{ path: '*', element: page }], {
    basename: '/es',
    initialEntries: [`/es${path}`],
  });
  render(<RouterProvider router={router} />);
  const { pathname, search } = router.state.location;
  return {
    router,
    address: () => router.state.location.pathname + router.state.location.search,
    was: pathname + search,
  };
};

const linked = (props: Partial<LinkProps>) => (
  <Link to="/cart" {...props}>
    Cart
  </Link>
);

it('leads within the store, in its language', async () => {
  const { address } = openAt('/', linked({}));
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link.getAttribute('href')).toBe('/es/cart');
  await userEvent.click(link);
  expect(address()).toBe('/es/cart');
});

it.each([
  ['to a new window', { target: '_blank' }],
  ['nowhere once the page has handled the click', { onClick: vi.fn((event) => event.preventDefault()) }],
] as const)('leads %s', async (_where, props) => {
  const { address, was } = openAt('/', linked(props));
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(address()).toBe(was);
});

it('keeps a state with the entry, and adds none for the current page', async () => {
  const { router } = openAt('/', linked({ state: { from: 'here' } }));
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { state: { from: 'here' } } });
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  { to: '/cart?owner=3#lines', before: '/es/cart?owner=3#lines', after: '/es/cart?owner=3#lines', commits: 0 },
  { to: { search: '?page=2' }, before: '/es/first?page=2', after: '/es/second?page=2', commits: 1 },
])(
  'a link from $before, on the next page to $after, is rendered again $commits times',
  async ({ to, before, after, commits }) => {
    const commit = vi.fn();
    const Part = memo(() => (
      <Profiler id="link" onRender={commit}>
        <Link to={to}>There</Link>
      </Profiler>
    ));
    const element = (
      <>
        <Part />
        <Outlet />
      </>
    );
    const frame = { path: '/', element, children: [{ path: '*', element: null }] };
    const router = createMemoryRouter([frame], { basename: '/es', initialEntries: ['/es/first'] });
    render(<RouterProvider router={router} />);
    const href = () => screen.getByRole('link').getAttribute('href');
    expect(href()).toBe(before);
    commit.mockClear();
    await act(() => router.navigate('/second'));
    expect(href()).toBe(after);
    expect(commit).toHaveBeenCalledTimes(commits);
  },
);

it.each([
  { here: '/userCenter', isExact: false, isCurrent: true },
  { here: '/usercenter/', isExact: true, isCurrent: true },
  { here: '/userCenter/orderList', isExact: false, isCurrent: true },
  { here: '/userCenter/orderList', isExact: true, isCurrent: false },
  { here: '/userCenters', isExact: false, isCurrent: false },
])('on $here a link to the user centre is marked: $isCurrent', ({ here, isExact, isCurrent }) => {
  openAt(
    here,
    <NavLink to="/userCenter" isExact={isExact}>
      Mine
    </NavLink>,
  );
  expect(screen.queryByRole('link', { name: 'Mine', current: 'page' }) !== null).toBe(isCurrent);
});

it('a form goes into the query of its page', async () => {
  const { router, address } = openAt('/order/tracking?number=1', <SearchForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), 'A&B 2');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(address()).toBe('/es/order/tracking?number=A%26B+2');
  expect(router.state.historyAction).toBe('PUSH');
});
