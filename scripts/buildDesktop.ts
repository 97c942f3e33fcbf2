// The desktop client's three worlds into out/, only when a source or a built-in setting has changed since.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'electron-vite';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'out/built');
const SOURCES = [
  'electron/**/*',
  'renderer/**/*',
  'shared/**/*',
  'resources/public/**/*',
  'server/settings.ts',
  'electron.vite.config.ts',
  'package-lock.json',
];

async function fingerprint(): Promise<string> {
  const builtIn = ['MEDSTORE_API_URL', 'SIGN_SECRET', 'UPDATE_URL', 'UPDATE_KEY'];
  const hash = createHash('sha256').update(builtIn.map((name) => process.env[name] ?? '').join('\n'));
  const paths: string[] = [];
  for await (const file of glob(SOURCES, { cwd: root, withFileTypes: true })) {
    if (file.isFile()) paths.push(join(file.parentPath, file.name));
  }
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

const wanted = await fingerprint();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
  process.stdout.write('The desktop client is up to date.\n');
} else {
  process.stdout.write('Building the desktop client …\n');
  await build({ root, logLevel: 'warn' });
  writeFileSync(stamp, wanted);
}
