import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssModules } from './renderer/build/cssModules.ts';
import { WAIT_TIMEOUT_MS } from './tests/support/checks/timeout.ts';

/** Of the renderer's build, and of what is served beside its pages: Node's own world is theirs. */
const WITHOUT_PAGE = ['build/*', 'entry/webManifest', 'i18n/languages'].map(
  (name) => `tests/unit/renderer/${name}.test.ts`,
);

/**
 * Fluent's parts import all of its thousands of icons, which each page of a test file would load anew: they are put
 * together once, with the few that are shown. React stays outside, so that there is one.
 */
const FLUENT_IN_ONE_FILE = {
  enabled: true,
  include: ['@fluentui/react-components'],
  rolldownOptions: { external: [/^react(-dom)?(\/|$)/, /^use-sync-external-store(\/|$)/] },
};

/** `unit` needs no I/O; `server` runs on real databases, of which each test has its own. */
export default defineConfig({
  test: {
    // Nothing here is a measurement: what is awaited ends a wait, and what never comes ends it on any machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of two cores vitest would use one.
    maxWorkers: 2,
    expect: { poll: { timeout: WAIT_TIMEOUT_MS, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // To start a process for each file took as long as all of their tests.
          isolate: false,
          setupFiles: ['tests/support/setup/isolatedModules.ts'],
          include: ['tests/unit/{shared,server,demo,electron,scripts}/**/*.test.ts', ...WITHOUT_PAGE],
        },
      },
      {
        extends: true,
        plugins: [react()],
        css: cssModules('serve'),
        test: {
          name: 'unit-renderer',
          environment: 'jsdom',
          css: { include: [/\.module\.css$/] },
          // Each file has a page of its own, in a process that has the code already; what pages leave behind goes with it.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          deps: { optimizer: { client: FLUENT_IN_ONE_FILE } },
          setupFiles: ['tests/support/setup/rendererTimeout.ts', 'tests/support/setup/jsdomLayout.ts'],
          include: ['tests/unit/renderer/**/*.test.{ts,tsx}'],
          exclude: WITHOUT_PAGE,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/servers/databases/serverDatabases.ts'],
          // What the server is made of is loaded once, not for each file: that took longer than the tests.
          isolate: false,
        },
      },
    ],
  },
});
