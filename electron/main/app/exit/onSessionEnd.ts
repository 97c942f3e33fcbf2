import type { App } from 'electron';

/**
 * Calls `leave` when Windows shuts down, restarts or logs its user off. It then ends the process: no window emits
 * `close`, and the client neither `before-quit` nor `will-quit`. What `leave` has to store must be stored when it
 * returns.
 */
export function onSessionEnd(app: Pick<App, 'on'>, leave: () => void): void {
  let isOver = false;
  app.on('browser-window-created', (_event, window) =>
    window.on('session-end', () => {
      if (isOver) return;
      isOver = true;
      leave();
    }),
  );
}
