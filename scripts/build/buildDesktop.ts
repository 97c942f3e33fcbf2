// Builds the desktop client's three worlds into out/, only if a source or a built-in setting has changed.
import { join } from 'node:path';
import { build } from 'electron-vite';
import { buildIfChanged } from './buildIfChanged.ts';

const root = join(import.meta.dirname, '../..');
const SOURCES = [
  'electron/**/*',
  'renderer/**/*',
  'shared/**/*',
  'resources/public/**/*',
  'server/settings.ts',
  'electron.vite.config.ts',
  'package-lock.json',
];
const SETTINGS = ['MEDSTORE_API_URL', 'SIGN_SECRET', 'UPDATE_URL', 'UPDATE_KEY'];

const isNew = await buildIfChanged(
  { sources: SOURCES, settings: SETTINGS, stamp: join(root, 'out/built') },
  async () => {
    process.stdout.write('Building the desktop client …\n');
    await build({ root, logLevel: 'warn' });
  },
);
if (!isNew) process.stdout.write('The desktop client is up to date.\n');
