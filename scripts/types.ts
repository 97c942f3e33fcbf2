// `npm run types`: every world is checked with the globals that it really has.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const worlds = ['shared', 'server', 'main', 'preload', 'renderer', 'worker', 'tests'];

const check = (world: string): Promise<number> =>
  new Promise((resolve) => {
    const tsc = spawn(
      process.execPath,
      // The worlds go side by side: several checkers in each would only make the same types several times.
      [
        ...[join(root, 'node_modules/typescript/bin/tsc'), '-p', `tsconfig.${world}.json`, '--checkers', '1'],
        // A second check reads only what has changed: a seventh of the work.
        ...['--incremental', '--tsBuildInfoFile', join(root, `.cache/types/${world}.tsbuildinfo`)],
      ],
      { cwd: root, stdio: 'inherit' },
    );
    tsc.on('exit', (code) => resolve(code ?? 1));
  });

const codes = await Promise.all(worlds.map(check));
process.exit(Math.max(...codes));
