import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { errorMessage, logWarning } from './logWarning.ts';

/**
 * On Windows, keeps what can be fetched again (Chromium's caches, the kept catalogue and its pictures: half a gigabyte)
 * out of the roaming profile, which the system copies at each log-on and log-off. Only the small files of `userData`
 * stay there. To be called before the client is ready; a profile that was named by `--user-data-dir` stays whole.
 */
export function keepCachesLocal(
  app: Pick<App, 'getPath' | 'setPath' | 'getName'>,
  platform: NodeJS.Platform,
  local: string | null,
  make: (folder: string) => void = (folder) => void mkdirSync(folder, { recursive: true }),
): void {
  if (platform !== 'win32' || local === null) return;
  if (app.getPath('userData') !== join(app.getPath('appData'), app.getName())) return;
  const folder = join(local, app.getName());
  try {
    make(folder);
    app.setPath('sessionData', folder);
  } catch (error) {
    logWarning(`The caches stay in the roaming profile: ${errorMessage(error)}`);
  }
}

/** The folder for what can be fetched again. */
export const localFolder = (app: Pick<App, 'getPath'>): string => app.getPath('sessionData');
