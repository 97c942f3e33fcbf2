import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort, isHealthy } from '../../../scripts/processes.ts';
import { SEEDED, TEST_DATA, TEST_SECRET } from './testStore.ts';

const root = join(import.meta.dirname, '../../..');
const DATA = `${TEST_DATA}-production`;

/** A real store beside the journeys' own, on a database that was a demonstration's. */
export class ProductionStore {
  readonly origin: string;
  /** Its output. */
  said = '';
  readonly #server: ChildProcess;

  private constructor(origin: string, server: ChildProcess) {
    this.origin = origin;
    this.#server = server;
    server.stderr?.on('data', (chunk: Buffer) => (this.said += chunk.toString('utf8')));
  }

  static async open(environment: Record<string, string> = {}): Promise<ProductionStore> {
    rmSync(DATA, { recursive: true, force: true });
    cpSync(SEEDED, DATA, { recursive: true });
    const port = String(await freePort());
    const env = { ...process.env, NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1', DATA_DIR: DATA };
    const server = spawn(process.execPath, ['server/index.ts'], {
      ...{ cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
      env: { ...env, SIGN_SECRET: TEST_SECRET, TRUST_PROXY: '127.0.0.1', ...environment },
    });
    const store = new ProductionStore(`http://127.0.0.1:${port}`, server);
    while (!(await isHealthy(store.origin))) {
      if (server.exitCode !== null) throw new Error(`the store in production did not start: ${store.said}`);
      await pause(100); // between two questions
    }
    return store;
  }

  async close(): Promise<void> {
    await end(this.#server);
    rmSync(DATA, { recursive: true, force: true });
  }
}
