import { afterEach, expect, test, vi } from 'vitest';
import { yieldToMain } from '../../../../../renderer/src/entry/browser/yieldToMain.ts';

afterEach(() => vi.unstubAllGlobals());

test('lets the browser work before the next piece of work', async () => {
  const done: string[] = [];
  setTimeout(() => done.push('what waited'));
  await yieldToMain();
  expect(done).toEqual(['what waited']);
});

test('uses the scheduler of a browser that has one', async () => {
  const scheduler = { yield: vi.fn(() => Promise.resolve()) };
  vi.stubGlobal('scheduler', scheduler);
  await yieldToMain();
  expect(scheduler.yield).toHaveBeenCalledOnce();
});
