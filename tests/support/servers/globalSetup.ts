import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, isHealthy } from '../../../scripts/processes.ts';
import { severalInstances } from './instances/severalInstances.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { SEEDED, TEST_DATA, TEST_ORIGIN, TEST_PORT, TEST_SECRET } from './testStore.ts';

const root = join(import.meta.dirname, '../../..');

/** Starts the demonstration in production mode on the seeded catalogue; returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(TEST_PORT),
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATA_DIR: TEST_DATA,
    SIGN_SECRET: TEST_SECRET,
    TRUST_PROXY: '127.0.0.1',
  };
  // Optional: needs PostgreSQL, and covers the same rules as tests/server/instances/instances.test.ts.
  const instances = Number(process.env['TEST_INSTANCES'] ?? 1);
  if (instances > 1) {
    rmSync(TEST_DATA, { recursive: true, force: true });
    return severalInstances(instances, environment);
  }
  await seedCatalogue();
  rmSync(TEST_DATA, { recursive: true, force: true });
  cpSync(SEEDED, TEST_DATA, { recursive: true });
  const server = spawn(process.execPath, ['demo/index.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  await untilHealthy(server);
  return () => end(server);
}

async function untilHealthy(server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) {
      throw new Error(`the reference server ended with ${server.exitCode} before it could serve`);
    }
    if (await isHealthy(TEST_ORIGIN)) return;
    await pause(100); // between two polls
  }
}
