import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { end } from '../../scripts/processes.ts';
import { TEST_SECRET } from '../support/servers/testStore.ts';

const root = join(import.meta.dirname, '../..');

/** The production build of the storefront on the demonstration, at a port of its own as long as `work` takes. */
export async function withOwnShop<T>(dataDir: string, work: (origin: string) => Promise<T>): Promise<T> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SIGN_SECRET: TEST_SECRET };
  execFileSync(process.execPath, ['scripts/build/build.ts'], { cwd: root, stdio: 'inherit' });
  execFileSync(process.execPath, ['demo/seed/index.ts'], { cwd: root, env, stdio: 'inherit' });
  const server = spawn(process.execPath, ['demo/index.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    return await work(/http:\S+/.exec(line)![0]);
  } finally {
    await end(server);
  }
}
