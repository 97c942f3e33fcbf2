import { join } from 'node:path';
import { type App, crashReporter } from 'electron';
import { errorMessage, logWarning } from './logWarning.ts';

// Set by electron.vite.config.ts; empty if the build names no server for crash reports.
declare const __CRASH_URL__: string;

/**
 * Stores a dump of each crash in the client's data folder. A dump contains parts of the memory, so it is sent only if the
 * build names a server for crash reports. Must be called before the `ready` event.
 */
export function keepCrashDumps(app: Pick<App, 'setPath'>, folder: string, url: string = __CRASH_URL__): void {
  try {
    app.setPath('crashDumps', join(folder, 'Crashpad'));
    if (url === '') crashReporter.start({ uploadToServer: false });
    else crashReporter.start({ uploadToServer: true, submitURL: url, rateLimit: true });
  } catch (error) {
    logWarning(`Crash dumps could not be set up: ${errorMessage(error)}`);
  }
}
