import { setImmediate } from 'node:timers/promises';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigateSynchronously } from '../../../../../renderer/src/entry/browser/navigateSynchronously.ts';

const loader = () => 'read before';
let router: ReturnType<typeof createMemoryRouter>;

function Shelf() {
  const { search } = useLocation();
  return (
    <>
      <h1>Shelf{search}</h1>
      <Link to="/product">Product</Link>
      <Link to="?page=2">Further</Link>
      <Link to="?sku=7" replace>
        Another
      </Link>
    </>
  );
}

beforeEach(async () => {
  const routes = [
    { path: '/', loader, element: <Shelf />, HydrateFallback: () => null },
    { path: '/product', loader, element: <h1>Product</h1> },
  ];
  router = createMemoryRouter(routes, { initialEntries: ['/'] });
  navigateSynchronously(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Shelf' });
  // React schedules here as in a browser, without waiting for act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** Runs one task with all its microtasks. */
async function endOfTask(): Promise<void> {
  for (let step = 0; step < 100; step++) await Promise.resolve();
}
const press = (name: string): void => screen.getByRole('link', { name }).click();
const heading = (): string | null => screen.getByRole('heading').textContent;

it('a page whose data are there is shown within the click', async () => {
  press('Product');
  await endOfTask();
  expect(heading()).toBe('Product');
});

it('so is the next page of a list', async () => {
  press('Further');
  await endOfTask();
  expect(heading()).toBe('Shelf?page=2');
});

it('what replaces its own address and Back do not block the next press', async () => {
  press('Another');
  await endOfTask();
  expect(heading()).toBe('Shelf');
  await screen.findByRole('heading', { name: 'Shelf?sku=7' });
  press('Product');
  await endOfTask();
  void router.navigate(-1);
  await endOfTask();
  expect(heading()).toBe('Product');
  await screen.findByRole('heading', { name: 'Shelf?sku=7' });
});

it('a page that replaces its address as soon as it is shown does so in the browser’s history, too', async () => {
  cleanup();
  /** As the welcome page, which removes a code from the address, and the comparison, which adds its products. */
  function Compare() {
    const navigate = useNavigate();
    const { search } = useLocation();
    useEffect(() => {
      if (search === '') void navigate('/compare?ids=7', { replace: true });
    }, [navigate, search]);
    return <h1>Compare{search}</h1>;
  }
  history.replaceState(null, '', '/');
  const routes = [
    { path: '/', element: <Link to="/compare">Compare</Link> },
    { path: '/compare', loader: () => setImmediate('read'), element: <Compare /> },
  ];
  const browser = createBrowserRouter(routes);
  navigateSynchronously(browser);
  render(<RouterProvider router={browser} />);
  press('Compare');
  await screen.findByRole('heading', { name: 'Compare?ids=7' });
  expect(location.pathname + location.search).toBe('/compare?ids=7');
});
