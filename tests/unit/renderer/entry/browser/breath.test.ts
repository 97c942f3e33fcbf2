import { afterEach, expect, test, vi } from 'vitest';
import { breath } from '../../../../../renderer/src/entry/browser/breath.ts';

afterEach(() => vi.unstubAllGlobals());

test('what waits is done before the next piece of work', async () => {
  const done: string[] = [];
  setTimeout(() => done.push('what waited'));
  await breath();
  expect(done).toEqual(['what waited']);
});

test('a browser that can give way to who does something is asked to', async () => {
  const scheduler = { yield: vi.fn(() => Promise.resolve()) };
  vi.stubGlobal('scheduler', scheduler);
  await breath();
  expect(scheduler.yield).toHaveBeenCalledOnce();
});
