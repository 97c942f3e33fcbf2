import { app } from 'electron';
import { after } from '../../app/clock.ts';
import { logWarning, errorMessage } from '../../app/logWarning.ts';
import { relaunchApp } from './relaunchApp.ts';

/** The pause before a relaunch, so that a client that cannot start does not loop. */
export const PAUSE_MS = 10_000;

/**
 * Until the kiosk stands there is nobody to treat a fault: it is started anew, and no dialog waits for somebody.
 * Answers what to call when it stands.
 */
export function relaunchOnStartFailure(hasLauncher: boolean, appImage: string | null): () => void {
  let isOver = false;
  const startAnew = (error: unknown): void => {
    logWarning(`kiosk: it could not be started: ${errorMessage(error)}`);
    if (isOver) return;
    isOver = true;
    after(PAUSE_MS, () => {
      if (!hasLauncher) relaunchApp(appImage);
      // A launcher starts again whatever it is not told to leave alone.
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
