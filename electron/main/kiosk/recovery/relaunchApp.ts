import { app } from 'electron';

/**
 * Starts the client again as soon as it has ended. An AppImage is started by its own file: what it runs from is mounted
 * for this run alone, and the next one needs no mount of its own while that goes away.
 */
export function relaunchApp(appImage: string | null): void {
  if (appImage === null) return app.relaunch();
  app.relaunch({ execPath: appImage, args: ['--appimage-extract-and-run', ...process.argv.slice(1)] });
}
