import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { end, freePort } from '../../../../scripts/processes.ts';
import { LoadBalancer } from './LoadBalancer.ts';
import { HOW_TO_GET_POSTGRES, startPostgres } from '../databases/postgresCluster.ts';
import { TEST_PORT } from '../testStore.ts';

const root = join(import.meta.dirname, '../../../..');

/** The production build as several processes on one PostgreSQL, behind a load balancer at the journeys' address. */
export async function severalInstances(
  count: number,
  environment: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  if (!cluster) throw new Error(HOW_TO_GET_POSTGRES);
  const env = { ...environment, DATABASE_URL: cluster.url };
  execFileSync(process.execPath, ['demo/seed/index.ts'], { cwd: root, stdio: 'inherit', env });
  const balancer = new LoadBalancer();
  const servers: ChildProcess[] = [];
  for (let started = 0; started < count; started += 1) {
    const port = String(await freePort());
    servers.push(
      spawn(process.execPath, ['demo/index.ts'], {
        cwd: root,
        env: { ...env, PORT: port },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
    await balancer.add(`http://127.0.0.1:${port}`);
  }
  await balancer.open(TEST_PORT);
  return async () => {
    await balancer.close();
    await Promise.all(servers.map((server) => end(server)));
    await cluster.stop();
  };
}
