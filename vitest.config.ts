import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './tests/support/patience.ts';

/** `unit` needs no I/O; `server` runs on real databases, of which each test has its own. */
export default defineConfig({
  test: {
    // Nothing here is a measurement: what is awaited ends a wait, and what never comes ends it on any machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of two cores vitest would use one.
    maxWorkers: 2,
    expect: { poll: { timeout: PATIENCE_MS, interval: 20 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/unit/{shared,server,electron}/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'unit-renderer',
          environment: 'jsdom',
          setupFiles: ['tests/support/patientRenderer.ts'],
          include: ['tests/unit/renderer/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/serverDatabases.ts'],
          // What the server is made of is loaded once, not for each file: that took longer than the tests.
          isolate: false,
        },
      },
    ],
  },
});
