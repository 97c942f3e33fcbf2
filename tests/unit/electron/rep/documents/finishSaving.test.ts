import { EventEmitter } from 'node:events';
import type { App, BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { finishSaving } from '../../../../../electron/main/rep/documents/finishSaving.ts';

/** A window whose `close` can be prevented, and a document that is being written. */
function begin() {
  const app = new EventEmitter();
  const window = new EventEmitter() as EventEmitter & { close(): void };
  const state = { isVisible: true, isDestroyed: false };
  Object.assign(window, {
    isDestroyed: () => state.isDestroyed,
    hide: () => void (state.isVisible = false),
    show: () => {
      state.isVisible = true;
      window.emit('show');
    },
    close: () => {
      const event = { preventDefault: vi.fn() };
      window.emit('close', event);
      if (event.preventDefault.mock.calls.length === 0) Object.assign(state, { isVisible: false, isDestroyed: true });
    },
  });
  const saving = finishSaving(app as unknown as App, window as unknown as BrowserWindow);
  const document = Promise.withResolvers<string>();
  return { app, window: window as unknown as BrowserWindow, state, document, saved: saving(() => document.promise) };
}

it('a window that is closed while a document is written is hidden until it is', async () => {
  const { window, state, document, saved } = begin();
  window.close();
  expect(state).toEqual({ isVisible: false, isDestroyed: false });
  document.resolve('written');
  expect(await saved).toBe('written');
  expect(state.isDestroyed).toBe(true);
});

it('it stays if it was shown again, as by a second start or to tell of a failure', async () => {
  const { window, state, document, saved } = begin();
  window.close();
  window.show();
  document.reject(new Error('disk full'));
  await expect(saved).rejects.toThrow('disk full');
  expect(state).toEqual({ isVisible: true, isDestroyed: false });
  // With nothing to write it closes at once.
  window.close();
  expect(state.isDestroyed).toBe(true);
});

it('quitting closes the window without waiting for a file that is being saved', () => {
  const { app, window, state } = begin();
  app.emit('before-quit');
  window.close();
  expect(state.isDestroyed).toBe(true);
});
