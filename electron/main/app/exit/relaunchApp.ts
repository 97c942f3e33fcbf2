import { app } from 'electron';

let isRestart = false;

/** Whether this run ends so that the next one can begin. */
export const isRelaunching = (): boolean => isRestart;

/**
 * Relaunches the client after it has ended. An AppImage is started by its own file, as the mount it runs from goes away
 * with this run; it extracts itself (`--appimage-extract-and-run`), as a new mount could fail meanwhile.
 */
export function relaunchApp(appImage: string | null): void {
  if (appImage === null) return app.relaunch();
  app.relaunch({ execPath: appImage, args: ['--appimage-extract-and-run', ...process.argv.slice(1)] });
}

/** Ends the client in order and starts it again. */
export function relaunchAndQuit(appImage: string | null): void {
  isRestart = true;
  relaunchApp(appImage);
  app.quit();
}
