import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from '../../../../../renderer/src/entry/browser/reloadOnLostChunk.ts';

afterEach(() => vi.useRealTimers());

/** A window that loses a chunk when it is told to; returns whether the page took it upon itself. */
function aWindow({ onLine = true, destination = null as string | null, isPrefetching = false, isCutOff = false } = {}) {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  const target = new EventTarget();
  const location = { reload: vi.fn(), assign: vi.fn() };
  const fake = {
    addEventListener: target.addEventListener.bind(target),
    navigator: { onLine },
    location,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
  };
  reloadOnLostChunk(fake as unknown as Window & typeof globalThis, {
    destination: () => destination,
    isPrefetching: () => isPrefetching,
    isCutOff: () => isCutOff,
  });
  const lose = (): boolean => !target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return { lose, location };
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

it('goes on although something else is prefetched at that moment', () => {
  const { lose, location } = aWindow({ isPrefetching: true, destination: '/cart' });
  lose();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/cart');
});
