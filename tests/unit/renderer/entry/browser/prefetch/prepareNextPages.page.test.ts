import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteHandle } from '../../../../../../renderer/src/app/pageRoute.tsx';
import { prepareNextPages } from '../../../../../../renderer/src/entry/browser/prefetch/prepareNextPages.ts';
import { eventually } from '../../../../../support/checks/eventually.ts';

let loaded: string[];
const handle = (module: string): RouteHandle => ({
  module,
  namespaces: [],
  preload: async () => void loaded.push(module),
});
const routes = [
  { index: true, handle: handle('home') },
  { path: '/product/:detail/:id', handle: handle('product') },
  { path: '/cart', handle: handle('cart') },
  { path: '/brandList', handle: handle('brands') },
];
const prepareCalls = async (): Promise<void> => void loaded.push('calls');
const prepare = () => prepareNextPages({ window, routes, basename: '/es', prepareCalls });

beforeEach(() => {
  loaded = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  history.replaceState(null, '', '/es/brandList');
  document.body.innerHTML = `
    <header><a href="/es/cart">Cart</a><a href="/es/brandList?page=2">Brands</a></header>
    <main>
      <a href="/es/product/one/1">One</a><a href="/es/product/two/2">Two</a>
      <a href="https://else.example/es">Away</a><a href="/es/nowhere/at/all">Nowhere</a>
    </main>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(document, 'visibilityState');
});

it('loads what calls need, then the kinds of pages that are linked to most, without the page’s own', async () => {
  await prepare().begin();
  expect(loaded).toEqual(['calls', 'product', 'cart']);
});

it('lets the page that has just been opened paint before it looks at its links', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    if (waiting.push(run) > 1) queueMicrotask(run);
  });
  const begun = prepare().begin();
  await eventually(() => expect(waiting).toHaveLength(1));
  document.body.innerHTML = '<main><a href="/es/cart">Cart</a></main>';
  waiting[0]!();
  await begun;
  expect(loaded).toEqual(['calls', 'cart']);
});

it('goes on where something cannot be loaded', async () => {
  const failing = prepareNextPages({
    window,
    routes,
    basename: '/es',
    prepareCalls: () => Promise.reject(new Error()),
  });
  await failing.begin();
  expect(loaded).toEqual(['product', 'cart']);
  expect(failing.isBusy()).toBe(false);
});

it.each([{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }])(
  'spares a connection like %o',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await prepare().begin();
    expect(loaded).toEqual([]);
  },
);

it('waits until a tab in the background is looked at', async () => {
  let visibility = 'hidden';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  const begun = prepare().begin();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await begun;
  expect(loaded).toContain('product');
});

it('runs once at a time, and again for the next page', async () => {
  const next = prepare();
  await Promise.all([next.begin(), next.begin()]);
  expect(loaded.filter((part) => part === 'product')).toHaveLength(1);
  document.body.innerHTML = '<main><a href="/es/">Home</a></main>';
  await next.begin();
  expect(loaded.at(-1)).toBe('home');
});

it('is busy until what calls need is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const next = prepareNextPages({ window, routes, basename: '/es', prepareCalls: () => promise });
  expect(next.isBusy()).toBe(false);
  const begun = next.begin();
  await eventually(() => expect(next.isBusy()).toBe(true));
  resolve();
  await begun;
  expect(next.isBusy()).toBe(false);
});

describe('the next page of a list', () => {
  const loader = vi.fn((): Promise<null> => Promise.resolve(null));
  const withLists = [{ path: '/brandList', handle: handle('brands'), loader }];
  /** Scrolls so far that the link's upper edge is at `top`, px from that of the window. */
  const scrollTo = (top: number): void => {
    document.querySelector('a[rel=next]')!.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
    document.dispatchEvent(new Event('scrollend'));
  };
  beforeEach(() => {
    loader.mockClear();
    document.body.innerHTML = '<main><a rel="next" href="/es/brandList?page=2">Next</a></main>';
    prepareNextPages({ window, routes: withLists, basename: '/es', prepareCalls });
  });

  it('is fetched once, when the visitor has scrolled to its link', async () => {
    scrollTo(innerHeight + 1);
    scrollTo(-41);
    scrollTo(innerHeight - 1);
    scrollTo(innerHeight - 2);
    await eventually(() => expect(loader).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(loader).toHaveBeenCalledOnce();
  });

  it('is not fetched below a window that has become lower', async () => {
    const before = innerHeight;
    vi.stubGlobal('innerHeight', before / 2);
    scrollTo(before - 1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loader).not.toHaveBeenCalled();
  });

  it('is not fetched with data saver', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    scrollTo(100);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loader).not.toHaveBeenCalled();
  });
});
