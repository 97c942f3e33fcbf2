import { expect, it, vi } from 'vitest';
import { AsyncCache } from '../../../../../server/platform/cache/AsyncCache.ts';

interface Value {
  at: string;
}
const value = (at: string) => async (): Promise<Value> => ({ at });

/** A load that ends when it is told to. */
function cachedReader() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return { load: vi.fn(() => promise), resolve, reject };
}

it('loads once for concurrent reads, and hands the value to later ones', async () => {
  const cache = new AsyncCache<Value>({ max: 2 });
  const one = cachedReader();
  const reads = [cache.read('a', one.load), cache.read('a', one.load)];
  one.resolve({ at: 'first' });
  expect(await Promise.all(reads)).toEqual([{ at: 'first' }, { at: 'first' }]);
  expect(await cache.read('a', value('second'))).toEqual({ at: 'first' });
  expect(one.load).toHaveBeenCalledTimes(1);
});

it('gives a failure to all who wait for it, and loads anew afterwards', async () => {
  const cache = new AsyncCache<Value>({ max: 2 });
  const one = cachedReader();
  const reads = [cache.read('a', one.load), cache.read('a', one.load)];
  one.reject(new Error('away'));
  expect((await Promise.allSettled(reads)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.read('a', value('back'))).toEqual({ at: 'back' });
});

it('fails with the error that a load throws at once', async () => {
  const cache = new AsyncCache<Value>({ max: 2 });
  const failing = (): Promise<Value> => {
    throw new Error('at once');
  };
  await expect(cache.read('a', failing)).rejects.toThrow('at once');
  expect(await cache.read('a', value('back'))).toEqual({ at: 'back' });
});

it.each([
  ['before the new one', ['old', 'new']],
  ['after the new one', ['new', 'old']],
])('does not cache a load that an invalidation overtook and that ends %s', async (_when, order) => {
  const cache = new AsyncCache<Value>({ max: 2 });
  const [before, after] = [cachedReader(), cachedReader()];
  const old = cache.read('a', before.load);
  cache.invalidate();
  const fresh = cache.read('a', after.load);
  for (const one of order) (one === 'old' ? before : after).resolve({ at: one });
  expect([await old, await fresh]).toEqual([{ at: 'old' }, { at: 'new' }]);
  expect(await cache.read('a', value('later'))).toEqual({ at: 'new' });
});

it('does not cache a load that an invalidation overtook and nobody asked for since', async () => {
  const cache = new AsyncCache<Value>({ max: 2 });
  const before = cachedReader();
  const old = cache.read('a', before.load);
  cache.invalidate();
  before.resolve({ at: 'old' });
  expect(await old).toEqual({ at: 'old' });
  expect(await cache.read('a', value('later'))).toEqual({ at: 'later' });
});

it('answers a read whose load is evicted while it runs', async () => {
  const cache = new AsyncCache<Value>({ max: 2 });
  const slow = cachedReader();
  const read = cache.read('slow', slow.load);
  for (const key of ['a', 'b', 'c']) await cache.read(key, value(key));
  slow.resolve({ at: 'slow' });
  expect(await read).toEqual({ at: 'slow' });
});

it('loads anew after the time to live, and never without one', async () => {
  let now = 1;
  const [short, endless] = [
    { max: 2, ttlMs: 100, now: () => now },
    { max: 2, now: () => now },
  ].map((limits) => new AsyncCache<Value>(limits));
  for (const cache of [short!, endless!]) await cache.read('a', value('first'));
  now += 101;
  expect(await short!.read('a', value('second'))).toEqual({ at: 'second' });
  expect(await endless!.read('a', value('second'))).toEqual({ at: 'first' });
});
