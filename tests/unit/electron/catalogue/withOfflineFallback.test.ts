import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueSync } from '../../../../electron/main/catalogue/CatalogueSync.ts';
import { withOfflineFallback } from '../../../../electron/main/catalogue/withOfflineFallback.ts';
import type { Call } from '../../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { eventually } from '../../../support/checks/eventually.ts';

const KEPT = { id: 1, from: 'the disk' };
const FRESH = { id: 1, from: 'the store' };
let clock: FakeClock;
let sync: { isServing: boolean; answer: ReturnType<typeof vi.fn>; setServing(isServing: boolean): void };
beforeEach(() => {
  clock = new FakeClock();
  sync = {
    isServing: false,
    answer: vi.fn(() => Promise.resolve(KEPT)),
    setServing(isServing) {
      this.isServing = isServing;
    },
  };
});
const through = (call: () => Promise<unknown>): Call =>
  withOfflineFallback(call as unknown as Call, sync as unknown as CatalogueSync, clock);
const fails = (code: ApiError['code']) => () => Promise.reject(new ApiError(code));

describe('a page of the catalogue', () => {
  it('is the store’s if the store answers, without reading the disk', async () => {
    expect(await through(() => Promise.resolve(FRESH))('readProduct', { id: 1 })).toBe(FRESH);
    expect(sync.answer).not.toHaveBeenCalled();
  });

  it.each(['offline', 'timeout', 'malformed'] as const)('comes from the disk if the call is %s', async (code) => {
    expect(await through(fails(code))('readProduct', { id: 1 })).toBe(KEPT);
    expect(sync.isServing).toBe(true);
  });

  it('is refused as the store refuses it, which shows that it is reachable', async () => {
    sync.isServing = true;
    await expect(through(fails(Code.notFound))('readProduct', { id: 9 })).rejects.toMatchObject({
      code: Code.notFound,
    });
    expect(sync.answer).not.toHaveBeenCalled();
    expect(sync.isServing).toBe(false);
  });

  it('is shown after five seconds of silence, and the store’s late answer brings it back', async () => {
    const store = Promise.withResolvers<unknown>();
    const shown = through(() => store.promise)('readProduct', { id: 1 });
    await eventually(() => expect(clock.waiting).toBe(1));
    clock.pass(5_000);
    expect(await shown).toBe(KEPT);
    expect(sync.isServing).toBe(true);
    store.resolve(FRESH);
    await eventually(() => expect(sync.isServing).toBe(false));
  });

  it('is waited for longer where the store is slow, and no longer so once it was away', async () => {
    let store = Promise.withResolvers<unknown>();
    const call = through(() => store.promise);
    const isShownAfter = async (ms: number): Promise<void> => {
      store = Promise.withResolvers<unknown>();
      sync.answer.mockClear();
      const shown = call('readProduct', { id: 1 });
      await eventually(() => expect(clock.waiting).toBe(1));
      clock.pass(ms - 1);
      expect(clock.waiting).toBe(1);
      clock.pass(1);
      expect(await shown).toBe(KEPT);
    };
    await isShownAfter(5_000);
    store.resolve(FRESH);
    await eventually(() => expect(sync.isServing).toBe(false));
    await isShownAfter(10_000);
    store.reject(new ApiError('offline'));
    await isShownAfter(400);
    sync.isServing = false;
    await isShownAfter(5_000);
  });

  it('that is not stored fails with the connection’s error', async () => {
    sync.answer.mockResolvedValue(undefined);
    await expect(through(fails('offline'))('readProduct', { id: 1 })).rejects.toMatchObject({ code: 'offline' });
    sync.answer.mockRejectedValue(new ApiError(Code.notFound));
    await expect(through(fails('offline'))('readProduct', { id: 1 })).rejects.toMatchObject({ code: 'offline' });
    expect(sync.isServing).toBe(false);
  });
});

it('requests outside of the catalogue are never looked up on the disk', async () => {
  await expect(through(fails('offline'))('readCart', {})).rejects.toMatchObject({ code: 'offline' });
  expect(sync.answer).not.toHaveBeenCalled();
});
