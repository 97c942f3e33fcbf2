// `npm run types`: checks every world with the globals that exist there.
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Each world's folder has the tsconfig that says which globals exist there. */
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

// The names of classes in CSS modules become types, beside which `rootDirs` of tsconfig.json lays the sources.
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
