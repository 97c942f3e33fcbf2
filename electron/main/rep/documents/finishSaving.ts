import type { App, BrowserWindow } from 'electron';

/** Runs work that writes a document. */
export type Saving = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets a document be finished whose window is closed meanwhile: hides the window, and closes it afterwards unless it was
 * shown again, as a second start does. Quitting calls the work off.
 */
export function finishSaving(app: Pick<App, 'on'>, window: BrowserWindow): Saving {
  let running = 0;
  let isClosed = false;
  let isQuitting = false;
  app.on('before-quit', () => void (isQuitting = true));
  window.on('close', (event) => {
    // Refused by its user (`confirmClose`).
    if (event.defaultPrevented) return void (isQuitting = false);
    if (running === 0 || isQuitting) return;
    event.preventDefault();
    isClosed = true;
    window.hide();
  });
  window.on('show', () => void (isClosed = false));
  return async (work) => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      if (running === 0 && isClosed && !window.isDestroyed()) window.close();
    }
  };
}
