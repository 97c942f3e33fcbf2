// `npm run build`: the storefront for the browser, its server entry, and the server's bundle; each only when a source has
// changed since. The demonstration, whose server runs from source, leaves out the bundle (`--storefront`).
import { join } from 'node:path';
import { build } from 'vite';
import { buildServer } from './buildServer.ts';
import { buildWorker } from './buildWorker.ts';
import { compressFiles } from './compressFiles.ts';
import { buildIfChanged } from './buildIfChanged.ts';

const root = join(import.meta.dirname, '../..');
// Always React's production build: a shell or a test runner may set another value.
process.env['NODE_ENV'] = 'production';
const STOREFRONT = [
  'renderer/**/*',
  'shared/**/*',
  'resources/public/**/*',
  'package-lock.json',
  'scripts/build/{buildWorker,compressFiles}.ts',
];
const SERVER = ['server/**/*', 'shared/**/*', 'package-lock.json', 'scripts/build/buildServer.ts'];

const isStorefrontNew = await buildIfChanged({ sources: STOREFRONT, stamp: join(root, 'dist/built') }, async () => {
  process.stdout.write('Building the storefront …\n');
  const configFile = join(root, 'renderer/vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  await buildWorker(root);
  await compressFiles(join(root, 'dist/web'));
});
const bundle = (): Promise<boolean> =>
  buildIfChanged({ sources: SERVER, stamp: join(root, 'dist/store/built') }, () => {
    process.stdout.write('Building the server …\n');
    return buildServer(root);
  });
const isServerNew = process.argv.includes('--storefront') ? false : await bundle();
if (!isStorefrontNew && !isServerNew) process.stdout.write('The build is up to date.\n');
