import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FETCH_MIN_DISPLAY_MS } from '../../../../../shared/contract/limits.ts';
import { useMinimumDuration } from '../../../../../renderer/src/ui/feedback/useMinimumDuration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('an indicator of progress', () => {
  test('stays 200 ms when the work was over at once, and goes then', () => {
    const { result, rerender } = renderHook(useMinimumDuration, { initialProps: false });
    expect(result.current).toBe(false);
    rerender(true);
    expect(result.current).toBe(true);
    rerender(false);
    pass(FETCH_MIN_DISPLAY_MS - 1);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });

  test('goes at once when it took longer', () => {
    const { result, rerender } = renderHook(useMinimumDuration, { initialProps: false });
    rerender(true);
    pass(FETCH_MIN_DISPLAY_MS * 5);
    expect(result.current).toBe(true);
    rerender(false);
    expect(result.current).toBe(false);
  });
});
