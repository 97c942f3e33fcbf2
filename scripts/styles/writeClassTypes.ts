import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Writes types of the class names in CSS modules, which `rootDirs` of tsconfig.json merges with the sources. */
export function writeClassTypes(): void {
  rmSync(join(root, '.cache/styles'), { recursive: true, force: true });
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/happy-css-modules/bin/hcm.js'),
      'renderer/src/**/*.module.css',
      '--outDir',
      '.cache/styles',
      '--no-declarationMap',
      '--no-cache',
      '--logLevel',
      'silent',
    ],
    { cwd: root, stdio: 'inherit' },
  );
}
