import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The fuzz tests: project, file, and the variable that sets how many runs they make. */
const LANES = {
  ipc: { project: 'unit', file: 'tests/unit/electron/ipc/fuzz.test.ts', runs: 'FUZZ_RUNS' },
  api: { project: 'server', file: 'tests/server/http/fuzz.test.ts', runs: 'FUZZ_API_RUNS' },
} as const;
const ONE_TEST_MS = 600_000;

export interface FuzzFigures {
  inputs: number;
  seconds: number;
}

/** The fuzz of the test run, with many more inputs. Throws when one got through. */
export function fuzz(lane: keyof typeof LANES, inputs: number): FuzzFigures {
  const started = performance.now();
  const { project, file, runs } = LANES[lane];
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status } = spawnSync(vitest, ['run', `--project=${project}`, `--testTimeout=${ONE_TEST_MS}`, file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [runs]: String(inputs), FUZZ_SEED: String(Date.now() % 1_000_000) },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`the fuzz ended with ${status}`);
  return { inputs, seconds: (performance.now() - started) / 1_000 };
}
