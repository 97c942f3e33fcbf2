import { join } from 'node:path';
import { type App, crashReporter } from 'electron';
import { errorMessage, logWarning } from './logWarning.ts';

// Built in by electron.vite.config.ts; empty where nobody receives crash reports.
declare const __CRASH_URL__: string;

/**
 * Stores a dump of each crash of this client in its data folder, for whoever is asked to look into it. A dump holds parts
 * of the memory, so it is sent only where the merchant has named a server for them at build time. To be called before
 * the client is ready.
 */
export function keepCrashDumps(app: Pick<App, 'setPath'>, folder: string, url: string = __CRASH_URL__): void {
  try {
    app.setPath('crashDumps', join(folder, 'Crashpad'));
    if (url === '') crashReporter.start({ uploadToServer: false });
    else crashReporter.start({ uploadToServer: true, submitURL: url, rateLimit: true });
  } catch (error) {
    logWarning(`Crashes leave no dumps: ${errorMessage(error)}`);
  }
}
