// `npm run types`: type-checks every world with its own globals. Linting does so, too; this is for a second check, which
// takes a seventh of the time.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { writeClassTypes } from './styles/writeClassTypes.ts';

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
        join(root, 'node_modules/typescript/bin/tsc'),
        '-p',
        folder,
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        join(root, `.cache/types/${world}.tsbuildinfo`),
      ],
      { cwd: root, stdio: 'inherit' },
    );
    tsc.on('exit', (code) => resolve(code ?? 1));
  });

writeClassTypes();
const codes = await Promise.all(Object.entries(worlds).map(check));
process.exit(Math.max(...codes));
