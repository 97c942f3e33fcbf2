import { app } from 'electron';
import { after } from '../../app/clock.ts';
import { logWarning, errorMessage } from '../../app/logWarning.ts';
import { relaunchApp } from '../../app/exit/relaunchApp.ts';

/** The pause before a relaunch, so that a client that cannot start does not loop without delay. */
export const PAUSE_MS = 10_000;

/**
 * Relaunches the client if it fails while it starts, as no watchdog runs yet and no one could close a dialog. Returns
 * the disposer, to be called once the kiosk has started.
 */
export function relaunchOnStartFailure(hasLauncher: boolean, appImage: string | null): () => void {
  let isOver = false;
  const startAnew = (error: unknown): void => {
    logWarning(`kiosk: it could not be started: ${errorMessage(error)}`);
    if (isOver) return;
    isOver = true;
    after(PAUSE_MS, () => {
      if (!hasLauncher) relaunchApp(appImage);
      // A launcher restarts every process that exits with a code other than 0.
      app.exit(1);
    });
  };
  process.on('uncaughtException', startAnew);
  process.on('unhandledRejection', startAnew);
  return () => {
    process.off('uncaughtException', startAnew);
    process.off('unhandledRejection', startAnew);
  };
}
