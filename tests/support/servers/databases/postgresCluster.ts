import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { end, freePort } from '../../../../scripts/processes.ts';

const DEBIAN = '/usr/lib/postgresql';
const USER = 'tester';

export const HOW_TO_GET_POSTGRES =
  'the data tests ran on the embedded database alone; for PostgreSQL install it (apt-get install postgresql) or set TEST_DATABASE_URL';

export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL; null if none is installed. `isTuned`: as a store of a million products runs it, with autovacuum and
 * 2 GB of shared buffers.
 */
export async function startPostgres({ isTuned = false } = {}): Promise<Cluster | null> {
  const bin = binaries();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'medstore-postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options = { cwd: folder, stdio: 'ignore', ...identity } as const;
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const port = await freePort();
  // The data need not be durable.
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
    ...(isTuned ? ['shared_buffers=2GB'] : ['autovacuum=off']),
  ].flatMap((line) => ['-c', line]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return { url, stop: () => stop(server, folder) };
}

function binaries(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

// PostgreSQL refuses to run as root.
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} before it could serve`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(50); // between two polls
    }
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  await end(server, 'SIGINT');
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a statement outside the test databases, such as `create database`; returns its rows. */
export async function askPostgres(server: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}
