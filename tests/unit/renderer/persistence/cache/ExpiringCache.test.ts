import { afterEach, expect, it, vi } from 'vitest';
import { ExpiringCache } from '../../../../../renderer/src/persistence/cache/ExpiringCache.ts';

afterEach(() => vi.unstubAllGlobals());

it('is empty, and stores nothing, if the browser’s own cache is broken', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError')),
  });
  const cache = new ExpiringCache('assets-1', { max: 400, maxAgeMs: 1 });
  await expect(cache.find('https://shop.example/assets/a.js')).resolves.toBe(null);
  await expect(cache.keep('https://shop.example/assets/a.js', new Response('a'))).resolves.toBe(false);
});

it('is empty if the cached data cannot be read', async () => {
  const match = (): Promise<never> => Promise.reject(new DOMException('', 'NotFoundError'));
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match }) });
  await expect(new ExpiringCache('a', { max: 1, maxAgeMs: 1 }).find('https://shop.example/a')).resolves.toBe(null);
});
