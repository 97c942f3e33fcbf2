import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssModules } from './renderer/build/cssModules.ts';
import { themeStyles } from './renderer/build/themeStyles.ts';
import { WAIT_TIMEOUT_MS } from './tests/support/checks/timeout.ts';

/** Tests that need a page: those that render, and others of the renderer that use `document` or `window`. */
const WITH_PAGE = ['tests/unit/renderer/**/*.test.tsx', 'tests/unit/renderer/**/*.page.test.ts'];

/** Tests without a page that mock modules, most of them Electron's. */
const WITH_MOCKS = [
  'tests/unit/electron/**/*.test.ts',
  'tests/unit/demo/mail/*.test.ts',
  'tests/unit/renderer/stores/session/SocialStore.test.ts',
];

/** Tests of code that Node cannot load: JSX, and `import.meta.glob`. */
const WITH_VITE = [
  'tests/unit/demo/seed/pages/articles.test.ts',
  'tests/unit/renderer/app/kiosk/attract/nextSlide.test.ts',
  'tests/unit/renderer/app/{namespaces,routes,screens}.test.ts',
  'tests/unit/renderer/entry/html/inlineFirstPictures.test.ts',
  'tests/unit/renderer/entry/{server,webManifest}.test.ts',
  'tests/unit/renderer/ui/layout/FluentParts.test.ts',
];

/**
 * Bundles Fluent's components with the icons in use, as each test file's page would otherwise load thousands of icons.
 * React stays outside, so that there is only one copy.
 */
const FLUENT_IN_ONE_FILE = {
  enabled: true,
  include: ['@fluentui/react-components'],
  rolldownOptions: { external: [/^react(-dom)?(\/|$)/, /^use-sync-external-store(\/|$)/] },
};

/** `unit` needs no I/O; `server` runs on real databases, a separate one for each test. */
export default defineConfig({
  test: {
    // The only ones, and generous, as no test measures time: waits end as soon as their condition holds, and a machine
    // that has other work takes ten times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // By default vitest would use one of two cores.
    maxWorkers: 2,
    expect: { poll: { timeout: WAIT_TIMEOUT_MS, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Files share a process and its modules, as starting one per file took as long as all tests. So none of them
          // mocks a module: the next file would find it mocked.
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...WITH_PAGE, ...WITH_MOCKS, ...WITH_VITE],
          // Node loads the sources itself, for four fifths of the processor time of Vite's module runner.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-mocks',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/setup/isolatedModules.ts'],
          include: [...WITH_MOCKS, ...WITH_VITE],
        },
      },
      {
        extends: true,
        plugins: [react(), themeStyles()],
        css: cssModules('serve'),
        test: {
          name: 'unit-renderer',
          environment: 'jsdom',
          css: { include: [/\.module\.css$/] },
          // Each file has its own page, in a process that has already loaded the code; state left by a page is
          // discarded with it.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          deps: { optimizer: { client: FLUENT_IN_ONE_FILE } },
          setupFiles: ['waits', 'jsdomLayout', 'withoutOwnerStacks'].map((name) => `tests/support/setup/${name}.ts`),
          include: WITH_PAGE,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/servers/databases/serverDatabases.ts'],
          alias: { '@node-rs/argon2': join(import.meta.dirname, 'tests/support/fakes/argon2.ts') },
          // Loads the server's modules once, not per file, as that took longer than the tests.
          isolate: false,
          // Optimising the embedded database's WebAssembly costs more than the tests save by it.
          execArgv: ['--liftoff-only'],
        },
      },
    ],
  },
});
