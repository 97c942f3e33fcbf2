import { afterEach, expect, test, vi } from 'vitest';
import { layOutOffscreen } from '../../../../../renderer/src/entry/browser/layOutOffscreen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('lays out products below the first view in slices, each of half a frame at most', async () => {
  document.documentElement.dataset['arriving'] = '';
  document.body.innerHTML = '<li data-below></li>'.repeat(5);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    now += 5;
    return new DOMRect();
  });
  const waiting: number[] = [];
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    waiting.push(document.querySelectorAll('[data-below]').length);
    queueMicrotask(() => next(0));
  });
  vi.stubGlobal('requestIdleCallback', (next: () => void) => queueMicrotask(next));
  await layOutOffscreen(document);
  expect(waiting).toEqual([5, 3, 1]);
  expect(document.querySelector('[data-arriving], [data-below]')).toBeNull();
});
