import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  return { app: Object.assign(new EventEmitter(), { exit: vi.fn() }), autoUpdater: new EventEmitter() };
});
const electron = (await import('electron')) as unknown as { app: EventEmitter; autoUpdater: EventEmitter };
const { KioskExit } = await import('../../../../electron/main/kiosk/KioskExit.ts');

const begin = () => {
  const exit = new KioskExit(false, null, vi.fn());
  const stop = vi.fn();
  exit.onQuit(stop);
  return { exit, stop };
};
afterEach(() => {
  electron.app.removeAllListeners();
  electron.autoUpdater.removeAllListeners();
});

it('the windows of a kiosk cannot be closed until it ends', () => {
  const { exit, stop } = begin();
  expect([exit.isLeaving, stop.mock.calls.length]).toEqual([false, 0]);
  electron.app.emit('before-quit');
  expect([exit.isLeaving, stop.mock.calls.length]).toEqual([true, 1]);
});

it('the windows of a kiosk close for an update on macOS, which closes them before it quits the client', () => {
  const { exit, stop } = begin();
  electron.autoUpdater.emit('before-quit-for-update');
  expect(exit.isLeaving).toBe(true);
  electron.app.emit('before-quit');
  expect(stop).toHaveBeenCalled();
});

it('the kiosk ends when Windows shuts down, which closes no window', () => {
  const { exit, stop } = begin();
  const window = new EventEmitter();
  electron.app.emit('browser-window-created', {}, window);
  window.emit('session-end');
  window.emit('session-end');
  expect([exit.isLeaving, stop.mock.calls.length]).toEqual([true, 1]);
});
