import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCallsReady } from '../../../../../../renderer/src/entry/browser/prefetch/keepCallsReady.ts';

let time = 0;
let stop = (): void => undefined;
const prepare = vi.fn(async () => undefined);
const moveAt = (milliseconds: number): void => {
  time = milliseconds;
  document.dispatchEvent(new Event('pointermove'));
};

beforeEach(() => {
  time = 0;
  prepare.mockClear();
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  stop = keepCallsReady(window, prepare);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'visibilityState');
});

it('prepares calls at the first move after a pause, not at each move', () => {
  moveAt(1_000);
  expect(prepare).not.toHaveBeenCalled();
  moveAt(300_000);
  moveAt(300_100);
  expect(prepare).toHaveBeenCalledTimes(1);
  moveAt(600_000);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('prepares nothing on a hidden page, or after it was stopped', () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  moveAt(300_000);
  Reflect.deleteProperty(document, 'visibilityState');
  stop();
  moveAt(600_000);
  expect(prepare).not.toHaveBeenCalled();
});
