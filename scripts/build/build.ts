// `npm run build`: the storefront for the browser and its server entry, only when a source has changed since.
import { join } from 'node:path';
import { build } from 'vite';
import { buildWorker } from './buildWorker.ts';
import { compressFiles } from './compressFiles.ts';
import { buildIfChanged } from './buildIfChanged.ts';

const root = join(import.meta.dirname, '../..');
const SOURCES = [
  'renderer/**/*',
  'shared/**/*',
  'resources/public/**/*',
  'package-lock.json',
  'scripts/build/{buildWorker,compressFiles}.ts',
];

const isNew = await buildIfChanged({ sources: SOURCES, stamp: join(root, 'dist/built') }, async () => {
  process.stdout.write('Building the storefront …\n');
  const configFile = join(root, 'renderer/vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  await buildWorker(root);
  await compressFiles(join(root, 'dist/web'));
});
if (!isNew) process.stdout.write('The build is up to date.\n');
