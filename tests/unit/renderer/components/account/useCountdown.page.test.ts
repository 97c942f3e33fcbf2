import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondsLeft } from '../../../../../renderer/src/components/account/useCountdown.ts';

const ASKED = {};
const tick = () => act(() => vi.advanceTimersByTimeAsync(1_000));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a countdown includes the time in which its tab was hidden or the machine asleep', async () => {
  const { result } = renderHook(() => useSecondsLeft(ASKED, 840));
  await tick();
  expect(result.current).toBe(839);
  vi.setSystemTime(Date.now() + 599_000);
  await tick();
  expect(result.current).toBe(239);
  vi.setSystemTime(Date.now() + 3_600_000);
  await tick();
  expect(result.current).toBe(0);
});

it('a countdown goes on by the second under a clock that is set back', async () => {
  const { result } = renderHook(() => useSecondsLeft(ASKED, 10));
  vi.setSystemTime(Date.now() - 3_600_000);
  for (let second = 0; second < 10; second += 1) await tick();
  expect(result.current).toBe(0);
});
