import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import config from '../../../vitest.config.ts';
import { compileMutations } from './compileMutations.ts';
import type { Sweep } from './sweepFiles.ts';

const root = join(import.meta.dirname, '../../..');
const { paths } = JSON.parse(readFileSync(process.env['SWEEP_FILE']!, 'utf8')) as Sweep;
/** Ends waits of tests that a mutation makes wait in vain. */
const WAIT_TIMEOUT_MS = 4000;

const compiled = new Map<string, string>();
let nextId = 0;
for (const path of paths) {
  const { code, switches } = compileMutations(path, readFileSync(join(root, path), 'utf8'), nextId);
  compiled.set(path, code);
  nextId += switches.length;
}

const mutations: Plugin = {
  name: 'mutations',
  enforce: 'pre',
  transform(code, id) {
    const path = relative(root, id.split('?')[0]!);
    if (path === 'tests/support/checks/timeout.ts') return code.replace(/= [\d_]+;/, `= ${WAIT_TIMEOUT_MS};`);
    return compiled.get(path);
  },
};

interface Project {
  plugins?: Plugin[];
  test: { name: string };
}

/** The projects of the suite, loaded by Vite, in which `MutationRunner` runs the tests. */
export default defineConfig({
  ...config,
  root,
  test: {
    ...config.test,
    maxWorkers: 1,
    expect: { poll: { timeout: WAIT_TIMEOUT_MS, interval: 20 } },
    projects: (config.test!.projects as Project[]).map((project) => ({
      ...project,
      plugins: [mutations, ...(project.plugins ?? [])],
      test: {
        ...project.test,
        // A server test makes its own data.
        testTimeout: project.test.name === 'server' ? 30_000 : 12_000,
        runner: join(import.meta.dirname, 'MutationRunner.ts'),
        experimental: {},
        fsModuleCache: false,
      },
    })),
  },
});
