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
  useNavigation,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateSynchronously } from '../../../../../renderer/src/entry/browser/navigateSynchronously.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

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

it('the next page of a list is shown within the click', async () => {
  press('Further');
  await endOfTask();
  expect(heading()).toBe('Shelf?page=2');
});

it('replacing the address and going back do not block the next press', async () => {
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

describe('the page that is left', () => {
  const rendered = vi.fn<(page: string) => void>();
  let isRead: () => void;
  let browser: ReturnType<typeof createBrowserRouter>;
  function Product() {
    const { state } = useNavigation();
    rendered(state);
    return <h1>Product</h1>;
  }
  beforeEach(async () => {
    cleanup();
    history.replaceState(null, '', '/');
    const reading = new Promise<void>((resolve) => (isRead = resolve));
    browser = createBrowserRouter([
      { path: '/', loader, element: <Link to="/product">Shelf</Link>, HydrateFallback: () => null },
      { path: '/product', loader, element: <Product /> },
      { path: '/slow', loader: () => reading.then(loader), element: <h1>Slow</h1> },
    ]);
    navigateSynchronously(browser);
    render(<RouterProvider router={browser} />);
    (await screen.findByRole('link')).click();
    await screen.findByRole('heading', { name: 'Product' });
    await setImmediate();
    rendered.mockClear();
  });

  it('is not rendered again for a navigation that ends at once, by Back either', async () => {
    // React renders at once what such an event sets off.
    vi.stubGlobal('event', new PopStateEvent('popstate'));
    history.back();
    await screen.findByRole('link', { name: 'Shelf' });
    expect(rendered).not.toHaveBeenCalled();
  });

  it('is told of one that takes longer', async () => {
    void browser.navigate('/slow');
    await eventually(() => expect(rendered).toHaveBeenCalledWith('loading'));
    isRead();
    await screen.findByRole('heading', { name: 'Slow' });
  });
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
