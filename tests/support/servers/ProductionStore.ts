import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort, isHealthy } from '../../../scripts/processes.ts';
import { permissionOptions, packageServer } from './packagedServer.ts';
import { SEEDED, TEST_SECRET } from './testStore.ts';

/** A store as a merchant runs it: packaged, in production mode, on a database copied from a demonstration. */
export class ProductionStore {
  readonly origin: string;
  /** Its output. */
  output = '';
  readonly #server: ChildProcess;
  readonly #folders: readonly string[];

  readonly #environment: NodeJS.ProcessEnv;

  private constructor(
    origin: string,
    server: ChildProcess,
    folders: readonly string[],
    environment: NodeJS.ProcessEnv,
  ) {
    this.#environment = environment;
    this.origin = origin;
    this.#server = server;
    this.#folders = folders;
    server.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString('utf8')));
  }

  /** Opens a store with these settings, which may depend on its address; without any, it writes no letters. */
  static async open(
    environment: Record<string, string> | ((origin: string) => Record<string, string>) = {},
  ): Promise<ProductionStore> {
    const folder = packageServer();
    const data = mkdtempSync(join(tmpdir(), 'medstore-production-'));
    cpSync(SEEDED, data, { recursive: true });
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const environmentOfStore = typeof environment === 'function' ? environment(origin) : environment;
    const env = { ...process.env, NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1', DATA_DIR: data };
    const all = { ...env, SIGN_SECRET: TEST_SECRET, TRUST_PROXY: '127.0.0.1', MAIL: 'off', ...environmentOfStore };
    const server = spawn(process.execPath, [...permissionOptions(folder, data), 'dist/store/index.js'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: all,
    });
    const store = new ProductionStore(origin, server, [folder, data], all);
    while (!(await isHealthy(store.origin))) {
      if (server.exitCode !== null) throw new Error(`the store in production did not start: ${store.output}`);
      await pause(100); // between two polls
    }
    return store;
  }

  /** Runs a command of the packaged server beside the running one; returns its output. */
  async run(file: string, ...parameters: string[]): Promise<string> {
    const [cwd] = this.#folders;
    const child = spawn(process.execPath, [`dist/store/${file}`, ...parameters], {
      cwd,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return output;
  }

  /** A file of the merchant's; returns its path. */
  write(name: string, content: unknown): string {
    const path = join(this.#folders[1]!, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  }

  async close(): Promise<void> {
    await end(this.#server);
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
