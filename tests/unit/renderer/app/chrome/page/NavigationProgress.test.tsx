import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '../../../../../../shared/contract/limits.ts';
import type { PageConfig } from '../../../../../../shared/contract/schemas/content.ts';
import { ApiError } from '../../../../../../shared/contract/envelope.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { home, storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

afterEach(() => vi.useRealTimers());

const bar = () => document.querySelector<HTMLElement>('[data-progress]');
const progress = () => bar()?.dataset['progress'] ?? 'hidden';
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A store whose next page loads when the test says so. */
async function onTheWay() {
  const { promise, resolve, reject } = Promise.withResolvers<PageConfig>();
  const readPageConfig = ({ pk }: { pk: string | number }) => (Number(pk) === home.id ? home : promise);
  const { go } = await openStore('/', { answers: { ...storefrontReplies, readPageConfig } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => void go('/?pageId=2'));
  return { arrive: () => resolve({ ...home, id: 2 }), fail: () => reject(new ApiError('offline')) };
}

it('the progress bar appears and ends at the times of the specification', async () => {
  await onTheWay();
  await wait(PROGRESS_THROTTLE_MS);
  expect(getComputedStyle(bar()!).animationDuration).toBe('5s');
  expect([PROGRESS_THROTTLE_MS, PROGRESS_HIDE_MS]).toEqual([200, 500]);
});

it('grows after a moment, is full when the page is there, and goes', async () => {
  const { arrive } = await onTheWay();
  await wait(PROGRESS_THROTTLE_MS - 1);
  expect(progress()).toBe('hidden');
  await wait(1);
  expect(progress()).toBe('growing');
  arrive();
  await wait(0);
  expect(progress()).toBe('full');
  await wait(PROGRESS_HIDE_MS - 1);
  expect(progress()).toBe('full');
  await wait(1);
  expect(progress()).toBe('hidden');
});

it('the progress bar is not shown for a page that comes at once', async () => {
  const { arrive } = await onTheWay();
  await wait(PROGRESS_THROTTLE_MS - 1);
  arrive();
  await wait(0);
  await wait(PROGRESS_THROTTLE_MS);
  expect(progress()).toBe('hidden');
});

it('the progress bar is marked if the page could not be shown', async () => {
  const { fail } = await onTheWay();
  await wait(PROGRESS_THROTTLE_MS);
  fail();
  await wait(0);
  expect(progress()).toBe('failed');
  await wait(PROGRESS_HIDE_MS);
  expect(progress()).toBe('hidden');
});
