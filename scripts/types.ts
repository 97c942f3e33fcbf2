// `npm run types`: type-checks every world with its own globals.
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Each world's folder has a tsconfig with its globals. */
const worlds = {
  shared: 'shared',
  server: 'server',
  main: 'electron/main',
  preload: 'electron/preload',
  renderer: 'renderer/src',
  worker: 'renderer/src/worker',
  tests: 'tests',
};

const check = ([world, folder]: [string, string]): Promise<number> =>
  new Promise((resolve) => {
    const tsc = spawn(
      process.execPath,
      // The worlds run in parallel: several checkers in each would only compute the same types several times.
      [
        ...[join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--checkers', '1'],
        // Incremental: a second check takes a seventh of the time.
        ...['--incremental', '--tsBuildInfoFile', join(root, `.cache/types/${world}.tsbuildinfo`)],
      ],
      { cwd: root, stdio: 'inherit' },
    );
    tsc.on('exit', (code) => resolve(code ?? 1));
  });

// Generates types of the class names in CSS modules, which `rootDirs` of tsconfig.json merges with the sources.
rmSync(join(root, '.cache/styles'), { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/happy-css-modules/bin/hcm.js'),
    'renderer/src/**/*.module.css',
    ...['--outDir', '.cache/styles', '--no-declarationMap', '--no-cache', '--logLevel', 'silent'],
  ],
  { cwd: root, stdio: 'inherit' },
);

const codes = await Promise.all(Object.entries(worlds).map(check));
process.exit(Math.max(...codes));
