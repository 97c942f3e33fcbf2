import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from '../../../../../renderer/src/entry/browser/reloadOnLostChunk.ts';

afterEach(() => vi.useRealTimers());

/** A window that loses a chunk on demand; returns whether the page handled the error. */
function aWindow({
  onLine = true,
  destination = null as string | null,
  isPrefetching = false,
  hasFailed = false,
  isCutOff = false,
  hasUnsavedInput = false,
} = {}) {
  vi.useFakeTimers();
  const values = new Map<string, string>();
  const target = new EventTarget();
  const location = { reload: vi.fn(), assign: vi.fn() };
  const offerReload = vi.fn();
  const fake = {
    addEventListener: target.addEventListener.bind(target),
    navigator: { onLine },
    location,
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => void values.set(key, text),
    },
  };
  reloadOnLostChunk(fake as unknown as Window & typeof globalThis, {
    destination: () => destination,
    isPrefetching: () => isPrefetching,
    hasFailed: () => hasFailed,
    isCutOff: () => isCutOff,
    hasUnsavedInput: () => hasUnsavedInput,
    offerReload,
  });
  const lose = (chunk = 'cart.js'): boolean => {
    const payload = new Error(`Failed to fetch ${chunk}`);
    return !target.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  };
  return { lose, location, offerReload, navigator: fake.navigator };
}

it('reloads the page, and not twice within a minute', () => {
  const { lose, location } = aWindow();
  expect(lose()).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect(lose()).toBe(false);
  expect(location.reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_001);
  expect(lose()).toBe(true);
  expect(location.reload).toHaveBeenCalledTimes(2);
});

it('goes on to where the visitor was going', () => {
  const { lose, location } = aWindow({ destination: '/ru/cart?x=1' });
  lose();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/ru/cart?x=1');
  expect(location.reload).not.toHaveBeenCalled();
});

it('keeps the page while only a prefetch is lost, and while the network is gone', () => {
  for (const around of [{ isPrefetching: true }, { onLine: false, destination: '/cart' }, { isCutOff: true }]) {
    const { lose, location } = aWindow(around);
    expect(lose()).toBe(false);
    expect([location.reload, location.assign].some((way) => way.mock.calls.length > 0)).toBe(false);
  }
});

it('reloads for each chunk that failed offline once it is needed online, and for others once a minute', () => {
  const { lose, location, navigator } = aWindow();
  for (const chunk of ['brands.js', 'brand.js']) {
    navigator.onLine = false;
    expect(lose(chunk)).toBe(false);
    navigator.onLine = true;
    expect(lose(chunk)).toBe(true);
  }
  expect(location.reload).toHaveBeenCalledTimes(2);
  expect(lose('other.js')).toBe(false);
});

it('leaves a page with something typed in it to the visitor, unless they are going elsewhere', () => {
  const staying = aWindow({ hasUnsavedInput: true });
  expect(staying.lose()).toBe(false);
  expect(staying.location.reload).not.toHaveBeenCalled();
  expect(staying.offerReload).toHaveBeenCalledOnce();
  const leaving = aWindow({ hasUnsavedInput: true, destination: '/cart' });
  expect(leaving.lose()).toBe(true);
  expect(leaving.offerReload).not.toHaveBeenCalled();
});

it('reloads a page that has failed, also while something is prefetched', () => {
  const { lose, location } = aWindow({ isPrefetching: true, hasFailed: true });
  expect(lose()).toBe(true);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it('goes on although something else is prefetched at that moment', () => {
  const { lose, location } = aWindow({ isPrefetching: true, destination: '/cart' });
  lose();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/cart');
});
