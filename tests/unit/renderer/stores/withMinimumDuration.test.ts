import { afterEach, expect, it, vi } from 'vitest';
import { withMinimumDuration } from '../../../../renderer/src/stores/withMinimumDuration.ts';
import { FETCH_MIN_DISPLAY_MS } from '../../../../shared/contract/limits.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['an answer', () => Promise.resolve('here')],
  ['a failure', () => Promise.reject(new Error('gone'))],
])('lets the waiting for %s be seen for 200 ms at least', async (_what, work) => {
  vi.useFakeTimers();
  let isOver = false;
  const over = (): void => void (isOver = true);
  void withMinimumDuration(work).then(over, over);
  await vi.advanceTimersByTimeAsync(FETCH_MIN_DISPLAY_MS - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

it('adds no delay when the answer took longer', async () => {
  vi.useFakeTimers();
  const late = FETCH_MIN_DISPLAY_MS + 50;
  const answer = withMinimumDuration(() => new Promise((resolve) => setTimeout(() => resolve('here'), late)));
  await vi.advanceTimersByTimeAsync(late);
  await expect(answer).resolves.toBe('here');
});
