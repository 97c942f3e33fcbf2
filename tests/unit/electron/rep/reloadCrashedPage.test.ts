import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadCrashedPage } from '../../../../electron/main/rep/reloadCrashedPage.ts';

class Contents extends EventEmitter {
  readonly reload = vi.fn();
  readonly forcefullyCrashRenderer = vi.fn(() => void this.emit('render-process-gone', {}, { reason: 'killed' }));
  isDestroyed = (): boolean => false;
}
let now: number;
let contents: Contents;
let restart: () => void;
const goes = (reason: string): void => {
  contents.emit('render-process-gone', {}, { reason });
  vi.runAllTimers();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  now = 5;
  contents = new Contents();
  restart = reloadCrashedPage(contents as unknown as WebContents, () => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reloads a page that has crashed, but not one that crashes again at once', () => {
  goes('crashed');
  expect(contents.reload).toHaveBeenCalledTimes(1);
  goes('oom');
  expect(contents.reload).toHaveBeenCalledTimes(1);
  now += 60_000;
  goes('killed');
  expect(contents.reload).toHaveBeenCalledTimes(2);
});

it('ignores a normal exit, and a window that is closed meanwhile', () => {
  goes('clean-exit');
  contents.isDestroyed = () => true;
  goes('crashed');
  expect(contents.reload).not.toHaveBeenCalled();
});

it('reloads a page that hangs, even after a recent crash', () => {
  goes('crashed');
  restart();
  vi.runAllTimers();
  expect(contents.forcefullyCrashRenderer).toHaveBeenCalledTimes(1);
  expect(contents.reload).toHaveBeenCalledTimes(2);
});
