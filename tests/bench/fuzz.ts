import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const FILE = 'tests/unit/electron/ipcFuzz.test.ts';

export interface FuzzFigures {
  inputs: number;
  seconds: number;
}

/** The fuzz of the test run, with many more inputs: every channel of the desktop client. Throws when one got through. */
export function fuzzIpc(inputs: number): FuzzFigures {
  const started = performance.now();
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status } = spawnSync(vitest, ['run', '--project=unit', FILE], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: String(inputs) },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`the fuzz ended with ${status}`);
  return { inputs, seconds: (performance.now() - started) / 1_000 };
}
