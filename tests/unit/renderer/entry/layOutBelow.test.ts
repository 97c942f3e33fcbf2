import { expect, test, vi } from 'vitest';
import { layOutBelow } from '../../../../renderer/src/entry/layOutBelow.ts';

test('what waits below is laid out part by part, each in a frame of its own', async () => {
  document.documentElement.dataset['arriving'] = '';
  document.body.innerHTML = '<ul data-below></ul><ul data-below></ul>';
  const waiting: number[] = [];
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    waiting.push(document.querySelectorAll('[data-below]').length);
    queueMicrotask(() => next(0));
  });
  vi.stubGlobal('requestIdleCallback', (next: () => void) => queueMicrotask(next));
  await layOutBelow(document);
  expect(waiting).toEqual([2, 1]);
  expect(document.querySelector('[data-arriving], [data-below]')).toBeNull();
  vi.unstubAllGlobals();
});
