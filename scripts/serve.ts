// Used by `npm start` and `npm run serve`: builds what has changed, seeds a demonstration, and serves.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings, requireMail, type Settings, StartFailure } from '../server/settings.ts';
import { root, run } from './install.mjs';

/** The first line of a demonstration's output. */
const DEMONSTRATION =
  'Demonstration: sample company, demo member, test payments, on this machine only. For a real store: npm run serve';

/** Reads the settings; an invalid one is one line and exit code 1, before anything is built. */
function settingsOrExit(): Settings {
  try {
    const settings = readSettings();
    requireMail(settings);
    return settings;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const { production } = settingsOrExit();
if (!production) process.stdout.write(`${DEMONSTRATION}\n`);
run(process.execPath, ['scripts/build/build.ts', ...(production ? [] : ['--storefront'])]);
if (!production) run(process.execPath, ['demo/seed/index.ts']);
// A real store runs as it is deployed: from the bundle.
await import(production ? pathToFileURL(join(root, 'dist/store/index.js')).href : '../demo/index.ts');
