// `npm run build`: the storefront for the browser and its server entry, only when a source has changed since.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildWorker } from './buildWorker.ts';
import { compressFiles } from './compressFiles.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist/built');

/** One hash over everything a build depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(
    [
      'renderer/**/*',
      'shared/**/*',
      'resources/public/**/*',
      'package-lock.json',
      'scripts/{buildWorker,compressFiles}.ts',
    ],
    { cwd: root },
  );
  for (const file of files.toSorted()) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const wanted = fingerprint();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
  process.stdout.write('The build is up to date.\n');
} else {
  process.stdout.write('Building the storefront …\n');
  const configFile = join(root, 'renderer/vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  await buildWorker(root);
  await compressFiles(join(root, 'dist/web'));
  writeFileSync(stamp, wanted);
}
