import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort, isHealthy } from '../../../scripts/processes.ts';
import { confined, packageServer } from './packagedServer.ts';
import { SEEDED, TEST_SECRET } from './testStore.ts';

/** A store as a merchant runs it: packaged, in production mode, on a database copied from a demonstration. */
export class ProductionStore {
  readonly origin: string;
  /** Its output. */
  said = '';
  readonly #server: ChildProcess;
  readonly #folders: readonly string[];

  private constructor(origin: string, server: ChildProcess, folders: readonly string[]) {
    this.origin = origin;
    this.#server = server;
    this.#folders = folders;
    server.stderr?.on('data', (chunk: Buffer) => (this.said += chunk.toString('utf8')));
  }

  static async open(environment: Record<string, string> = {}): Promise<ProductionStore> {
    const folder = packageServer();
    const data = mkdtempSync(join(tmpdir(), 'medstore-production-'));
    cpSync(SEEDED, data, { recursive: true });
    const port = String(await freePort());
    const env = { ...process.env, NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1', DATA_DIR: data };
    const server = spawn(process.execPath, [...confined(folder, data), 'dist/store/index.js'], {
      ...{ cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      env: { ...env, SIGN_SECRET: TEST_SECRET, TRUST_PROXY: '127.0.0.1', MAIL: 'off', ...environment },
    });
    const store = new ProductionStore(`http://127.0.0.1:${port}`, server, [folder, data]);
    while (!(await isHealthy(store.origin))) {
      if (server.exitCode !== null) throw new Error(`the store in production did not start: ${store.said}`);
      await pause(100); // between two polls
    }
    return store;
  }

  async close(): Promise<void> {
    await end(this.#server);
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
